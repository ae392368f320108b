import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useStored } from '../../../ui/shared/stored.ts';

const usesSchema = z.boolean();

/** True once this screen has shown items: then their button stands in the bar. */
export const useUsesStock = (restaurantId: string) =>
  useStored(`bhoj.kitchen.uses-stock.${restaurantId}`, usesSchema, false);

/** The database of a restaurant's unsent waste and counts. */
export const stockDatabase = (restaurantId: string): string => `bhoj.kitchen.stock.${restaurantId}`;

/** True where this device has kept waste or counts. A full device remembers nothing else of it. */
export function useKeepsStock(restaurantId: string): boolean {
  const [keeps, setKeeps] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const all = await globalThis.indexedDB.databases();
      if (!isGone) setKeeps(all.some(({ name }) => name === stockDatabase(restaurantId)));
    };
    // A browser that cannot list its databases relies on `useUsesStock` alone.
    if ('indexedDB' in globalThis) look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [restaurantId]);
  return keeps;
}
