import { stockDays, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { fold } from '@bhoj/domain/stock/ledger/fold';
import { inOrder } from '@bhoj/domain/stock/ledger/places';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Stock } from '@bhoj/domain/stock/ledger/fold';
import type { StockDay } from '@bhoj/domain/stock/shape/day.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** Moves that one transaction folds. */
const FOLDED_AT_ONCE = 200;

/** Folds of one restaurant wait for each other in an instance, and neither orders nor bills wait for them. */
export const stockQueue = (restaurantId: string): string => `${restaurantId} stock`;

/** The stock up to the moves that wait, with the documents as they were read. */
export interface Unfolded {
  readonly levels: StockLevels | null;
  readonly days: readonly StockDay[];
  /** The moves that wait for a place, in their order. */
  readonly waiting: readonly Entry<StockMove>[];
  /** True where more of them may wait. */
  readonly isMore: boolean;
}

/** Reads the levels, the first moves that wait, and the days on which they count, and `day`. */
export async function readUnfolded(store: Store, restaurantId: string, day?: string): Promise<Unfolded> {
  const [levels, found] = await Promise.all([
    store.get(stockLevels, { restaurantId }),
    store.find(stockMoves, { restaurantId }, stockMoves.queries.unplaced(FOLDED_AT_ONCE)),
  ]);
  const waiting = inOrder(found);
  const dates = new Set([...waiting.map(({ value }) => value.day), ...(day === undefined ? [] : [day])]);
  const days = await Promise.all([...dates].map((date) => store.get(stockDays, { restaurantId, day: date })));
  return {
    levels,
    days: days.filter((one) => one !== null),
    waiting,
    isMore: waiting.length === FOLDED_AT_ONCE,
  };
}

const stockOf = ({ levels, days }: Pick<Unfolded, 'levels' | 'days'>): Stock => ({
  levels: levels?.levels ?? {},
  days: Object.fromEntries(days.map(({ day, sums }) => [day, sums])),
});

/** Writes the levels and days after a fold, up to a place of the ledger. */
export function writeStock(
  store: Store,
  restaurantId: string,
  before: Pick<Unfolded, 'levels' | 'days'>,
  { stock, place, now }: { readonly stock: Stock; readonly place: number; readonly now: number },
): void {
  const levels = { place, foldedAt: now, levels: { ...stock.levels } };
  store.change(stockLevels, { restaurantId }, before.levels, levels);
  for (const [day, sums] of Object.entries(stock.days)) {
    const was = before.days.find((one) => one.day === day) ?? null;
    store.change(stockDays, { restaurantId, day }, was, { day, sums });
  }
}

/**
 * Gives the waiting moves their places and adds them to the levels. Returns the stock with them, and the last place;
 * writes the places of the moves, and nothing else.
 */
export function placeWaiting(
  store: Store,
  restaurantId: string,
  unfolded: Unfolded,
): { readonly stock: Stock; readonly place: number } {
  const { levels, waiting } = unfolded;
  const before = levels?.place ?? 0;
  for (const [i, { id: moveId }] of waiting.entries())
    store.update(stockMoves, { restaurantId, moveId }, { place: before + i + 1 });
  const moves = waiting.map(({ value }) => value);
  return { stock: fold(stockOf(unfolded), moves), place: before + waiting.length };
}

/** Folds the first moves that wait. */
async function foldSome(store: Store, restaurantId: string, now: number) {
  const unfolded = await readUnfolded(store, restaurantId);
  const { levels, waiting, isMore } = unfolded;
  if (waiting.length === 0) return { place: levels?.place ?? 0, isMore };
  const folded = placeWaiting(store, restaurantId, unfolded);
  writeStock(store, restaurantId, unfolded, { ...folded, now });
  return { place: folded.place, isMore };
}

/**
 * Folds every move that waits into levels and days, and returns the place of the last one. Safe to repeat and to run several
 * times at once: a move gets its place in the transaction that folds it.
 */
export async function foldStock(restaurantId: string, now = Date.now()): Promise<number> {
  for (;;) {
    // Each transaction begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const { place, isMore } = await transact(stockQueue(restaurantId), (store) =>
      foldSome(store, restaurantId, now),
    );
    if (!isMore) return place;
  }
}
