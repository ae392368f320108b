import { newId } from '@bhoj/domain/kernel/ids';
import { days } from '@bhoj/domain/days/day.collection';
import { invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { returnPayment, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { cancelLines } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { expectedCash } from '@bhoj/domain/days/closing';
import { paise, sum, ZERO } from '@bhoj/domain/money/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, anOpenOrder, auditOf, everything, get, list, ordering } from '../../../support/arrange.ts';
import { aDiscount, anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { aDish, anOrderOf, cash, issued, putMoney, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
}, 60_000);

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const moneyOf = (orderId: string) => get(orderMoney, { restaurantId: house.restaurantId, orderId });
const tableOf = () => get(tables, { restaurantId: house.restaurantId, tableId: 'F1-T01' });
const numbered = () => list(invoices, { restaurantId: house.restaurantId });

describe('an equal split (P-SPLIT-1)', () => {
  const third = (orderId: string, paisa: number, among = 3) =>
    settling(orderId, { payments: [cash(paisa)], among });

  test('is kept with the order from its first share until the last one issues the document', async () => {
    const { orderId } = await anOpenOrder(house);
    const first = third(orderId, 4_200);
    await call(settleBill, first, house.captain);
    expect(await moneyOf(orderId)).toMatchObject({ splitAmong: 3, payments: [{ share: true }] });
    // A part that is no share leaves the split, and a repeat of the share pays nothing more.
    await call(settleBill, settling(orderId, { payments: [cash(1_000)] }), house.owner);
    expect(await call(settleBill, first, house.captain)).toEqual({ invoice: null, duePaise: 8_400 });
    const held = await moneyOf(orderId);
    expect(held.splitAmong).toBe(3);
    expect(held.payments.map(({ share }) => share ?? false)).toEqual([true, false]);
    await issued(settling(orderId, { payments: [cash(7_400)], among: 3 }), house.owner);
    expect(await moneyOf(orderId)).toMatchObject({ splitAmong: null, payments: [] });
  });

  test('is over when its last share is given back', async () => {
    const { orderId } = await anOpenOrder(house);
    const { requestId, ...share } = third(orderId, 4_200);
    await call(settleBill, { requestId, ...share }, house.captain);
    const given = { method: 'cash', name: '' } as const;
    const back = { orderId, paymentId: `${requestId}-1`, given, reason: 'Pays by card' };
    await call(returnPayment, back, house.captain);
    expect(await moneyOf(orderId)).toMatchObject({ splitAmong: null, payments: [] });
  });
});

describe('part payments', () => {
  test('are kept on the order until the last one issues the document and frees the table', async () => {
    const { orderId } = await anOpenOrder(house);
    const first = await call(
      settleBill,
      settling(orderId, { payments: [tender('upi', 5_000)] }),
      house.captain,
    );
    expect(first).toEqual({ invoice: null, duePaise: 7_600 });
    expect(await numbered()).toEqual([]);
    expect(await tableOf()).toMatchObject({ status: 'Occupied', currentOrderId: orderId });

    const rest = [{ ...tender('cash', 7_600, 10_000), tipPaise: paise(1_000) }];
    const { invoiceId } = await issued(settling(orderId, { payments: rest }), house.owner);
    const { restaurantId } = house;
    expect(await get(invoices, { restaurantId, invoiceId })).toMatchObject({
      payments: [
        { method: 'upi', amountPaise: 5_000 },
        { method: 'cash', amountPaise: 7_600, tipPaise: 1_000, receivedPaise: 10_000 },
      ],
    });
    expect(await orderOf(orderId)).toMatchObject({ state: 'Completed' });
    expect(await moneyOf(orderId)).toMatchObject({ payments: [] });
    expect(await tableOf()).toMatchObject({ status: 'Available', currentOrderId: null });
    expect(await list(days, { restaurantId })).toMatchObject([
      { bills: 1, totalPaise: 12_600, byMethod: { upi: 5_000, cash: 7_600 }, tipsByMethod: { cash: 1_000 } },
    ]);
    expect((await auditOf(house)).filter(({ action }) => action === 'settleBill')).toHaveLength(2);
  });

  test('are refused above what is left', async () => {
    const { orderId } = await anOpenOrder(house);
    await call(settleBill, settling(orderId, { payments: [cash(10_000)] }), house.captain);
    const before = await everything();
    expect(
      await tryCall(settleBill, settling(orderId, { payments: [cash(2_601)] }), house.captain),
    ).toMatchObject({
      reason: 'payment-exceeds-due',
      details: { totalPaise: 12_600, duePaise: 2_600 },
    });
    expect(await everything()).toEqual(before);
  });

  test('two at once never take more than is due', async () => {
    const { orderId } = await anOpenOrder(house);
    const parts = [house.captain, house.owner].map((by) =>
      tryCall(settleBill, settling(orderId, { payments: [cash(8_000)] }), by),
    );
    const answers = await Promise.all(parts);
    expect(answers.filter((answer) => 'output' in answer)).toMatchObject([{ output: { duePaise: 4_600 } }]);
    expect(answers.filter((answer) => 'reason' in answer)).toMatchObject([{ reason: 'payment-exceeds-due' }]);
    expect((await moneyOf(orderId)).payments).toHaveLength(1);
  });

  test('with a lost answer are taken once, whatever happened to the order since', async () => {
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [cash(5_000)] });
    const [first, again] = await Promise.all(
      [part, part].map((input) => call(settleBill, input, house.captain)),
    );
    expect(again).toEqual(first);
    await issued(settling(orderId, { payments: [cash(7_600)] }), house.captain);
    const before = await everything();
    expect(await call(settleBill, part, house.captain)).toEqual({ invoice: null, duePaise: 7_600 });
    expect(await everything()).toEqual(before);
  });

  test('are followed by another round, which is due too', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await call(settleBill, settling(orderId, { payments: [cash(12_000)] }), house.captain);
    await call(placeRound, ordering(house, { orderId }), guest);
    expect(await reasonOf(settleBill, settling(orderId, { payments: [cash(600)] }), house.captain)).toBe(
      'order-changed',
    );
    const { bill } = await issued(
      settling(orderId, { seenRounds: 2, payments: [cash(13_200)] }),
      house.captain,
    );
    expect(bill.totalPaise).toBe(25_200);
  });

  test('are given back once, with a reason in the audit', async () => {
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [cash(5_000), tender('upi', 1_000)] });
    await call(settleBill, part, house.captain);
    const given = { method: 'cash', name: '' } as const;
    const back = { orderId, paymentId: `${part.requestId}-1`, given, reason: 'Wrong table' };
    await call(returnPayment, back, house.captain);
    const before = await everything();
    await call(returnPayment, back, house.owner);
    expect(await everything()).toEqual(before);
    expect((await moneyOf(orderId)).payments).toMatchObject([{ method: 'upi', amountPaise: 1_000 }]);
    const audit = (await auditOf(house)).filter(({ action }) => action === 'returnPayment');
    expect(audit).toMatchObject([{ details: { orderId, amountPaise: 5_000, reason: 'Wrong table' } }]);
    // The answer to the first request stays the same.
    expect(await call(settleBill, part, house.captain)).toEqual({ invoice: null, duePaise: 6_600 });
    await issued(settling(orderId, { payments: [cash(11_600)] }), house.captain);
    const gone = { ...back, paymentId: `${part.requestId}-2` };
    expect(await reasonOf(returnPayment, gone, house.captain)).toBe('part-payment-not-found');
  });

  /** ₹50 came by UPI and went back in cash: the drawer holds ₹50 less than its bills of ₹126 say. */
  test('that went back another way than they came count in the drawer', async () => {
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [tender('upi', 5_000)] });
    await call(settleBill, part, house.captain);
    const given = { method: 'cash', name: '' } as const;
    const back = { orderId, paymentId: `${part.requestId}-1`, given, reason: 'Wrong code' };
    await call(returnPayment, back, house.captain);
    await call(returnPayment, back, house.captain);
    await issued(settling(orderId, { payments: [cash(12_600)] }), house.captain);
    const [day] = await list(days, { restaurantId: house.restaurantId });
    expect(day?.partReturns).toEqual({
      count: 1,
      takenByMethod: { upi: 5_000 },
      givenByMethod: { cash: 5_000 },
    });
    const nothing = { openingCashPaise: paise(0), paidOutPaise: paise(0) };
    expect(day && expectedCash(day, nothing, ZERO)).toBe(7_600);
  });
});

