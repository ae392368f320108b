import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { ASKED_FOR } from '@bhoj/domain/approvals/approval';
import {
  allowByPin,
  askApproval,
  decideApproval,
  withdrawApproval,
} from '@bhoj/domain/approvals/approvals.contract';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices, orderMoney, voids } from '@bhoj/domain/billing/documents/document.collection';
import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { MOST_OPEN } from '@bhoj/domain/approvals/approval.schema';
import { anApproval } from '@bhoj/domain/fixtures/approvals';
import { paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  employ,
  everything,
  get,
  ordering,
  put,
  withRights,
} from '../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { cash, issued, settling } from '../../support/settling.ts';
import { aSettledBill } from '../../support/settled.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';

let house: House;
let manager: Person;
beforeEach(async () => {
  house = await aHouse({ captainDiscountLimitPaise: paise(20_00) }, { tableCount: 2 });
  manager = await employ(house.restaurantId, 'office', true, {
    preset: 'manager',
    can: ['discount', 'void-bill', 'see-sales'],
    limits: { discount: paise(50_00), voidDays: 3 },
  });
}, 60_000);

/** Asks for an act; returns the id of the question. */
async function asking(contract: Pick<Contract, 'name'>, input: object, as: Person = house.captain) {
  const approvalId = newId();
  await call(askApproval, { approvalId, call: contract.name, asked: JSON.stringify(input) }, as);
  return approvalId;
}
const allowing = (approvalId: string, as: Person = manager) =>
  reasonOf(decideApproval, { approvalId, allow: true, why: '' }, as);
const approvalOf = (approvalId: string) => get(approvals, { restaurantId: house.restaurantId, approvalId });
const moneyOf = (orderId: string) => get(orderMoney, { restaurantId: house.restaurantId, orderId });

/** 30 % off a dosa of ₹120: ₹36, above the captain's ₹20. */
async function thirtyOff() {
  const { orderId, guest } = await anOpenOrder(house);
  const discount = { kind: 'percent', value: 3_000, reason: 'Cold food' } as const;
  return { guest, orderId, input: { orderId, requestId: newId(), discount } };
}

test('one person has at most ten open questions at once (P-APPROVAL-8)', async () => {
  const { restaurantId, captain } = house;
  const { input } = await thirtyOff();
  const ids = Array.from({ length: MOST_OPEN }, newId);
  const askedBy = { uid: captain.uid, kind: 'captain' as const, name: 'Ravi' };
  await Promise.all(
    ids.map((approvalId) =>
      put(approvals, { restaurantId, approvalId }, anApproval({ askedBy, askedAt: Date.now() })),
    ),
  );
  const question = { approvalId: newId(), call: setDiscount.name, asked: JSON.stringify(input) };
  expect(await reasonOf(askApproval, question, captain)).toBe('too-many-requests');
  await call(withdrawApproval, { approvalId: ids[0] ?? '' }, captain);
  expect(await reasonOf(askApproval, question, captain)).toBeNull();
});

test('a question about an order over joined tables names them all', async () => {
  const { orderId, input } = await thirtyOff();
  const joinedTableIds = ['F1-T02'];
  await change(orders, { restaurantId: house.restaurantId, orderId }, { joinedTableIds });
  const approvalId = await asking(setDiscount, input);
  expect((await approvalOf(approvalId)).about).toMatchObject({ tableId: 'F1-T01', joinedTableIds });
});

test('a cancelled order is asked for with its dishes: another dish of the same price is another act', async () => {
  const { restaurantId, captain } = house;
  const { orderId } = await anOpenOrder(house);
  const order = await get(orders, { restaurantId, orderId });
  const cooking = Object.fromEntries(Object.keys(order.lines).map((lineId) => [lineId, Date.now()]));
  await change(orders, { restaurantId, orderId }, { progress: { ...order.progress, cooking } });
  const chef = await withRights(restaurantId, ['take-orders', 'cancel-cooked', 'void-bill']);
  const input = { orderId, reason: 'Left' };
  const approvalId = await asking(cancelOrder, input);
  expect((await approvalOf(approvalId)).about.lines).not.toBe('');
  const lines = Object.fromEntries(
    Object.entries(order.lines).map(([id, line]) => [id, { ...line, note: 'Another dish' }]),
  );
  await change(orders, { restaurantId, orderId }, { lines });
  expect(await allowing(approvalId, chef)).toBe('approval-other-amount');
  expect(captain.uid).toBe((await approvalOf(approvalId)).askedBy.uid);
});

