import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { withoutOld } from '@bhoj/domain/stock/count/count-sheet';
import type { Sheet } from '@bhoj/domain/stock/count/count-sheet';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { entriesOf, useStored } from '../../../ui/shared/stored.ts';

const sheetSchema = entriesOf(z.object({ text: z.string(), at: z.number() }));

const EMPTY: Sheet = {};

export interface SheetOnDevice {
  readonly sheet: Sheet;
  /** False where the device has no room for it, or keeps nothing: then it lasts as long as the page. */
  readonly isKept: boolean;
  readonly type: (key: string, text: string) => void;
  /** Removes the entries that were saved. An entry that the person typed again meanwhile stays. */
  readonly drop: (saved: Sheet) => void;
  readonly clear: () => void;
}

/** The typed texts of a count; they stay on this device until they are saved, a day at most. */
export function useSheet(): SheetOnDevice {
  const restaurantId = useRestaurantId();
  const [sheet, update, isKept] = useStored<Sheet>(`bhoj.stock.count.${restaurantId}`, sheetSchema, EMPTY);
  useEffect(() => update((all) => withoutOld(all, serverNow())), [update]);
  const acts = useMemo(
    () => ({
      type: (key: string, text: string) => update((all) => ({ ...all, [key]: { text, at: serverNow() } })),
      drop: (saved: Sheet) =>
        update((all) =>
          Object.fromEntries(
            Object.entries(all).filter(
              ([key, { text, at }]) => saved[key]?.text !== text || saved[key].at !== at,
            ),
          ),
        ),
      clear: () => update(() => EMPTY),
    }),
    [update],
  );
  return { sheet, isKept, ...acts };
}
