import { z } from 'zod';
import { useStored } from '../../../ui/shared/stored.ts';
import type { Stored } from '../../../ui/shared/stored.ts';

const keptSchema = z.record(z.string(), z.unknown());

const NOTHING: Readonly<Record<string, unknown>> = {};

/** What waits on this device, as it is stored; `outbox.ts` reads it, once there is any. */
export const useKept = (
  restaurantId: string,
): [Readonly<Record<string, unknown>>, Stored<Readonly<Record<string, unknown>>>['update']] =>
  useStored<Readonly<Record<string, unknown>>>(`bhoj.kitchen.stock-out.${restaurantId}`, keptSchema, NOTHING);

const usesSchema = z.boolean();

/** True once this screen has shown items: then their button stands in the bar. */
export const useUsesStock = (restaurantId: string) =>
  useStored(`bhoj.kitchen.uses-stock.${restaurantId}`, usesSchema, false);
