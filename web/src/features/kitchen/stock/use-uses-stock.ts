import { z } from 'zod';
import { useStored } from '../../../ui/shared/stored.ts';

const usesSchema = z.boolean();

/** True once this screen has shown items: then their button stands in the bar, and what waits is sent. */
export const useUsesStock = (restaurantId: string) =>
  useStored(`bhoj.kitchen.uses-stock.${restaurantId}`, usesSchema, false);
