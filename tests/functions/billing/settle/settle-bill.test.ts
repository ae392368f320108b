import { customers } from '@bhoj/domain/customers/customer.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import { invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { businessDayOf, financialYearOf, startOf } from '@bhoj/domain/time/ist';
import { VACANT } from '@bhoj/domain/tables/table';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  dosa,
  everything,
  get,
  joining,
  list,
  markLines,
  ordering,
  setUp,
  getRestaurant,
} from '../../../support/arrange.ts';
import { RAVI, withBilling } from '@bhoj/domain/fixtures/orders';
import { dishKey } from '@bhoj/domain/menu/dish/dish-key';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, db, reasonOf, tryCall } from '../../../support/mount.ts';
import { aDish, anOrderOf, cash, issued, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';
import type { Settling } from '../../../support/settling.ts';

afterEach(() => {
  vi.useRealTimers();
});

const oneTable = (overrides: Partial<WholeRestaurant> = {}) => aHouse(overrides, { tableCount: 1 });

describe('settling', () => {
  test('issues the invoice, frees the table, adds to the day, and leaves one audit entry', async () => {
    const house = await oneTable();
    const { restaurantId, captain } = house;
    const { orderId } = await anOpenOrder(house);
    const input = settling(orderId, {
      payments: [tender('cash', 12_600, 20_000)],
    });
    const from = Date.now();
    const answer = await issued(input, captain);
    const year = financialYearOf(from);
    expect(answer).toMatchObject({
      invoiceId: `${year}_INV_000001`,
      number: `INV/${year.slice(2)}/000001`,
      bill: { kind: 'tax-invoice', totalPaise: 12_600 },
    });
    const [tax] = answer.bill.taxes;
    expect(tax).toMatchObject({ cgstPaise: 300, sgstPaise: 300 });
    expect(answer).not.toHaveProperty('shareToken');

    const invoice = await get(invoices, { restaurantId, invoiceId: answer.invoiceId });
    expect(invoice).toMatchObject({
      number: answer.number,
      sequence: 1,
      orderId,
      tableId: 'F1-T01',
      bill: answer.bill,
      payments: input.payments,
      seller: { gstin: '29AAGCB7383J1Z4', fssai: '12345678901234' },
      sac: '996331',
      takenBy: null,
      settledBy: { id: memberIdOf(captain.uid), name: 'Ravi' },
    });
    expect(invoice.bill.lines).toMatchObject([{ itemId: 'masala-dosa', variantId: null }]);
    expect(invoice.issuedAt).toBeGreaterThanOrEqual(from);
    const order = await get(orders, { restaurantId, orderId });
    expect(order).toMatchObject({
      state: 'Completed',
      closedAt: invoice.issuedAt,
      billing: {
        documents: [
          { invoiceId: answer.invoiceId, number: answer.number, totalPaise: 12_600, isVoid: false },
        ],
      },
    });
    const money = await get(orderMoney, { restaurantId, orderId });
    expect(money.settlements).toMatchObject([
      { number: answer.number, bill: answer.bill, shareToken: invoice.shareToken },
    ]);
    const unbilled = { order: withBilling(order, { billed: {} }), money };
    expect(answer.bill).toEqual(billOf(unbilled, await getRestaurant(restaurantId)));
    expect(await get(tables, { restaurantId, tableId: 'F1-T01' })).toMatchObject({
      status: 'Available',
      hasOrder: false,
      orderItems: [],
      totalPrice: 0,
      currentOrderId: null,
      occupiedAt: null,
    });
    const day = businessDayOf(from, '04:00');
    expect(await get(days, { restaurantId, day })).toMatchObject({
      bills: 1,
      guests: 0,
      subtotalPaise: 12_000,
      taxPaise: 600,
      totalPaise: 12_600,
      byMethod: { cash: 12_600 },
      byType: { 'dine-in': 12_600 },
      byDish: {
        'masala-dosa': {
          itemId: 'masala-dosa',
          variantId: null,
          name: 'Masala dosa',
          quantity: 1,
          amountPaise: 12_000,
        },
      },
    });
    expect(await auditOf(house)).toMatchObject([
      {
        action: 'settleBill',
        uid: captain.uid,
        role: 'captain',
        details: { orderId, invoiceId: answer.invoiceId, totalPaise: 12_600 },
      },
    ]);
  });

  test('stores each dish by id and size, and who took and settled the order', async () => {
    const house = await oneTable();
    const { restaurantId, owner, captain } = house;
    const dishes = [
      aDish('Dal', 20_000, { variant: { id: 'half', name: 'Half', otherNames: {} } }),
      aDish('Dal', 30_000, { variant: { id: 'full', name: 'Full', otherNames: {} } }),
      aDish('Naan', 5_000, { quantity: 2 }),
    ];
    const orderId = await anOrderOf(house, dishes);
    const { invoiceId } = await issued(settling(orderId, { payments: [cash(63_000)] }), owner);
    const invoice = await get(invoices, { restaurantId, invoiceId });
    expect(invoice.bill.lines).toMatchObject([
      { itemId: 'dal', variantId: 'half' },
      { itemId: 'dal', variantId: 'full' },
      { itemId: 'naan', variantId: null },
    ]);
    expect(invoice).toMatchObject({
      takenBy: { id: RAVI.id, name: 'Ravi' },
      settledBy: { id: memberIdOf(owner.uid), name: 'Asha' },
    });
    const people = [owner.uid, captain.uid];
    for (const uid of people) expect(JSON.stringify(invoice)).not.toContain(uid);
    const [day] = await list(days, { restaurantId });
    expect(Object.keys(day?.byDish ?? {}).toSorted()).toEqual(invoice.bill.lines.map(dishKey).toSorted());
    const sold = Object.values(day?.byDish ?? {}).map(({ amountPaise }) => amountPaise);
    expect(sold.toSorted((a, b) => a - b)).toEqual([10_000, 20_000, 30_000]);
  });

  test('adds to the day and the numbers, bill after bill', async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    for (let i = 1; i <= 3; i += 1) {
      const { orderId } = await anOpenOrder(house);
      const { number } = await issued(settling(orderId), house.captain);
      expect(number).toMatch(new RegExp(`/00000${i}$`));
    }
    const day = businessDayOf(Date.now(), '04:00');
    expect(await get(days, { restaurantId, day })).toMatchObject({ bills: 3, totalPaise: 37_800 });
  });

  test('twice with the same request answers the same; with another it is refused', async () => {
    const house = await oneTable();
    const { orderId } = await anOpenOrder(house);
    const input = settling(orderId);
    const first = await call(settleBill, input, house.captain);
    const before = await everything();
    expect(await call(settleBill, input, house.captain)).toEqual(first);
    expect(await call(settleBill, input, house.owner)).toEqual(first);
    expect(await reasonOf(settleBill, settling(orderId), house.captain)).toBe('already-settled');
    expect(await everything()).toEqual(before);
  });

  test('by captain and owner at the same moment issues one invoice', async () => {
    const house = await oneTable();
    const { orderId } = await anOpenOrder(house);
    const same = settling(orderId);
    const answers = await Promise.all([
      tryCall(settleBill, same, house.captain),
      tryCall(settleBill, same, house.captain),
      tryCall(settleBill, settling(orderId), house.owner),
    ]);
    const refused = answers.filter((answer) => 'reason' in answer);
    expect(refused.every((answer) => answer.reason === 'already-settled')).toBe(true);
    expect(await list(invoices, { restaurantId: house.restaurantId })).toHaveLength(1);
    expect(await auditOf(house)).toHaveLength(1);
  });

  test('keeps the customer who left a number', async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    const guest = await signInGuest();
    const input = joining(house, { name: 'Meera', mobile: '9876543210', partySize: 4 });
    const { orderId } = await call(joinTable, input, guest);
    await call(placeRound, ordering(house, { orderId }), guest);
    const { invoiceId } = await issued(settling(orderId), house.captain);
    expect(await list(customers, { restaurantId })).toMatchObject([{ visits: 1, spentPaise: 12_600 }]);
    const invoice = await get(invoices, { restaurantId, invoiceId });
    expect(invoice.customerName).toBe('Meera');
    expect(JSON.stringify(invoice)).not.toContain('9876543210');
    expect((await list(days, { restaurantId }))[0]).toMatchObject({ guests: 4 });
  });

  test('a takeaway order has no table to free', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    const input = ordering(house, { tableId: null, type: 'takeaway' });
    await call(placeRound, input, house.captain);
    expect(await reasonOf(settleBill, settling(input.orderId), house.captain)).toBeNull();
  });

  test('frees the table that its party was moved to, and leaves the first table to the next party', async () => {
    const house = await aHouse({}, { tableCount: 2 });
    const { restaurantId } = house;
    const first = await anOpenOrder(house);
    // The state after a move: the order and both tables, changed in one transaction.
    const moved = await get(tables, { restaurantId, tableId: 'F1-T01' });
    const { status, hasOrder, currentOrderId, occupiedAt } = moved;
    await change(orders, { restaurantId, orderId: first.orderId }, { tableId: 'F1-T02' });
    await change(
      tables,
      { restaurantId, tableId: 'F1-T02' },
      { status, hasOrder, currentOrderId, occupiedAt },
    );
    await change(tables, { restaurantId, tableId: 'F1-T01' }, VACANT);
    const next = await anOpenOrder(house);
    await call(settleBill, settling(first.orderId), house.captain);
    expect(await list(tables, { restaurantId })).toMatchObject([
      { id: 'F1-T01', status: 'Occupied', currentOrderId: next.orderId },
      { id: 'F1-T02', ...VACANT },
    ]);
  });
});

