import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { KG } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { readItemsToCount } from '@bhoj/domain/stock/count/count.contract';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { newMove } from '@bhoj/domain/stock/ledger/new-move';
import { stockDays, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, DAY, dateOf } from '@bhoj/domain/time/ist';
import { beforeAll, describe, expect, test } from 'vitest';
import { aHouse, employ, get, ordering, put } from '../../support/arrange.ts';
import { call, db, functions } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { issued, settling } from '../../support/settling.ts';
import { aStockedHouse, levelOf, movesOf, received } from '../../support/stock.ts';
import type { House } from '../../support/arrange.ts';

beforeAll(tallyServer);

/** The documents that `act` reads and writes on the server. */
async function costOf(act: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const before = { ...served };
  await act();
  return { reads: served.reads - before.reads, writes: served.writes - before.writes };
}

const told = (house: House, trigger: 'useStockOfBill' | 'returnStockOfVoid', invoiceId: string) =>
  functions[trigger].run({
    params: { restaurantId: house.restaurantId, invoiceId },
    time: new Date().toISOString(),
  } as never);

/** Takes an order of a dosa and bills it. Returns the invoice's id and the cost of each of the two. */
async function aSale(house: House) {
  const round = { ...ordering(house), tableId: null, type: 'takeaway' } as const;
  const order = await costOf(() => call(placeRound, round, house.captain));
  let invoiceId = '';
  const bill = await costOf(async () => {
    ({ invoiceId } = await issued(settling(round.orderId), house.captain));
  });
  return { invoiceId, cost: { order, bill } };
}

describe('a sale', () => {
  test('goes on when nothing is left, and costs not a read or write more than without stock', async () => {
    const [stocked, plain] = [await aStockedHouse(), await aHouse({}, { tableCount: 2 })];
    // The first sale of a day costs more.
    await Promise.all([stocked, plain].map((house) => aSale(house)));
    const { invoiceId, cost } = await aSale(stocked);
    await told(stocked, 'useStockOfBill', invoiceId);
    await call(foldStock, {}, stocked.owner);
    expect(await levelOf(stocked, 'butter')).toMatchObject({ quantity: -20_000, worthPaise: 0 });
    const later = await aSale(stocked);
    const without = (await aSale(plain)).cost;
    expect([cost, later.cost]).toEqual([without, without]);
    expect(without.bill.writes).toBeGreaterThan(0);
  });
});

describe('a bill that is void in a later month', () => {
  test('comes back on the day of the void: the month of its use keeps its figures', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const { invoiceId } = await aSale(house);
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    await call(voidBill, input, house.owner);
    // As if the bill were of a month ago.
    const issuedAt = Date.now() - 40 * DAY;
    const day = businessDayOf(issuedAt, '04:00');
    const invoice = await get(invoices, { restaurantId, invoiceId });
    await put(invoices, { restaurantId, invoiceId }, { ...invoice, issuedAt, businessDay: day });
    await received(house, 'butter', KG, 400, { at: issuedAt - DAY });
    await told(house, 'useStockOfBill', invoiceId);
    await call(foldStock, {}, house.owner);
    const month = await get(stockDays, { restaurantId, day });
    expect(month.sums.usage?.['butter']).toEqual([-20_000, -800]);
    await told(house, 'returnStockOfVoid', invoiceId);
    await call(foldStock, {}, house.owner);
    expect(await get(stockDays, { restaurantId, day })).toEqual(month);
    const today = await get(stockDays, { restaurantId, day: businessDayOf(Date.now(), '04:00') });
    expect(today.sums.return?.['butter']).toEqual([20_000, 800]);
    expect(await levelOf(house, 'butter')).toMatchObject({ quantity: KG, worthPaise: 40_000 });
    expect(Object.keys(await movesOf(house))).toContain(`void_${invoiceId}`);
  });
});

/** Writes of one batch. */
const PER_BATCH = 500;

/** Stores days of a year, and bills on each of them, all of them folded. */
async function aYearOf({ restaurantId }: House, billsOfDay: number): Promise<void> {
  const now = Date.now();
  let place = 0;
  const stored = Array.from({ length: 365 }, (_, n) => n + 1).flatMap((ago) => {
    const at = now - ago * DAY;
    const day = dateOf(at);
    const sums = { usage: { butter: [0 - billsOfDay, 0] as [number, number] } };
    const bills = Array.from({ length: billsOfDay }, () => {
      place += 1;
      const lines = [{ itemId: 'butter', quantity: -1 }];
      const move = { ...newMove({ kind: 'usage', at, day, postedAt: at, lines }), place };
      return [stockMoves.path({ restaurantId, moveId: `inv_${place}` }), stockMoves.encode(move)] as const;
    });
    return [[stockDays.path({ restaurantId, day }), stockDays.encode({ day, sums })] as const, ...bills];
  });
  for (let n = 0; n < stored.length; n += PER_BATCH) {
    const batch = db.batch();
    for (const [path, value] of stored.slice(n, n + PER_BATCH)) batch.set(db.doc(path), value);
    // One after the other, so that the emulator is never overloaded.
    // oxlint-disable-next-line no-await-in-loop
    await batch.commit();
  }
  await put(stockLevels, { restaurantId }, { place, foldedAt: now, levels: {} });
}

test('what opens a page of the stock reads as much after a year as after a day (P-STOCK-1)', async () => {
  const [old, young] = [await aStockedHouse(), await aStockedHouse()];
  await aYearOf(old, 6);
  const reads = async (house: House) => {
    const cook = await employ(house.restaurantId, 'kitchen');
    const [fold, short] = [
      await costOf(() => call(foldStock, {}, house.owner)),
      await costOf(() => call(readItemsToCount, {}, cook)),
    ];
    return { fold: fold.reads, writes: fold.writes, short: short.reads };
  };
  // A fold costs two reads: the levels, and a query that finds nothing. With the page's own reads (items, levels, seven
  // days and their change) that is twelve. A cook's list reads the cook, the items, the levels, the profile and seven
  // days.
  expect(await reads(young)).toMatchObject({ fold: 2, writes: 0 });
  expect(await reads(old)).toEqual({ fold: 2, writes: 0, short: 11 });
});
