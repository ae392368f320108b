import { aStockItem, someRecipes } from '@bhoj/domain/fixtures/stock';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { storedSize } from '@bhoj/domain/kernel/stored-size';
import { PACE_DAYS } from '@bhoj/domain/stock/figures/in-house';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockDays, stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, dateOf, DAY, startOf } from '@bhoj/domain/time/ist';
import { beforeAll, expect, test } from 'vitest';
import { get } from '../../support/arrange.ts';
import { call, db } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { aStockedHouse, moved } from '../../support/stock.ts';
import { aYearOfStock, ITEMS, yearItem } from '../../support/year-of-stock.ts';
import type { House } from '../../support/arrange.ts';

beforeAll(tallyServer);

const BILLS = 50_000;

/** What `npm test` asks of Stock when it opens (P-STOCK-1). */
const MOST_READS = 12;

/** Writes of one batch, and batches at once. */
const [PER_BATCH, AT_ONCE] = [500, 4];

async function writeAll(all: readonly (readonly [path: string, value: object])[]): Promise<void> {
  const starts = Array.from({ length: Math.ceil(all.length / PER_BATCH) }, (_, n) => n * PER_BATCH);
  const worker = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const batch = db.batch();
      for (const [path, value] of all.slice(from, from + PER_BATCH)) batch.set(db.doc(path), value);
      // Each worker writes one batch after the other, so that the emulator is never overloaded.
      // oxlint-disable-next-line no-await-in-loop
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A house with a year of bills behind it, all of them folded. */
async function aHouseAfterAYear(now: number): Promise<House> {
  const items = Array.from({ length: ITEMS }, (_, n) => aStockItem({ id: yearItem(n), name: `Item ${n}` }));
  const house = await aStockedHouse({ items, known: someRecipes({ portions: {}, batches: {} }) });
  const { restaurantId } = house;
  const { moves, stock } = aYearOfStock(BILLS, now);
  await writeAll([
    ...moves.map(
      ({ id: moveId, value }) =>
        [stockMoves.path({ restaurantId, moveId }), stockMoves.encode(value)] as const,
    ),
    ...Object.entries(stock.days).map(
      ([day, sums]) => [stockDays.path({ restaurantId, day }), stockDays.encode({ day, sums })] as const,
    ),
    [
      stockLevels.path({ restaurantId }),
      stockLevels.encode({ place: moves.length, foldedAt: now, levels: { ...stock.levels } }),
    ] as const,
  ]);
  return house;
}

/** Reads what the page listens to: the items, the levels, and the days of the pace. Returns the documents and their bytes. */
async function opened({ restaurantId }: House, now: number): Promise<{ reads: number; bytes: number }> {
  const today = startOf(businessDayOf(now, '04:00'));
  const days = await db
    .collection(stockDays.parent({ restaurantId }))
    .where('day', '>=', dateOf(today - PACE_DAYS * DAY))
    .where('day', '<=', dateOf(today - DAY))
    .get();
  const sizeOf = <C extends Collection>(collection: C, path: string, value: ReturnType<C['decode']>) =>
    storedSize(path, collection.encode(value as never));
  const [items, levels] = [await get(stockItems, { restaurantId }), await get(stockLevels, { restaurantId })];
  const bytes =
    sizeOf(stockItems, stockItems.path({ restaurantId }), items) +
    sizeOf(stockLevels, stockLevels.path({ restaurantId }), levels) +
    days.docs.reduce((all, doc) => all + storedSize(doc.ref.path, doc.data()), 0);
  return { reads: 2 + days.size, bytes };
}

test(`Stock opens with at most ${MOST_READS} reads after a year of ${BILLS} bills, and a bill costs what it did before`, async () => {
  const now = Date.now();
  const house = await aHouseAfterAYear(now);
  const { restaurantId } = house;
  const kept = await db.collection(stockMoves.parent({ restaurantId })).count().get();
  expect(kept.data().count).toBeGreaterThan(BILLS);

  const before = { ...served };
  await call(foldStock, {}, house.owner);
  const fold = { reads: served.reads - before.reads, writes: served.writes - before.writes };
  const page = await opened(house, now);
  process.stdout.write(`Stock after a year: ${JSON.stringify({ fold, page })}\n`);
  expect(fold).toEqual({ reads: 2, writes: 0 });
  // The page hears of the levels once more when a fold has changed them.
  expect(page.reads + fold.reads + 1).toBeLessThanOrEqual(MOST_READS);
  expect(page.reads).toBe(2 + PACE_DAYS);
  expect(page.bytes).toBeGreaterThan(10_000);
  expect(page.bytes).toBeLessThan(250_000);

  // One more bill: the fold reads the levels, the move and its day, and writes the three.
  await moved(house, 'usage', [{ itemId: yearItem(7), quantity: -1 }]);
  const then = { ...served };
  await call(foldStock, {}, house.owner);
  expect({ reads: served.reads - then.reads, writes: served.writes - then.writes }).toEqual({
    reads: 3,
    writes: 3,
  });
});