describe('what kind of document', () => {
  test('without a GSTIN: a plain bill, no tax', async () => {
    const house = await oneTable({ gstin: '', legalName: '', address: '' });
    const { orderId } = await anOpenOrder(house);
    const { bill } = await issued(settling(orderId, { payments: [cash(12_000)] }), house.owner);
    expect(bill).toMatchObject({ kind: 'bill', taxes: [], totalPaise: 12_000 });
  });

  test.each([
    ['a GSTIN and tax switched off', { taxSettings: { enabled: false, percentage: 5 } }, 'document-wrong'],
    ['no FSSAI number', { gstin: '', fssai: '' }, 'legal-details-missing'],
  ])('with %s: none is issued', async (_, settings, reason) => {
    const house = await oneTable(settings);
    const { orderId } = await anOpenOrder(house);
    const before = await everything();
    const input = settling(orderId, { payments: [cash(12_000)] });
    expect(await reasonOf(settleBill, input, house.owner)).toBe(reason);
    expect(await everything()).toEqual(before);
  });

  test('under the composition scheme: a Bill of Supply, no tax', async () => {
    const house = await oneTable({ composition: true });
    const { orderId } = await anOpenOrder(house);
    const { bill } = await issued(settling(orderId, { payments: [cash(12_000)] }), house.owner);
    expect(bill).toMatchObject({ kind: 'bill-of-supply', taxes: [], totalPaise: 12_000 });
  });
});

