import { Refusal } from '@bhoj/domain/catalogue/reasons';
import {
  assertItems,
  assertRoom,
  assertStores,
  countedAtOnce,
  countLines,
} from '@bhoj/domain/stock/count/take-count';
import { fold } from '@bhoj/domain/stock/ledger/fold';
import { moveIdOf, newMove } from '@bhoj/domain/stock/ledger/new-move';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import { stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { transact } from '../../firebase/store.ts';
import { foldStock, placeWaiting, readUnfolded, stockQueue, writeStock } from '../../shared/stock.repo.ts';
import type { CountTaken } from '@bhoj/domain/stock/count/count.contract';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { authorsOf, dayIn, readEnterer } from '../post-move.ts';
import type { Acting } from '../post-move.ts';

/** The most moves since a count that it leaves out of its difference: two busy days. With more, it counts again. */
const MOST_SINCE = 2000;

/** The attempts of a count: it folds first when too many moves came in meanwhile, and then begins again. */
const MAX_ATTEMPTS = 4;

/** True where a move is this count: the same items, stores and times. The move lacks the counted quantities. */
const isSame = (known: StockMove, { lines, note }: CountTaken): boolean =>
  known.note === note &&
  known.lines.length === lines.length &&
  known.lines.every((line, i) => {
    const counted = lines[i];
    return (
      counted !== undefined &&
      line.itemId === counted.itemId &&
      line.storeId === counted.storeId &&
      line.countedAt === Math.min(counted.at, known.postedAt)
    );
  });

/**
 * Gives a count its place in the transaction that works out its differences. So a move that was written before, and
 * that this transaction did not read, cannot be folded before the count.
 */
export async function takeCount(
  input: CountTaken & { readonly authorUid?: string | undefined },
  { caller, now, record }: Acting,
) {
  const { restaurantId } = caller;
  const { countId, note, authorUid } = input;
  const moveId = moveIdOf.count(countId);
  const at = { restaurantId, moveId };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Each attempt begins when the moves before it are folded.
    // oxlint-disable-next-line no-await-in-loop
    const isTaken = await transact(stockQueue(restaurantId), async (store) => {
      const [known, items] = await Promise.all([
        store.get(stockMoves, at),
        store.get(stockItems, { restaurantId }),
      ]);
      if (known !== null && !isSame(known, input)) throw new Refusal('request-id-used');
      if (known !== null) return true;
      const counted = countedAtOnce(input.lines, now);
      assertItems(
        itemsById(items),
        counted.map(({ itemId }) => itemId),
      );
      assertStores(
        items,
        counted.map(({ storeId }) => storeId),
      );
      const times = counted.map((line) => line.at);
      const day = await dayIn(store, restaurantId, Math.max(...times));
      const since = stockMoves.queries.since(new Date(Math.min(...times)), MOST_SINCE);
      const [unfolded, later, enterer] = await Promise.all([
        readUnfolded(store, restaurantId, day),
        store.find(stockMoves, { restaurantId }, since),
        readEnterer(store, caller, authorUid),
      ]);
      if (unfolded.isMore) return false;
      // The last moves read are the oldest; earlier ones are unknown.
      const knownSince = later.length < MOST_SINCE ? 0 : Math.min(...later.map(({ value }) => value.at));
      const tooOld = counted.flatMap((line, i) => (line.at < knownSince ? [i + 1] : []));
      if (tooOld.length > 0) throw new Refusal('too-long-ago', { lines: tooOld });
      const { stock, place } = placeWaiting(store, restaurantId, unfolded);
      assertRoom(stock.levels, counted);
      const moves = later.map(({ value }) => value);
      const move = {
        ...newMove({
          kind: 'count',
          at: Math.max(...times),
          day,
          postedAt: now,
          lines: countLines(counted, stock.levels, moves),
          ...authorsOf(caller, enterer),
          note,
        }),
        place: place + 1,
      };
      store.create(stockMoves, at, move);
      writeStock(store, restaurantId, unfolded, { stock: fold(stock, [move]), place: place + 1, now });
      record(store, { countId, items: counted.length }, enterer);
      return true;
    });
    if (isTaken) return {};
    // oxlint-disable-next-line no-await-in-loop
    await foldStock(restaurantId);
  }
  throw new Refusal('busy-try-again');
}
