import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { MOST_OF_DAY, noneOrderedTogether } from '@bhoj/domain/days/ordered-together';
import { newId } from '@bhoj/domain/kernel/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, everything, find, put } from '../../support/arrange.ts';
import { call, functions } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { aDish, anOrderOf, cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const { countOrderedTogether, takeBackOrderedTogether } = functions;

let house: House;
let orderId: string;

const settle = async (portions: Record<string, number>, amount: number): Promise<string> => {
  const payments = [cash(amount)];
  return (await issued(settling(orderId, { portions, payments }), house.captain)).invoiceId;
};
const declareVoid = (invoiceId: string) =>
  call(voidBill, { invoiceId, requestId: newId(), reason: 'Charged twice', billAgain: false }, house.owner);
const told = (trigger: typeof countOrderedTogether, invoiceId: string) =>
  trigger.run({ id: 'event', params: { restaurantId: house.restaurantId, invoiceId } } as never);
const stored = () => find(orderedTogether, { restaurantId: house.restaurantId, day: today() });

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
  const lines = [aDish('Dal', 100_00), aDish('Roti', 100_00), aDish('Lassi', 100_00)];
  orderId = await anOrderOf(house, lines);
}, 60_000);

test('each bill of an order counts what it sold together, and a void takes its own back', async () => {
  const first = await settle({ '1-1': 1, '1-2': 1 }, 210_00);
  const second = await settle({ '1-3': 1 }, 105_00);
  await Promise.all([told(countOrderedTogether, first), told(countOrderedTogether, second)]);
  expect(await stored()).toEqual({
    day: today(),
    bills: 2,
    byDish: { dal: 1, roti: 1, lassi: 1 },
    together: { dal: { roti: 1 } },
    addOns: {},
    counted: { [first]: true, [second]: true },
  });
  await declareVoid(first);
  await told(takeBackOrderedTogether, first);
  expect(await stored()).toEqual({
    ...noneOrderedTogether(today()),
    bills: 1,
    byDish: { lassi: 1 },
    counted: { [first]: false, [second]: true },
  });
});

test('events that come again, too late, or of what is gone change nothing', async () => {
  const invoiceId = await settle({ '1-1': 1, '1-2': 1 }, 210_00);
  await declareVoid(invoiceId);
  await told(takeBackOrderedTogether, invoiceId);
  await told(countOrderedTogether, invoiceId);
  await told(takeBackOrderedTogether, invoiceId);
  expect(await stored()).toEqual({ ...noneOrderedTogether(today()), counted: { [invoiceId]: false } });

  const other = await settle({ '1-3': 1 }, 105_00);
  await told(countOrderedTogether, other);
  const before = await everything();
  await told(countOrderedTogether, other);
  await told(countOrderedTogether, '2026-27_INV_999999');
  expect(await everything()).toEqual(before);
});

describe('a day that is full of pairs', () => {
  const dish = (n: number) => String(n).padStart(40, 'd');
  const dishes = Array.from({ length: 300 }, (_, n) => dish(n));
  const pairs = Array.from(
    { length: MOST_OF_DAY.pairs },
    (_, n) => [n % 300, 1 + Math.floor(n / 300)] as const,
  );

  test('bills as any other, and makes room for the next pair', async () => {
    const byDish = Object.fromEntries(dishes.map((one) => [one, 1]));
    const together = Object.fromEntries(
      [...Map.groupBy(pairs, ([a]) => dish(a))].map(([a, all]) => [
        a,
        Object.fromEntries(all.map(([from, by]) => [dish((from + by) % 300), 1])),
      ]),
    );
    const full = { ...noneOrderedTogether(today()), bills: 1_000, byDish, together };
    await put(orderedTogether, { restaurantId: house.restaurantId, day: today() }, full);
    const invoiceId = await settle({ '1-1': 1, '1-2': 1 }, 210_00);
    expect(await stored()).toEqual(full);
    await told(countOrderedTogether, invoiceId);
    const after = await stored();
    expect(after).toMatchObject({ bills: 1_001, together: { dal: { roti: 1 } } });
    const counts = Object.values(after?.together ?? {}).flatMap((others) => Object.values(others));
    expect(counts).toHaveLength((MOST_OF_DAY.pairs * 3) / 4);
  });
});

test('they listen to documents and their voids', () => {
  const of = (trigger: { readonly __endpoint: { readonly eventTrigger?: unknown } }) =>
    JSON.stringify(trigger.__endpoint.eventTrigger);
  expect(of(functions.onInvoice)).toContain(invoices.pattern);
  expect(of(functions.onVoid)).toContain(voids.pattern);
});