describe('is refused, and nothing is written,', () => {
  async function refused(house: House, input: Settling, by = house.captain) {
    const before = await everything();
    const answer = await tryCall(settleBill, input, by);
    expect(await everything()).toEqual(before);
    return answer;
  }

  test('when the legal details are missing', async () => {
    const house = await oneTable({ fssai: '', gstin: '29AAGCB7383J1Z5' });
    const { orderId } = await anOpenOrder(house);
    expect(await refused(house, settling(orderId))).toMatchObject({
      reason: 'legal-details-missing',
      details: { fields: ['fssai'] },
    });
    await setUp(house, { fssai: '12345678901234' });
    expect(await refused(house, settling(orderId))).toMatchObject({
      reason: 'document-wrong',
      details: { faults: ['gstin'] },
    });
    // The refused settlement used no number.
    await setUp(house, { gstin: '29AAGCB7383J1Z4' });
    const { number } = await issued(settling(orderId), house.captain);
    expect(number).toMatch(/000001$/);
  });

  test.each([
    ['change from a card', [tender('card', 12_600, 13_000)]],
    ['less in hand than counts', [tender('cash', 12_600, 12_000)]],
  ])('when the payments are %s', async (_, payments) => {
    const house = await oneTable();
    const { orderId } = await anOpenOrder(house);
    expect(await refused(house, settling(orderId, { payments }))).toMatchObject({
      reason: 'payment-mismatch',
      details: { totalPaise: 12_600 },
    });
  });

  test('when a round has come since the captain looked', async () => {
    const house = await oneTable();
    const { orderId, guest } = await anOpenOrder(house);
    await call(placeRound, ordering(house, { orderId }), guest);
    expect(await refused(house, settling(orderId))).toMatchObject({
      reason: 'order-changed',
      details: { rounds: 2 },
    });
  });

  test('when a round waits', async () => {
    const house = await oneTable({ qrTrust: 'captain' });
    const { guest, orderId } = await aGuestAt(house);
    const first = ordering(house, { orderId });
    const second = ordering(house, { orderId });
    await call(placeRound, first, guest);
    await call(placeRound, second, guest);
    await call(acceptRound, { orderId, roundId: first.roundId }, house.captain);
    expect(await refused(house, settling(orderId))).toMatchObject({ reason: 'rounds-waiting' });
  });

  test('when it takes as much cash as nobody may take for one occasion, in parts too', async () => {
    const house = await oneTable();
    const orderId = await anOrderOf(house, [aDish('Wedding feast', 210_000_00)]);
    const paying = (rupees: number) => settling(orderId, { payments: [cash(rupees * 100)] });
    const limit = { reason: 'cash-above-limit', details: { limitPaise: 200_000_00 } };
    expect(await refused(house, paying(200_000))).toMatchObject(limit);
    await call(settleBill, paying(199_999), house.captain);
    expect(await refused(house, paying(1))).toMatchObject(limit);
  });

  test('when one person would pay as much in cash on two orders of a day', async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    const first = await anOrderOf(house, [aDish('Wedding feast', 150_000_00)]);
    const second = await anOrderOf(house, [aDish('Wedding feast', 60_000_00)]);
    const customer = { id: 'customer-one', name: 'Meera' };
    for (const orderId of [first, second])
      await change(orders, { restaurantId, orderId }, { customer, businessDay: dateOf(Date.now()) });
    await call(settleBill, settling(first, { payments: [cash(150_000_00)] }), house.captain);
    const paying = (rupees: number) => settling(second, { payments: [cash(rupees * 100)] });
    expect(await refused(house, paying(50_000))).toMatchObject({ reason: 'cash-above-limit' });
    await call(settleBill, paying(49_999), house.captain);
  });

  test('when there is nothing to bill', async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    const { orderId } = await anOpenOrder(house);
    await markLines({ restaurantId, orderId }, { cancelled: ['1-1'] });
    expect(await refused(house, settling(orderId))).toMatchObject({ reason: 'nothing-to-bill' });
    await change(orders, { restaurantId, orderId }, { state: 'Cancelled' });
    expect(await refused(house, settling(orderId))).toMatchObject({ reason: 'order-closed' });
  });

  test('when the order is unknown, waiting or of another restaurant', async () => {
    const [house, other] = await Promise.all([oneTable(), oneTable()]);
    const { orderId } = await anOpenOrder(house);
    const waiting = await aGuestAt(other);
    expect(await refused(house, settling(newId()))).toMatchObject({ reason: 'order-not-found' });
    expect(await refused(house, settling(orderId), other.captain)).toMatchObject({
      reason: 'order-not-found',
    });
    expect(await refused(other, settling(waiting.orderId))).toMatchObject({ reason: 'order-changed' });
  });
});

