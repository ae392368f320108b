import {
  correctBill,
  issueCreditNote,
  voidBill,
} from '@bhoj/domain/billing/corrections/corrections.contract';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { enterCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { creditNotes, invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import {
  returnPayment,
  setComplimentary,
  setDiscount,
  settleBill,
} from '@bhoj/domain/billing/settle/settlement.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  dosa,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
  put,
  deleteRestaurant,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, db, reasonOf, tryCall } from '../../../support/mount.ts';
import { aSettledBill, today } from '../../../support/settled.ts';
import { issued, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
});

const here = () => ({ restaurantId: house.restaurantId });
const moneyOf = (orderId: string) => get(orderMoney, { ...here(), orderId });
const percent = (value: number) => ({ kind: 'percent', value, reason: 'Cold food' }) as const;
const cashBack = { method: 'cash', name: '' } as const;

/** Expects a refusal with the reason, and no change. */
async function expectRefused(reason: string, answer: () => Promise<string | null>): Promise<void> {
  const before = await everything();
  expect(await answer()).toBe(reason);
  expect(await everything()).toEqual(before);
}

/** Three dosas, settled for ₹378 by card. */
async function threeDosas(mobile: string | null = null) {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { name: mobile && 'Meera', mobile }), guest);
  await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 3 })] }), guest);
  return {
    orderId,
    pay: () => issued(settling(orderId, { payments: [tender('card', 37_800)] }), house.captain),
  };
}

const correcting = (invoiceId: string, what: 'price' | 'rate', to: number) => ({
  invoiceId,
  requestId: newId(),
  right: { line: 0, what, to },
  reason: 'Old menu',
  tender: cashBack,
});

describe('a restaurant that is gone', () => {
  test('bills nothing, and takes nothing back', async () => {
    const { invoiceId } = await aSettledBill(house);
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [tender('upi', 1_000)] });
    await call(settleBill, part, house.captain);
    await deleteRestaurant(here().restaurantId);
    const { captain, owner } = house;
    const requestId = newId();
    const lost = 'restaurant-not-found';
    await expectRefused(lost, () =>
      reasonOf(setDiscount, { orderId, requestId: newId(), discount: percent(1_000) }, captain),
    );
    await expectRefused(lost, () =>
      reasonOf(
        setComplimentary,
        { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Birthday' },
        captain,
      ),
    );
    await expectRefused(lost, () => reasonOf(settleBill, settling(orderId), captain));
    await expectRefused(lost, () => reasonOf(enterCode, { orderId, requestId, code: 'DIWALI24' }, captain));
    const back = { orderId, paymentId: `${part.requestId}-1`, given: cashBack, reason: 'Wrong table' };
    await expectRefused(lost, () => reasonOf(returnPayment, back, captain));
    await expectRefused(lost, () => reasonOf(correctBill, correcting(invoiceId, 'price', 100_00), owner));
    const away = { invoiceId, requestId, reason: 'Wrong table', billAgain: false };
    await expectRefused(lost, () => reasonOf(voidBill, away, owner));
  });
});

test('a bill whose day is gone is not voided', async () => {
  const { invoiceId } = await aSettledBill(house);
  await db.doc(days.path({ ...here(), day: today() })).delete();
  const away = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
  await expectRefused('order-not-found', () => reasonOf(voidBill, away, house.owner));
});

test('a code that was deleted after it was entered settles nothing', async () => {
  const at = { ...here(), code: 'DIWALI24' };
  await put(discountCodes, at, aDiscountCode());
  const { orderId } = await anOpenOrder(house);
  await call(enterCode, { orderId, requestId: newId(), code: at.code }, house.captain);
  await db.doc(discountCodes.path(at)).delete();
  const paid = settling(orderId, { payments: [tender('cash', 113_00)] });
  await expectRefused('code-not-valid', () => reasonOf(settleBill, paid, house.captain));
});

