import { useCallback, useEffect, useMemo, useState } from 'react';
import { PACE_DAYS, inHouse } from '@bhoj/domain/stock/figures/in-house';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import type { InHouse } from '@bhoj/domain/stock/figures/in-house';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { mapLive, orNull, together, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { Live } from '../../../firebase/live.ts';

/** The stock in the house, and the documents behind it. */
export interface House {
  readonly items: StockItems;
  /** Null until something has moved. */
  readonly levels: StockLevels | null;
  readonly rows: readonly InHouse[];
}

/** Reads the items, their levels and the last days: nine documents at most. Missing without items. */
export function useInHouse(now: number): Live<House> {
  const restaurantId = useRestaurantId();
  const { dayCutoff } = useServiceSettings();
  const today = startOf(businessDayOf(now, dayCutoff));
  const items = useLiveDoc(stockItems, { restaurantId });
  const levels = useLiveDoc(stockLevels, { restaurantId });
  const days = useLiveList(
    stockDays,
    { restaurantId },
    stockDays.queries.between(dateOf(today - PACE_DAYS * DAY), dateOf(today - DAY)),
  );
  return useMemo(
    () =>
      mapLive(together(items, orNull(levels), whole(days)), ([known, level, all]) => ({
        items: known,
        levels: level,
        rows: inHouse(
          known.items,
          level ?? { levels: {} },
          all.map(({ value }) => value),
          now,
        ),
      })),
    [items, levels, days, now],
  );
}

export interface Folding {
  readonly state: 'folding' | 'folded' | 'failed';
  readonly fold: () => void;
}

/**
 * Adds the sales since the last fold to the levels, once when the page opens, for those who may. It begins once the page has heard of
 * the levels (`isHeard`): the Firestore emulator loses a change that is written while a listener begins.
 */
export function useFold(isHeard: boolean): Folding {
  const may = useMay()('stock');
  const attempt = useAttempt(foldStock);
  const [state, setState] = useState<Folding['state']>(may ? 'folding' : 'folded');
  const run = useCallback(
    () => attempt({}).then((answer) => setState('output' in answer ? 'folded' : 'failed')),
    [attempt],
  );
  useEffect(() => {
    if (may && isHeard) void run();
  }, [may, isHeard, run]);
  const fold = useCallback(() => {
    setState('folding');
    void run();
  }, [run]);
  return { state, fold };
}