test('twenty tables settled at once: twenty consecutive numbers, no gap, none twice', async () => {
  const house = await aHouse({}, { tableCount: 20 });
  const { restaurantId, captain, owner } = house;
  const orderIds: string[] = [];
  for (let n = 1; n <= 20; n += 1) {
    const input = ordering(house, { tableId: `F1-T${String(n).padStart(2, '0')}` });
    await call(placeRound, input, captain);
    orderIds.push(input.orderId);
  }
  const numbers: string[] = [];
  for (const wave of [orderIds.slice(0, 10), orderIds.slice(10)]) {
    const settled = await Promise.all(
      wave.map((orderId, i) => issued(settling(orderId), i % 2 === 0 ? captain : owner)),
    );
    numbers.push(...settled.map(({ number }) => number));
  }
  const sequences = numbers.map((number) => Number(number.split('/').at(-1)));
  expect(sequences.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const documents = await list(invoices, { restaurantId });
  expect(new Set(documents.map(({ number }) => number))).toEqual(new Set(numbers));
  const day = await get(days, { restaurantId, day: businessDayOf(Date.now(), '04:00') });
  expect(day).toMatchObject({ bills: 20, totalPaise: 20 * 12_600, byMethod: { cash: 20 * 12_600 } });
  expect((await list(tables, { restaurantId })).every((table) => table.status === 'Available')).toBe(true);
});

test('a round at the same moment as the settlement is refused, or is on the bill', async () => {
  const house = await aHouse({}, { tableCount: 4 });
  const { restaurantId } = house;
  for (const tableId of ['F1-T01', 'F1-T02', 'F1-T03', 'F1-T04']) {
    const { guest, orderId } = await anOpenOrder(house, tableId);
    const round = ordering(house, { orderId, tableId, selections: [dosa({ quantity: 3 })] });
    const calls = [
      () => reasonOf(placeRound, round, guest),
      () => reasonOf(settleBill, settling(orderId), house.captain),
    ];
    const order = tableId < 'F1-T03' ? calls : calls.toReversed();
    const reasons = await Promise.all(order.map((start) => start()));
    const [placed, settled] = tableId < 'F1-T03' ? reasons : reasons.toReversed();
    const stored = await get(orders, { restaurantId, orderId });
    if (placed === null) {
      expect(settled).toBe('order-changed');
      expect(stored).toMatchObject({ state: 'open', subtotalPaise: 48_000 });
    } else {
      expect([placed, settled]).toEqual(['order-closed', null]);
      expect(stored).toMatchObject({ state: 'Completed', subtotalPaise: 12_000 });
      expect(stored.billing.documents[0]?.totalPaise).toBe(12_600);
    }
  }
});

describe('the calendar', () => {
  const at = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: instant });
  /** The next first of April that is at least a day ahead, because tokens from the past are refused. */
  const nextYear = new Date().getUTCFullYear() + 1;
  const april = startOf(`${nextYear}-04-01`);

  test('numbers start again on 1 April in India, days at 04:00', async () => {
    const house = await oneTable();
    const { restaurantId } = house;
    const numberAt = async (instant: number) => {
      at(instant);
      const captain = renewed(house.captain);
      const input = ordering(house);
      await call(placeRound, input, captain);
      return (await issued(settling(input.orderId), captain)).number;
    };
    const yy = (year: number) => String(year % 100).padStart(2, '0');
    const old = `INV/${yy(nextYear - 1)}-${yy(nextYear)}`;
    const fresh = `INV/${yy(nextYear)}-${yy(nextYear + 1)}`;
    expect(await numberAt(april - 1)).toBe(`${old}/000001`);
    expect(await numberAt(april)).toBe(`${fresh}/000001`);
    expect(await numberAt(april + 4 * 3_600_000)).toBe(`${fresh}/000002`);

    const taken = await list(days, { restaurantId });
    expect(taken.map(({ day, bills }) => [day, bills])).toEqual([
      [`${nextYear}-03-31`, 2],
      [`${nextYear}-04-01`, 1],
    ]);
    const kots = await numbersOf(restaurantId);
    expect(kots).toEqual({
      [`invoice_${nextYear - 1}-${yy(nextYear)}_INV`]: 1,
      [`invoice_${nextYear}-${yy(nextYear + 1)}_INV`]: 2,
      [`kot_${nextYear}-03-31`]: 2,
      [`kot_${nextYear}-04-01`]: 1,
    });
  });
});

async function numbersOf(restaurantId: string): Promise<Record<string, number>> {
  const { docs } = await db.collection(counters.parent({ restaurantId })).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, counters.decode(doc.data()).last]));
}