describe('a discount above the limit', () => {
  test('is given with both names once a manager allows it, and whoever settles may settle it', async () => {
    const { orderId, input } = await thirtyOff();
    expect(await reasonOf(setDiscount, input, house.captain)).toBe('discount-above-limit');
    const approvalId = await asking(setDiscount, input);
    expect(await approvalOf(approvalId)).toMatchObject({
      act: 'discount',
      state: 'asked',
      about: { orderId, tableId: 'F1-T01', amountPaise: 36_00, reason: 'Cold food' },
      askedBy: { uid: house.captain.uid, name: 'Ravi' },
      askedOf: ['owner', manager.uid],
      timesThisMonth: 0,
    });
    expect(await allowing(approvalId)).toBeNull();
    await call(setDiscount, { ...input, requestId: newId(), approvalId }, house.captain);
    const allowedBy = { kind: 'office', id: memberIdOf(manager.uid), how: 'card' };
    expect((await moneyOf(orderId)).discount).toMatchObject({
      value: 3_000,
      by: { kind: 'captain', label: 'Ravi' },
      allowedBy,
    });
    const entries = (await auditOf(house)).filter(({ action }) => action === 'setDiscount');
    expect(entries).toMatchObject([
      { uid: house.captain.uid, details: { approvalId, allowedBy: 'Ravi', allowedHow: 'card' } },
    ]);
    // ₹84 and 2.5 % twice = 88.20 → 88
    await call(settleBill, settling(orderId, { payments: [cash(8_800)] }), house.captain);
  });

  test('counts how often in the month, and asks only those whose own limits reach', async () => {
    const first = await thirtyOff();
    const approvalId = await asking(setDiscount, first.input);
    await allowing(approvalId);
    await call(setDiscount, { ...first.input, approvalId }, house.captain);
    const { orderId } = await anOpenOrder(house, 'F1-T02');
    const discount = { kind: 'amount', value: 60_00, reason: 'Cold food' } as const;
    const more = await asking(setDiscount, { orderId, requestId: newId(), discount });
    expect(await approvalOf(more)).toMatchObject({ askedOf: ['owner'], timesThisMonth: 1 });
    expect(await allowing(more)).toBe('discount-above-limit');
    expect(await allowing(more, house.owner)).toBeNull();
  });

  test('is refused at a higher amount than was allowed, and when the manager’s limit has become lower', async () => {
    const { orderId, guest, input } = await thirtyOff();
    const approvalId = await asking(setDiscount, input);
    await allowing(approvalId);
    const { restaurantId } = house;
    await change(
      members,
      { restaurantId, uid: manager.uid },
      { limits: { discount: paise(35_00), voidDays: 3 } },
    );
    expect(await reasonOf(setDiscount, { ...input, approvalId }, house.captain)).toBe('discount-above-limit');
    await change(members, { restaurantId, uid: manager.uid }, { limits: { discount: 'any', voidDays: 3 } });
    await call(placeRound, ordering(house, { orderId }), guest);
    const before = await everything();
    expect(await tryCall(setDiscount, { ...input, approvalId }, house.captain)).toMatchObject({
      reason: 'approval-other-amount',
      details: { amountPaise: 72_00 },
    });
    expect(await everything()).toEqual(before);
  });

  test('is not answered after the amount has changed, nor by whoever asked', async () => {
    const { orderId, guest, input } = await thirtyOff();
    const approvalId = await asking(setDiscount, input);
    expect(await allowing(approvalId, house.captain)).toBe('not-allowed');
    await call(placeRound, ordering(house, { orderId }), guest);
    expect(await allowing(approvalId, house.owner)).toBe('approval-other-amount');
  });

  test('stays within the limits of a captain who adds to it', async () => {
    const { orderId, input } = await thirtyOff();
    const approvalId = await asking(setDiscount, input);
    await allowing(approvalId);
    await call(setDiscount, { ...input, approvalId }, house.captain);
    const own = { ...input, requestId: newId(), discount: { ...input.discount, value: 2_900 } };
    expect(await reasonOf(setDiscount, own, house.captain)).toBe('discount-above-limit');
    expect((await moneyOf(orderId)).discount).toMatchObject({ value: 3_000 });
  });
});

describe('a bill', () => {
  test('is voided by a captain whom a manager allows it, with both names', async () => {
    const { invoiceId, bill } = await aSettledBill(house);
    const { restaurantId } = house;
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    expect(await reasonOf(voidBill, input, house.captain)).toBe('not-allowed');
    const approvalId = await asking(voidBill, input);
    const { number } = await get(invoices, { restaurantId, invoiceId });
    expect(await approvalOf(approvalId)).toMatchObject({
      about: { number, amountPaise: bill.totalPaise, reason: 'Wrong table' },
    });
    await allowing(approvalId);
    expect(await call(voidBill, { ...input, approvalId }, house.captain)).toEqual({ orderId: null });
    expect(await get(voids, { restaurantId, invoiceId })).toMatchObject({
      byId: memberIdOf(house.captain.uid),
      allowedBy: { id: memberIdOf(manager.uid), how: 'card' },
    });
  });

  test('of joined tables is asked about under all of them, wherever its order went since', async () => {
    const { restaurantId } = house;
    const { orderId } = await anOpenOrder(house);
    const joinedTableIds = ['F1-T02'];
    await change(orders, { restaurantId, orderId }, { joinedTableIds });
    const { invoiceId } = await issued(settling(orderId, { payments: [cash(126_00)] }), house.captain);
    await change(orders, { restaurantId, orderId }, { tableId: 'F1-T02', joinedTableIds: undefined });
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    const { about } = await approvalOf(await asking(voidBill, input));
    expect(about).toMatchObject({ tableId: 'F1-T01', joinedTableIds });
  });

  test('older than the approver may void is neither shown to them nor voided', async () => {
    const { orderId, invoiceId } = await aSettledBill(house);
    const { restaurantId } = house;
    await change(members, { restaurantId, uid: manager.uid }, { limits: { discount: 'any', voidDays: 0 } });
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    const approvalId = await asking(voidBill, input);
    expect(await approvalOf(approvalId)).toMatchObject({ askedOf: ['owner', manager.uid] });
    expect((await get(orders, { restaurantId, orderId })).billing.documents).toMatchObject([
      { isVoid: false },
    ]);
  });
});

