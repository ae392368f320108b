import { orderMoney, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { returnPayment, setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { newId } from '@bhoj/domain/kernel/ids';
import { cancelOrder, mergeTables } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  changeOrder,
  dosa,
  everything,
  find,
  get,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { call, db, reasonOf } from '../../../support/mount.ts';
import { cash, issued, settling, tender } from '../../../support/settling.ts';
import { storeAsVersion2, withoutIds } from '../../../support/version-2-order.ts';
import type { House } from '../../../support/arrange.ts';

/**
 * Orders stored at version 2, with all fields at the top level, including their money. Callables read them, and the
 * first write moves the money to its own document.
 */

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 3 });
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });
const orderOf = (orderId: string) => get(orders, at(orderId));
const moneyOf = (orderId: string) => get(orderMoney, at(orderId));
const storedOf = async (orderId: string) => (await db.doc(orders.path(at(orderId))).get()).data() ?? {};

const ONE_OF_TWO = { portions: { '1-1': 1 } };

/** One of two dosas at F1-T01 is billed; the rest has ₹20 off and ₹50 paid. Its first dish is being cooked. */
async function aBegunBill() {
  const { restaurantId, captain, owner } = house;
  const round = ordering(house, { selections: [dosa({ quantity: 2 }), dosa({ note: 'crisp' })] });
  await call(placeRound, round, captain);
  const { orderId } = round;
  await changeOrder({ restaurantId, orderId }, (order) => withStages(order, { cooking: ['1-1'] }));
  const first = settling(orderId, ONE_OF_TWO);
  const bill = await issued(first, captain);
  const discount = { kind: 'amount', value: 20_00, reason: 'Cold food' } as const;
  await call(setDiscount, { orderId, discount }, owner);
  const part = settling(orderId, { payments: [tender('upi', 50_00)] });
  const partAnswer = await call(settleBill, part, captain);
  const money = await moneyOf(orderId);
  await storeAsVersion2(at(orderId));
  return { orderId, first, bill, discount, part, partAnswer, money };
}

const IN_CASH = { method: 'cash', name: '' } as const;

