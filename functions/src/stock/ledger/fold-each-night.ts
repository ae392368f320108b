import { warn } from 'firebase-functions/logger';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import { noteFault } from '../../firebase/faults.ts';
import { withoutPersonalData } from '../../firebase/redact.ts';
import { findInRestaurants } from '../../firebase/store.ts';
import { foldStock } from '../../shared/stock.repo.ts';

/** Moves of all restaurants that one query finds. */
const FOUND_AT_ONCE = 500;

/** A run stops before Cloud Scheduler ends it; a page or the next run folds the rest. */
const RUN_MS = 7 * MINUTE;

async function foldOne(restaurantId: string): Promise<void> {
  try {
    await foldStock(restaurantId);
  } catch (cause) {
    // A restaurant that cannot be read must not stop the others.
    warn('stock not folded', { cause: withoutPersonalData(String(cause)) });
    await noteFault({ kind: 'sweep', what: 'stock-not-folded', requestId: '' }, Date.now());
  }
}

async function foldAll(until: number): Promise<void> {
  const tried = new Set<string>();
  for (let after = 0; Date.now() < until;) {
    const spec = stockMoves.queries.unplacedAnywhere(new Date(after), FOUND_AT_ONCE);
    // Each page begins where the one before has ended, past the moves that could not be folded.
    // oxlint-disable-next-line no-await-in-loop
    const found = await findInRestaurants(stockMoves, spec);
    const last = found.at(-1)?.value.postedAt;
    if (last === undefined) return;
    // Goes back 1 ms, because several moves may have the same millisecond.
    after = Math.max(after + 1, last - 1);
    for (const { restaurantId } of found) {
      if (tried.has(restaurantId)) continue;
      tried.add(restaurantId);
      // One restaurant after the other, so that none waits for the locks of all.
      // oxlint-disable-next-line no-await-in-loop
      await foldOne(restaurantId);
    }
  }
}

/** Folds the stock of every restaurant, so that a morning's page has little to wait for. */
export const foldEachNight = (): Promise<void> => foldAll(Date.now() + RUN_MS);