describe('a split by item', () => {
  const dishes = [
    aDish('Thali', 19_999, { quantity: 3 }),
    aDish('Beer', 35_000, { quantity: 2, taxClass: 'liquor', taxBp: 2_200 }),
    aDish('Milk', 4_501, { taxClass: 'exempt', taxBp: 0 }),
  ];

  /** Settles the given portions, and pays the amount that the server says is due. */
  async function settle(orderId: string, portions: Record<string, number> | null) {
    const asked = await tryCall(
      settleBill,
      settling(orderId, { portions, payments: [cash(90_000_00)] }),
      house.captain,
    );
    const due = 'reason' in asked ? Number(asked.details['duePaise']) : 0;
    return issued(settling(orderId, { portions, payments: [cash(due)] }), house.captain);
  }

  test('three ways, with a discount: separate documents that add up', async () => {
    const orderId = await anOrderOf(house, dishes, { partySize: 3 });
    await putMoney(house.restaurantId, orderId, anOrderMoney({ discount: aDiscount() }));
    const first = await settle(orderId, { '1-1': 1 });
    expect(await orderOf(orderId)).toMatchObject({ state: 'open', billing: { billed: { '1-1': 1 } } });
    const second = await settle(orderId, { '1-1': 1, '1-2': 2 });
    const third = await settle(orderId, null);
    expect([first, second, third].map(({ number }) => Number(number.slice(-6)))).toEqual([1, 2, 3]);
    const bills = [first.bill, second.bill, third.bill];
    expect(sum(bills.map((bill) => bill.discountPaise))).toBe(100_00);
    expect(sum(bills.map((bill) => bill.subtotalPaise))).toBe(3 * 19_999 + 2 * 35_000 + 4_501);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'Completed',
      billing: { documents: [{}, {}, {}] },
    });
    expect((await moneyOf(orderId)).settlements).toMatchObject([first, second, third]);
    const { restaurantId } = house;
    expect(await list(days, { restaurantId })).toMatchObject([
      { bills: 3, guests: 3, totalPaise: sum(bills.map((bill) => bill.totalPaise)) },
    ]);
  });

  test('never bills a portion twice, and cannot be combined with part payments', async () => {
    const orderId = await anOrderOf(house, dishes);
    const half = settling(orderId, { portions: { '1-1': 2 }, payments: [cash(42_000)] });
    const answers = await Promise.all(
      [half, { ...half, requestId: settling(orderId).requestId }].map((input) =>
        tryCall(settleBill, input, house.captain),
      ),
    );
    expect(answers.filter((answer) => 'output' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'reason' in answer)).toMatchObject([{ reason: 'portions-taken' }]);
    const short = { ...settling(orderId), portions: { '1-3': 1 }, payments: [cash(1_000)] };
    expect(await reasonOf(settleBill, short, house.captain)).toBe('payment-mismatch');
    await call(settleBill, settling(orderId, { payments: [cash(1_000)] }), house.captain);
    const whole = { ...short, payments: [cash(4_500)] };
    expect(await reasonOf(settleBill, whole, house.captain)).toBe('part-paid');
  });

  test('ends and frees the table when the remaining dishes are cancelled', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await call(placeRound, ordering(house, { orderId }), guest);
    await issued(settling(orderId, { seenRounds: 2, portions: { '1-1': 1 } }), house.captain);
    expect(await tableOf()).toMatchObject({ currentOrderId: orderId });
    await call(
      cancelLines,
      { orderId, requestId: newId(), lineIds: ['2-1'], reason: 'They left' },
      house.captain,
    );
    expect(await orderOf(orderId)).toMatchObject({
      state: 'Completed',
      progress: { cancelled: { '2-1': { reason: 'They left' } } },
    });
    expect(await tableOf()).toMatchObject({ status: 'Available', currentOrderId: null });
  });

  test('includes the charge of a delivery with the last dishes', async () => {
    const over = { type: 'delivery', extras: { deliveryPaise: paise(4_000) } } as const;
    const orderId = await anOrderOf(house, [aDish('Thali', 20_000, { quantity: 2 })], over);
    const first = await settle(orderId, { '1-1': 1 });
    const last = await settle(orderId, { '1-1': 1 });
    expect([first, last].map(({ bill }) => bill.subtotalPaise)).toEqual([20_000, 24_000]);
    expect((await orderOf(orderId)).state).toBe('Completed');
  });
});
