import { z } from 'zod';
import type { Sheet } from '@bhoj/domain/stock/count/count-sheet';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { entriesOf, useStored } from '../../../ui/shared/stored.ts';

const sheetSchema = entriesOf(z.object({ text: z.string(), at: z.number() }));

const EMPTY: Sheet = {};

export interface SheetOnDevice {
  readonly sheet: Sheet;
  readonly type: (itemId: string, text: string) => void;
  readonly clear: () => void;
}

/** What was typed of a count; it stays on this device until it is saved. */
export function useSheet(): SheetOnDevice {
  const restaurantId = useRestaurantId();
  const [sheet, update] = useStored<Sheet>(`bhoj.stock.count.${restaurantId}`, sheetSchema, EMPTY);
  return {
    sheet,
    type: (itemId, text) => update((all) => ({ ...all, [itemId]: { text, at: Date.now() } })),
    clear: () => update(() => EMPTY),
  };
}
