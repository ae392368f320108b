import { warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '@bhoj/domain/catalogue/region';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { onWatch } from '../firebase/faults.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { findInRestaurants } from '../firebase/store.ts';
import { foldStock } from '../shared/stock.repo.ts';

/** Moves of all restaurants that one query finds. */
const FOUND_AT_ONCE = 500;

/** A run stops before Cloud Scheduler ends it; what is left, a page or the next night folds. */
const RUN_MS = 7 * MINUTE;

async function foldAll(until: number): Promise<void> {
  const tried = new Set<string>();
  while (Date.now() < until) {
    const spec = stockMoves.queries.unplacedAnywhere(FOUND_AT_ONCE);
    // Each page shows what the folds before it have left.
    // oxlint-disable-next-line no-await-in-loop
    const found = await findInRestaurants(stockMoves, spec);
    const next = [...new Set(found.map(({ restaurantId }) => restaurantId))].filter((id) => !tried.has(id));
    if (next.length === 0) return;
    for (const restaurantId of next) {
      tried.add(restaurantId);
      try {
        // One restaurant after the other, so that none waits for the locks of all.
        // oxlint-disable-next-line no-await-in-loop
        await foldStock(restaurantId);
      } catch (cause) {
        // A restaurant that cannot be read must not stop the others.
        warn('stock not folded', { cause: withoutPersonalData(String(cause)) });
      }
    }
  }
}

/** Folds the stock of every restaurant, so that a morning's page has little to wait for. */
export const foldEachNight = onSchedule(
  { region: REGION, schedule: 'every day 04:30', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  () => onWatch('stock', () => foldAll(Date.now() + RUN_MS)),
);
