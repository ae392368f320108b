import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { MINUTE } from '@bhoj/domain/time/ist';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { call, db, functions } from '../../tests/support/mount.ts';
import { served, tallyServer } from '../../tests/support/server-tally.ts';
import { aDish, anOrderOf, cash, issued, settling } from '../../tests/support/settling.ts';
import { aStockedHouse, movesOf } from '../../tests/support/stock.ts';
import { BARE, BILLS, USAGE } from './stock-measured.ts';
import type { House } from '../../tests/support/arrange.ts';
import type { Table } from './print-table.ts';

/** Events that the platform delivers at once. */
const AT_ONCE = 10;

/** Does work on each, some at once, and returns the ms that all of it took. */
async function msOfAll<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const waiting = [...all];
  const worker = async () => {
    // Each worker takes the next when it is done with one.
    // oxlint-disable-next-line no-await-in-loop
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return performance.now() - from;
}

/** Issues a bill of two dosas and a dal, as a captain does. */
async function issue(house: House): Promise<string> {
  const dosa = aDish('Masala dosa', 120_00, { itemId: 'masala-dosa', quantity: 2 });
  const orderId = await anOrderOf(house, [dosa, aDish('Dal', 100_00)]);
  const { invoiceId } = await issued(settling(orderId, { payments: [cash(357_00)] }), house.captain);
  return invoiceId;
}

/** (e) Enters and folds what bills used, beside as many transactions that read and write one document each. */
export async function stockRate(): Promise<Table> {
  tallyServer();
  const house = await aStockedHouse();
  const { restaurantId } = house;
  const bills: string[] = [];
  await msOfAll(
    Array.from({ length: BILLS }, (_, n) => n),
    async () => bills.push(await issue(house)),
  );
  const bareMs = await msOfAll(bills, () =>
    db.runTransaction(async (tx) => {
      const ref = db.doc(invoices.path({ restaurantId: `${restaurantId}.bare`, invoiceId: newId() }));
      await tx.get(ref);
      tx.create(ref, invoices.encode(anInvoice()));
    }),
  );
  const before = { ...served };
  const time = new Date().toISOString();
  const enteredMs = await msOfAll(
    bills,
    (invoiceId) =>
      functions.useStockOfBill.run({ params: { restaurantId, invoiceId }, time } as never) as Promise<void>,
  );
  const foldedFrom = performance.now();
  const { place } = await call(foldStock, {}, house.owner);
  const foldedMs = performance.now() - foldedFrom;
  const moves = Object.keys(await movesOf(house)).length;
  if (moves !== BILLS || place !== BILLS) throw new Error(`${moves} moves up to place ${place}`);
  const ms = enteredMs + foldedMs;
  return {
    [USAGE]: {
      'a minute': (BILLS / ms) * MINUTE,
      'ms to enter': enteredMs,
      'ms to fold': foldedMs,
      'reads of each': (served.reads - before.reads) / BILLS,
      'writes of each': (served.writes - before.writes) / BILLS,
    },
    [BARE]: { 'a minute': (BILLS / bareMs) * MINUTE },
    ratio: { time: ms / bareMs },
  };
}