describe('a question', () => {
  test('is asked once, answered once, and a repeat changes nothing', async () => {
    const { input } = await thirtyOff();
    const approvalId = await asking(setDiscount, input);
    const question = { approvalId, call: 'setDiscount', asked: JSON.stringify(input) };
    const before = await everything();
    await call(askApproval, question, house.captain);
    expect(await everything()).toEqual(before);
    const cashier = await withRights(house.restaurantId, ['settle', 'take-orders']);
    expect(await reasonOf(askApproval, question, cashier)).toBe('request-id-used');
    await allowing(approvalId);
    const after = await everything();
    expect(await allowing(approvalId)).toBeNull();
    expect(await everything()).toEqual(after);
    expect(await allowing(approvalId, house.owner)).toBe('approval-decided');
  });

  test('can be declined with a reason, and taken back', async () => {
    const { input } = await thirtyOff();
    const declined = await asking(setDiscount, input);
    await call(decideApproval, { approvalId: declined, allow: false, why: 'Offer a dessert' }, manager);
    expect(await approvalOf(declined)).toMatchObject({ state: 'declined', answer: 'Offer a dessert' });
    const back = await asking(setDiscount, input);
    expect(await reasonOf(withdrawApproval, { approvalId: back }, manager)).toBe('approval-of-another');
    await call(withdrawApproval, { approvalId: back }, house.captain);
    await call(withdrawApproval, { approvalId: back }, house.captain);
    expect(await allowing(back)).toBe('approval-decided');
    expect(await reasonOf(withdrawApproval, { approvalId: newId() }, house.captain)).toBe('approval-unknown');
  });

  test('is over after ten minutes', async () => {
    const { input } = await thirtyOff();
    const approvalId = await asking(setDiscount, input);
    const at = { restaurantId: house.restaurantId, approvalId };
    await change(approvals, at, { askedAt: Date.now() - ASKED_FOR - 1 });
    expect(await allowing(approvalId)).toBe('approval-late');
  });

  test('must be of an act that changes something and that can be asked for', async () => {
    const { orderId, input } = await thirtyOff();
    const ask = (name: string, asked: string) =>
      reasonOf(askApproval, { approvalId: newId(), call: name, asked }, house.captain);
    expect(await ask('setDiscount', JSON.stringify({ orderId, requestId: newId(), discount: null }))).toBe(
      'invalid-input',
    );
    expect(await ask('placeRound', JSON.stringify(input))).toBe('invalid-input');
    expect(await ask('setDiscount', 'no JSON')).toBe('invalid-input');
    expect(await ask('setDiscount', '{}')).toBe('invalid-input');
    const gone = { ...input, orderId: newId() };
    expect(await ask('setDiscount', JSON.stringify(gone))).toBe('order-not-found');
  });
});

describe('a PIN on the device of whoever asks', () => {
  const PIN = '274913';

  test('allows as the card does; a wrong one allows nothing', async () => {
    const { orderId, input } = await thirtyOff();
    await call(setPin, { pin: PIN }, manager);
    const approvalId = await asking(setDiscount, input);
    const entered = { approvalId, who: manager.uid, pin: PIN };
    expect(await reasonOf(allowByPin, { ...entered, pin: '274914' }, house.captain)).toBe('pin-wrong');
    expect(await reasonOf(allowByPin, entered, house.owner)).toBe('approval-unknown');
    expect(await reasonOf(allowByPin, { ...entered, who: house.captain.uid }, house.captain)).toBe(
      'approval-unknown',
    );
    expect(await approvalOf(approvalId)).toMatchObject({ state: 'asked' });
    await call(allowByPin, entered, house.captain);
    await call(setDiscount, { ...input, approvalId }, house.captain);
    expect((await moneyOf(orderId)).discount).toMatchObject({
      by: { id: memberIdOf(house.captain.uid) },
      allowedBy: { id: memberIdOf(manager.uid), how: 'pin' },
    });
  });

  test('is the owner’s, too', async () => {
    const { input } = await thirtyOff();
    await call(setPin, { pin: PIN }, house.owner);
    const approvalId = await asking(setDiscount, input);
    await call(allowByPin, { approvalId, who: 'owner', pin: PIN }, house.captain);
    expect(await approvalOf(approvalId)).toMatchObject({
      state: 'allowed',
      decidedBy: { kind: 'owner' },
      how: 'pin',
    });
  });
});
