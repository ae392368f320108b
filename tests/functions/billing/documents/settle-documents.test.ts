import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { startOf } from '@bhoj/domain/time/ist';
import { afterEach, expect, test, vi } from 'vitest';
import { aHouse, everything, get, joining, list, ordering, put } from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { call, tryCall } from '../../../support/mount.ts';
import { aDish, anOrderOf, cash, issued, settling } from '../../../support/settling.ts';

afterEach(() => {
  vi.useRealTimers();
});

const counter = () => aHouse({}, { tableCount: 0 });
const totalOf = async (restaurantId: string, orderId: string) =>
  billOf({ order: await get(orders, { restaurantId, orderId }), money: NO_MONEY }, aRestaurant()).totalPaise;

test('an order of 300 lines in three tax classes', async () => {
  const house = await counter();
  const { restaurantId } = house;
  const lines = Array.from({ length: 300 }, (_, i) => {
    const taxClass = (['standard', 'exempt', 'liquor'] as const)[i % 3] ?? 'standard';
    return aDish(`Dish ${i}`, 99 + i, {
      taxClass,
      taxBp: { standard: 500, exempt: 0, liquor: 2_000 }[taxClass],
    });
  });
  const orderId = await anOrderOf(house, lines);
  const payments = [cash(await totalOf(restaurantId, orderId))];
  const { bill, invoiceId } = await issued(settling(orderId, { payments }), house.captain);
  // 745.50: 247.50 of it standard, 249.50 liquor
  expect(bill).toMatchObject({
    subtotalPaise: 745_50,
    taxes: [{ taxBp: 500, taxablePaise: 247_50, cgstPaise: 6_19, sgstPaise: 6_19 }],
    vat: [{ taxBp: 2_000, taxablePaise: 249_50, vatPaise: 49_90 }],
    totalPaise: 808_00,
  });
  expect((await get(invoices, { restaurantId, invoiceId })).bill).toEqual(bill);
});

test('lines of one paisa', async () => {
  const house = await counter();
  const orderId = await anOrderOf(house, [aDish('Mint', 1), aDish('Clove', 1, { quantity: 60 })]);
  const { bill } = await issued(settling(orderId, { payments: [cash(100)] }), house.captain);
  // 0.61 and 2.5 % of it, 0.01525, twice: 0.65 → 1
  expect(bill).toMatchObject({ subtotalPaise: 61, roundOffPaise: 35, totalPaise: 100 });
});

test('a service charge on the menu is not billed, and uses no number', async () => {
  const house = await counter();
  const orderId = await anOrderOf(house, [aDish('Thali', 20_000), aDish('Service charge', 2_000)]);
  const before = await everything();
  const input = settling(orderId, { payments: [cash(23_100)] });
  expect(await tryCall(settleBill, input, house.owner)).toMatchObject({
    reason: 'document-wrong',
    details: { faults: ['service-charge'] },
  });
  expect(await everything()).toEqual(before);
});

test("a regular's name is not printed on the bill of another person who types their number", async () => {
  const house = await aHouse({}, { tableCount: 2 });
  const { restaurantId } = house;
  await put(customers, { restaurantId, customerId: 'regular' }, aCustomer({ name: 'Meera' }));
  const bill = async (tableId: string, name: string | null) => {
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId, name, mobile: '9876543210' }), guest);
    await call(placeRound, ordering(house, { orderId, tableId }), guest);
    const { invoiceId } = await issued(settling(orderId), house.captain);
    return get(invoices, { restaurantId, invoiceId });
  };
  expect(await bill('F1-T01', null)).toMatchObject({ customerName: null });
  expect(await bill('F1-T02', 'Anita')).toMatchObject({ customerName: 'Anita' });
});

test('twenty settlements across the end of a financial year: consecutive within each year', async () => {
  const house = await counter();
  const { restaurantId } = house;
  const orderIds: string[] = [];
  for (let n = 0; n < 20; n += 1) orderIds.push(await anOrderOf(house, [aDish('Thali', 12_000)]));
  const midnight = startOf(`${new Date().getUTCFullYear() + 1}-04-01`);
  const settleAt = async (instant: number, ids: readonly string[]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
    const captain = renewed(house.captain);
    const documents = await Promise.all(ids.map((orderId) => issued(settling(orderId), captain)));
    return documents.map(({ number }) => number).toSorted((a, b) => (a < b ? -1 : 1));
  };
  const before = await settleAt(midnight - 1, orderIds.slice(0, 10));
  const after = await settleAt(midnight, orderIds.slice(10));
  const sequences = (numbers: readonly string[]) => numbers.map((number) => Number(number.slice(-6)));
  const ten = Array.from({ length: 10 }, (_, i) => i + 1);
  expect([sequences(before), sequences(after)]).toEqual([ten, ten]);
  const prefixes = new Set([...before, ...after].map((number) => number.slice(0, -6)));
  expect(prefixes.size).toBe(2);
  expect(await list(invoices, { restaurantId })).toHaveLength(20);
  expect(await list(counters, { restaurantId })).toMatchObject([{ last: 10 }, { last: 10 }]);
});
