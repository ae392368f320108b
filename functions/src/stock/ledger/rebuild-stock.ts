import { rebuildStock as contract } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { fold, NO_STOCK } from '@bhoj/domain/stock/ledger/fold';
import { differing } from '@bhoj/domain/stock/ledger/differing';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Stock } from '@bhoj/domain/stock/ledger/fold';
import type { StockDay } from '@bhoj/domain/stock/shape/day.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { noteFault } from '../../firebase/faults.ts';
import { readAt, transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';
import { stockQueue, writeStock } from '../../shared/stock.repo.ts';

/** Moves of one page. */
const PAGE = 500;

/** How often moves may be folded meanwhile, before it gives up. */
const MAX_ATTEMPTS = 20;

/** Days that one transaction puts right; more differ only where the fold itself was wrong, and the next rebuild goes on. */
const MOST_DAYS = 300;

/** The stock that the moves up to a place add up to. */
interface Rebuilt {
  readonly stock: Stock;
  readonly place: number;
}

/** Adds the moves after a place, page by page. */
async function readOn(restaurantId: string, from: Rebuilt): Promise<Rebuilt> {
  for (let { stock, place } = from; ;) {
    const spec = stockMoves.queries.placed(place, PAGE);
    // Each page begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readAt((store) => store.find(stockMoves, { restaurantId }, spec));
    stock = fold(
      stock,
      page.map(({ value }) => value),
    );
    place = page.at(-1)?.value.place ?? place;
    if (page.length < PAGE) return { stock, place };
  }
}

const readDays = async (store: Pick<Store, 'get'>, restaurantId: string, days: readonly string[]) =>
  (await Promise.all(days.map((day) => store.get(stockDays, { restaurantId, day })))).filter(
    (day): day is StockDay => day !== null,
  );

/** Returns the days with other stored sums. */
async function differingDays(restaurantId: string, { stock }: Rebuilt): Promise<string[]> {
  const days = Object.keys(stock.days);
  const stored = await readAt((store) => readDays(store, restaurantId, days));
  const known = Object.fromEntries(stored.map(({ day, sums }) => [day, sums]));
  return differing(known, stock.days).slice(0, MOST_DAYS);
}

/** Corrects the levels and days that differ; null where moves were folded since. */
async function putRight(store: Store, restaurantId: string, rebuilt: Rebuilt, days: string[], now: number) {
  const [levels, stored] = await Promise.all([
    store.get(stockLevels, { restaurantId }),
    readDays(store, restaurantId, days),
  ]);
  if ((levels?.place ?? 0) !== rebuilt.place) return null;
  const keys = differing(levels?.levels ?? {}, rebuilt.stock.levels);
  if (keys.length === 0 && days.length === 0) return { levels: 0, days: 0 };
  const sums = Object.fromEntries(days.map((day) => [day, rebuilt.stock.days[day] ?? {}]));
  writeStock(
    store,
    restaurantId,
    { levels, days: stored },
    { stock: { levels: rebuilt.stock.levels, days: sums }, place: rebuilt.place, now },
  );
  return { levels: keys.length, days: days.length };
}

/** Folds all moves anew beside running bills: it applies only where the levels have not moved on meanwhile. */
export const rebuildStock = defineCallable(
  contract,
  async (_, { caller: { restaurantId }, now, requestId }) => {
    let rebuilt: Rebuilt = { stock: NO_STOCK, place: 0 };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // Each attempt goes on after the moves that were folded meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      rebuilt = await readOn(restaurantId, rebuilt);
      const { place } = rebuilt;
      // oxlint-disable-next-line no-await-in-loop
      const days = await differingDays(restaurantId, rebuilt);
      // oxlint-disable-next-line no-await-in-loop
      const right = await transact(stockQueue(restaurantId), (store) =>
        putRight(store, restaurantId, rebuilt, days, now),
      );
      if (right === null) continue;
      if (right.levels + right.days > 0)
        // oxlint-disable-next-line no-await-in-loop
        await noteFault({ kind: 'sweep', what: 'stock-differs', requestId }, now);
      return { moves: place, ...right };
    }
    throw new Refusal('busy-try-again');
  },
  { memory: '512MiB', timeoutSeconds: 300 },
);