describe('an order of version 2 with a bill begun', () => {
  test('is read unchanged, and a repeated request answers as before and writes nothing', async () => {
    const { orderId, first, bill, discount, part, partAnswer } = await aBegunBill();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      state: 'open',
      takenBy: { kind: 'captain', label: 'Ravi', id: null },
      billing: {
        documents: [{ invoiceId: bill.invoiceId, number: bill.number, totalPaise: 12_600, isVoid: false }],
        billed: { '1-1': 1 },
      },
      progress: { cooking: { '1-1': 0 }, ready: {} },
    });
    const before = await everything();
    const again = await call(settleBill, first, house.owner);
    expect(again).toMatchObject({ invoice: { number: bill.number, bill: { totalPaise: 12_600 } } });
    expect(await call(settleBill, part, house.captain)).toEqual(partAnswer);
    expect(await everything()).toEqual(before);
    // The same discount by the same person, whose id is known by now.
    await call(setDiscount, { orderId, discount }, house.owner);
    expect((await moneyOf(orderId)).discount).toMatchObject(discount);
  });

  test('moves all of its money to its own document with the next round', async () => {
    const { orderId, money } = await aBegunBill();
    expect(await find(orderMoney, at(orderId))).toBeNull();
    await call(placeRound, ordering(house, { orderId }), house.captain);
    expect(await moneyOf(orderId)).toEqual(withoutIds(money));
    const stored = await storedOf(orderId);
    expect(stored).toMatchObject({ schemaVersion: orders.version, billing: { earlierMoney: null } });
    // Only takeaways have a token.
    const rare = ['token'];
    const fields = Object.keys(orders.schema.shape).filter((field) => !rare.includes(field));
    expect(Object.keys(stored).toSorted()).toEqual([...fields, 'schemaVersion'].toSorted());
    await call(placeRound, ordering(house, { orderId }), house.captain);
    expect(await moneyOf(orderId)).toEqual(withoutIds(money));
  });

  test('is settled with its payments and discount, and every earlier request still answers', async () => {
    const { orderId, first, bill, part, partAnswer } = await aBegunBill();
    // Two dosas less ₹20 are 220; 2.5 % of it, 5.50, twice: 231, of which 50 is paid.
    const last = settling(orderId, { payments: [cash(18_100)] });
    const document = await issued(last, house.captain);
    expect(document.bill).toMatchObject({ discountPaise: 20_00, totalPaise: 231_00 });
    const { restaurantId } = house;
    const invoice = await get(invoices, { restaurantId, invoiceId: document.invoiceId });
    expect(invoice.payments).toMatchObject([
      { method: 'upi', amountPaise: 50_00 },
      { method: 'cash', amountPaise: 181_00 },
    ]);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'Completed',
      billing: { documents: [{ number: bill.number }, { number: document.number }] },
    });
    expect((await moneyOf(orderId)).settlements).toMatchObject([
      { requestId: first.requestId },
      { requestId: last.requestId },
    ]);
    expect(await list(days, { restaurantId })).toMatchObject([{ bills: 2, totalPaise: 357_00 }]);
    const before = await everything();
    expect(await call(settleBill, last, house.owner)).toMatchObject({ invoice: { number: document.number } });
    expect(await call(settleBill, first, house.owner)).toMatchObject({ invoice: { number: bill.number } });
    expect(await call(settleBill, part, house.captain)).toEqual(partAnswer);
    expect(await everything()).toEqual(before);
  });

  test('gives a part payment back, once', async () => {
    const { orderId, part, money } = await aBegunBill();
    const back = { orderId, paymentId: `${part.requestId}-1`, given: IN_CASH, reason: 'Wrong table' };
    const [held] = money.payments;
    await call(returnPayment, { ...back, paymentId: held?.id ?? '' }, house.captain);
    expect(await moneyOf(orderId)).toMatchObject({ payments: [], returnedPayments: [{ id: held?.id }] });
    const before = await everything();
    await call(returnPayment, { ...back, paymentId: held?.id ?? '' }, house.captain);
    expect(await everything()).toEqual(before);
  });

  test('is neither merged into another nor cancelled, and nothing is written', async () => {
    const { orderId } = await aBegunBill();
    const other = await anOpenOrder(house, 'F1-T02');
    const before = await everything();
    const merging = { fromOrderId: orderId, intoOrderId: other.orderId };
    expect(['part-paid', 'discounted', 'part-billed']).toContain(
      await reasonOf(mergeTables, merging, house.captain),
    );
    expect(['part-paid', 'discounted', 'part-billed']).toContain(
      await reasonOf(cancelOrder, { orderId, reason: 'They left' }, house.owner),
    );
    expect(await everything()).toEqual(before);
  });

  test('takes in another order of version 2, and keeps its own money', async () => {
    const { orderId, money } = await aBegunBill();
    const other = await anOpenOrder(house, 'F1-T02');
    await storeAsVersion2(at(other.orderId));
    await call(mergeTables, { fromOrderId: other.orderId, intoOrderId: orderId }, house.captain);
    const kept = { ...money, discount: money.discount && { ...money.discount, outside: ['2-1'] } };
    expect(await moneyOf(orderId)).toEqual(withoutIds(kept));
    expect(Object.keys((await orderOf(orderId)).lines)).toHaveLength(3);
    expect(await orderOf(other.orderId)).toMatchObject({
      state: 'Cancelled',
      ending: { mergedInto: orderId },
    });
    // Three dosas are left to bill, 360 less 20; 8.50 of tax twice; 50 is paid.
    const { bill } = await issued(
      settling(orderId, { seenRounds: 2, payments: [cash(30_700)] }),
      house.captain,
    );
    expect(bill).toMatchObject({ subtotalPaise: 360_00, discountPaise: 20_00, totalPaise: 357_00 });
  });
});

describe('an order of version 2 without money', () => {
  test('takes a guest’s waiting round, and gets no money document', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await changeOrder(at(orderId), (order) => ({
      ...order,
      joining: { ...order.joining, trusted: false },
    }));
    const waiting = ordering(house, { orderId });
    await call(placeRound, waiting, guest);
    await storeAsVersion2(at(orderId));
    await call(acceptRound, { orderId, roundId: waiting.roundId }, house.captain);
    expect(await orderOf(orderId)).toMatchObject({ subtotalPaise: 240_00, acceptance: { waiting: [] } });
    expect(await find(orderMoney, at(orderId))).toBeNull();
  });

  test('is cancelled, and says why', async () => {
    const { orderId } = await anOpenOrder(house);
    await storeAsVersion2(at(orderId));
    await call(cancelOrder, { orderId, reason: 'The guests have left' }, house.owner);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'Cancelled',
      ending: { cancelReason: 'The guests have left' },
      billing: { earlierMoney: null },
    });
    expect(await find(orderMoney, at(orderId))).toBeNull();
  });

  test('is settled', async () => {
    const { orderId } = await anOpenOrder(house);
    await storeAsVersion2(at(orderId));
    const input = { ...settling(orderId), requestId: newId() };
    expect((await issued(input, house.captain)).bill.totalPaise).toBe(126_00);
    expect((await moneyOf(orderId)).settlements).toHaveLength(1);
  });
});