test('what was paid in part bounds every discount', async () => {
  const { orderId } = await anOpenOrder(house);
  await put(discountCodes, { ...here(), code: 'DIWALI24' }, aDiscountCode());
  const part = settling(orderId, { payments: [tender('upi', 120_00)] });
  await call(settleBill, part, house.captain);
  const { owner } = house;
  const before = await everything();
  const refused = { reason: 'part-paid', details: { paidPaise: 120_00 } };
  expect(
    await tryCall(setDiscount, { orderId, requestId: newId(), discount: percent(1_000) }, owner),
  ).toMatchObject(refused);
  const free = { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Birthday' };
  expect(await tryCall(setComplimentary, free, owner)).toMatchObject(refused);
  const entry = { orderId, requestId: newId(), code: 'DIWALI24' };
  expect(await tryCall(enterCode, entry, owner)).toMatchObject(refused);
  expect(await everything()).toEqual(before);
});

describe('a discount on categories', () => {
  const on = (categoryIds: string[]) => ({ ...percent(1_000), categoryIds });

  test('keeps the names that the menu has now', async () => {
    const { orderId } = await anOpenOrder(house);
    const { categories } = await get(menus, here());
    const [first, ...others] = categories;
    await change(menus, here(), { categories: [...others, { ...first!, name: 'Dosas' }] });
    const discount = on([first!.id, first!.id]);
    await call(setDiscount, { orderId, requestId: newId(), discount }, house.owner);
    expect((await moneyOf(orderId)).discount).toMatchObject({
      kind: 'percent',
      value: 1_000,
      categories: [{ id: first!.id, name: 'Dosas' }],
    });
    expect(await auditOf(house)).toMatchObject([
      { action: 'setDiscount', details: { orderId, kind: 'percent', value: 1_000, reason: 'Cold food' } },
    ]);
    await call(setDiscount, { orderId, requestId: newId(), discount: null }, house.owner);
    const taken = { orderId, kind: null, value: null, reason: null };
    expect((await auditOf(house)).map(({ details }) => details)).toContainEqual(taken);
  });

  test('says which menu holds when a category is not there any more', async () => {
    const { orderId } = await anOpenOrder(house);
    const { categories } = await get(menus, here());
    await change(menus, here(), { version: 4 });
    const both = { orderId, requestId: newId(), discount: on([categories[0]!.id, 'gone']) };
    expect(await tryCall(setDiscount, both, house.owner)).toMatchObject({
      reason: 'menu-changed',
      details: { version: 4 },
    });
    await db.doc(menus.path(here())).delete();
    expect(await tryCall(setDiscount, both, house.owner)).toMatchObject({
      reason: 'menu-changed',
      details: { version: 0 },
    });
  });
});

test('a shared bill shows its notes in the order in which they were issued', async () => {
  const { pay } = await threeDosas();
  const { invoiceId } = await pay();
  const { shareToken: token } = await get(invoices, { ...here(), invoiceId });
  for (const reason of ['First', 'Second', 'Third']) {
    const note = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason, refund: cashBack };
    await call(issueCreditNote, note, house.owner);
  }
  const notes = await list(creditNotes, here());
  const [first] = notes.filter(({ reason }) => reason === 'First');
  const last = { ...first!, issuedAt: Math.max(...notes.map(({ issuedAt }) => issuedAt)) + 1 };
  const found = await db.collection(creditNotes.parent(here())).where('reason', '==', 'First').get();
  await found.docs[0]?.ref.set(creditNotes.encode(last));
  const { creditNotes: shown } = await call(openSharedBill, { ...here(), token }, {});
  expect(shown.map(({ reason }) => reason)).toEqual(['Second', 'Third', 'First']);
});

describe('a correction', () => {
  test('downwards, asked for twice, is one note', async () => {
    const { pay } = await threeDosas();
    const { invoiceId } = await pay();
    const lower = correcting(invoiceId, 'price', 100_00);
    const answer = await call(correctBill, lower, house.owner);
    const before = await everything();
    expect(await call(correctBill, lower, house.owner)).toEqual(answer);
    expect(await everything()).toEqual(before);
  });

  test('of a rate takes one number of each series', async () => {
    const { pay } = await threeDosas();
    const { invoiceId } = await pay();
    await call(correctBill, correcting(invoiceId, 'rate', 1800), house.owner);
    const counterId = seriesCounterId('CN', Date.now());
    expect(await get(counters, { ...here(), counterId })).toEqual({ last: 1 });
    await call(correctBill, correcting(invoiceId, 'price', 100_00), house.owner);
    expect(await get(counters, { ...here(), counterId })).toEqual({ last: 2 });
  });

  test('upwards takes no number of the credit notes', async () => {
    const { pay } = await threeDosas();
    const { invoiceId } = await pay();
    await call(correctBill, correcting(invoiceId, 'price', 130_00), house.owner);
    expect(await find(counters, { ...here(), counterId: seriesCounterId('CN', Date.now()) })).toBeNull();
  });
});

describe('a guest whose record was merged', () => {
  /** Merges the guest's record into another, so that only its trace is left, and returns its id. */
  async function merged(into: string | null): Promise<string> {
    const found = await db.collection(customers.parent(here())).get();
    const [record] = found.docs;
    const customerId = record?.id ?? '';
    const value = await get(customers, { ...here(), customerId });
    await record?.ref.delete();
    const former = { how: 'merged' as const, actId: newId(), at: Date.now(), byId: 'm1', visits: 0 };
    await put(formerCustomers, { ...here(), customerId }, { ...former, mergedInto: into, expireAt: null });
    if (into !== null) await put(customers, { ...here(), customerId: into }, value);
    return customerId;
  }

  test('counts for the record that goes on', async () => {
    const { pay } = await threeDosas('9876543210');
    await merged('the-other');
    await pay();
    expect(await get(customers, { ...here(), customerId: 'the-other' })).toMatchObject({
      spentPaise: 378_00,
    });
  });

  test('counts for nobody once the record was erased', async () => {
    const { pay } = await threeDosas('9876543210');
    await merged(null);
    expect((await pay()).bill.totalPaise).toBe(378_00);
    expect(await list(customers, here())).toEqual([]);
  });

  test('is not followed in a circle', async () => {
    const { pay } = await threeDosas('9876543210');
    const customerId = await merged('the-other');
    await db.doc(customers.path({ ...here(), customerId: 'the-other' })).delete();
    const left = await get(formerCustomers, { ...here(), customerId });
    await put(formerCustomers, { ...here(), customerId: 'the-other' }, { ...left, mergedInto: customerId });
    expect((await pay()).bill.totalPaise).toBe(378_00);
    expect(await list(customers, here())).toEqual([]);
  });
});
