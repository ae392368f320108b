import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer, mergeCustomers } from '@bhoj/domain/customers/customers.contract';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { aBuyer, aCustomer, aReview } from '@bhoj/domain/fixtures/people';
import { aDelivery, anOrder } from '@bhoj/domain/fixtures/orders';
import { newId } from '@bhoj/domain/kernel/ids';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import {
  answerReview,
  keepMadeRight,
  leaveReview,
  takeDownReview,
} from '@bhoj/domain/reviews/reviews.contract';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  allDocuments,
  dosa,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
  put,
} from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const MOBILE = '9812345633';
const HELD = /farhan|98123 ?45633|uttam/i;

let house: House;
let r: { restaurantId: string };

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 5 });
  r = { restaurantId: house.restaurantId };
});

async function seated(tableId: string, mobile = MOBILE, name: string | null = 'Farhan Q.') {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { tableId, mobile, name }), guest);
  const selections = [dosa({ note: 'crisp, says Farhan' })];
  await call(placeRound, ordering(house, { orderId, tableId, selections }), guest);
  return { guest, orderId };
}

/** The stored documents of the restaurant, by their paths within it. */
const stored = async () =>
  (await allDocuments()).flatMap(({ name, fields }) => {
    const [, path] = name.split(`/users/${r.restaurantId}/`);
    return path === undefined ? [] : [{ path, text: JSON.stringify(fields) }];
  });
const theOnly = async () => {
  const found = (await stored()).flatMap(({ path }) => /^customers\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};
const erasing = (customerId: string) => ({ customerId, actId: newId(), reason: 'Farhan asked by phone' });

/** The paths of the documents that hold the guest, without the issued ones. */
const holding = async () =>
  (await stored())
    .filter(({ path, text }) => !/^(invoices|creditNotes|voids)\//.test(path) && HELD.test(text))
    .map(({ path }) => path);

describe('a guest who is erased while the table is open', () => {
  test('is nowhere but on the bills that were issued, and the open one bears no name', async () => {
    const before = await seated('F1-T01');
    const { invoiceId } = await issued(settling(before.orderId), house.captain);
    const rated = { ...r, orderId: before.orderId, stars: 2, words: `Farhan, call ${MOBILE}`, thumbs: [] };
    await call(leaveReview, rated, before.guest);
    await call(answerReview, { orderId: before.orderId, words: 'Sorry, Farhan' }, house.owner);
    await call(keepMadeRight, { orderId: before.orderId, what: 'Called Farhan' }, house.owner);
    const open = await seated('F1-T02');
    await call(setBuyer, { orderId: open.orderId, buyer: aBuyer(), keep: true }, house.captain);
    const table = await get(tables, { ...r, tableId: 'F1-T03' });
    const reservation = { name: 'Farhan Q.', guests: 4, at: Date.now() + HOUR };
    await put(tables, { ...r, tableId: 'F1-T03' }, { ...table, status: 'Reserved', reservation });
    await put(
      reviews,
      { ...r, orderId: 'other' },
      aReview({ words: `Ask ${MOBILE}`, keys: [MOBILE, 'ask'] }),
    );
    const theirs = newId();
    await put(reviews, { ...r, orderId: theirs }, aReview({ words: '', keys: [] }));
    await call(takeDownReview, { orderId: theirs, reason: `Rude to Farhan, ${MOBILE}` }, house.owner);
    const paper = await get(invoices, { ...r, invoiceId });
    expect((await holding()).length).toBeGreaterThan(6);

    const customerId = await theOnly();
    const input = erasing(customerId);
    const { receipt } = await call(eraseCustomer, input, house.owner);
    expect(receipt).toMatchObject({ visits: 1 });
    expect(await holding()).toEqual([]);
    expect(await get(invoices, { ...r, invoiceId })).toEqual(paper);
    expect(paper.customerName).toBe('Farhan Q.');
    const review = await get(reviews, { ...r, orderId: before.orderId });
    expect(review).toMatchObject({ stars: 2, words: '', answer: null, madeRight: null });
    expect((await get(reviews, { ...r, orderId: 'other' })).words).toBe('Ask …');
    expect((await get(reviews, { ...r, orderId: theirs })).takenDown?.reason).toBe('Rude to …, …');
    const { reservation: left } = await get(tables, { ...r, tableId: 'F1-T03' });
    expect(left).toEqual({ ...reservation, name: '…' });
    const all = await everything();
    expect(await call(eraseCustomer, input, house.owner)).toEqual({ receipt });
    expect(await everything()).toEqual(all);

    await call(placeRound, ordering(house, { orderId: open.orderId, tableId: 'F1-T02' }), open.guest);
    const last = await issued(
      settling(open.orderId, { seenRounds: 2, payments: [cash(25_200)] }),
      house.captain,
    );
    const bill = await get(invoices, { ...r, invoiceId: last.invoiceId });
    expect([bill.customerName, bill.particulars.buyer]).toEqual([null, null]);
    expect(await list(customers, r)).toEqual([]);
  });

  test('is somebody new who leaves the number again, in every spelling one record', async () => {
    await seated('F1-T01');
    await call(eraseCustomer, erasing(await theOnly()), house.owner);
    await seated('F1-T02', '+91 98123 45633', 'F');
    await seated('F1-T03', '(98123) 45633', 'F');
    await seated('F1-T04', '0091-9812345633', 'F');
    await seated('F1-T05', '098123-45633', 'F');
    expect(await list(customers, r)).toMatchObject([{ mobile: MOBILE, visits: 0, offers: null }]);
  });
});

describe('what only has the number', () => {
  test('goes too: a delivery of last week at once, the address of one under way within a day', async () => {
    const customerId = newId();
    await put(customers, { ...r, customerId }, aCustomer({ name: 'Farhan Q.', mobile: MOBILE }));
    const at = Date.now();
    const delivery = aDelivery({ name: 'Farhan', mobile: MOBILE, createdAt: at, expireAt: at + 90 * DAY });
    for (const [orderId, state] of [['over', 'Completed'] as const, ['running', 'open'] as const]) {
      const order = anOrder({ type: 'delivery', tableId: null, label: 'Farhan', state });
      await put(orders, { ...r, orderId }, order);
      await put(deliveries, { ...r, orderId }, delivery);
    }
    await call(eraseCustomer, erasing(customerId), house.owner);
    expect(await find(deliveries, { ...r, orderId: 'over' })).toBeNull();
    const running = await get(deliveries, { ...r, orderId: 'running' });
    expect(running).toMatchObject({ name: '', address: delivery.address });
    expect(running.expireAt).toBeLessThanOrEqual(Date.now() + DAY);
    expect((await get(orders, { ...r, orderId: 'running' })).label).toBeNull();
  });

  test('and what names a record that was merged into theirs', async () => {
    await seated('F1-T01', '9800000001', 'Farhan');
    const goneId = await theOnly();
    const keepId = newId();
    await put(customers, { ...r, customerId: keepId }, aCustomer({ name: 'Farhan Q.', mobile: MOBILE }));
    await call(mergeCustomers, { actId: newId(), keepId, goneId }, house.owner);
    await call(eraseCustomer, erasing(keepId), house.owner);
    expect(await holding()).toEqual([]);
  });
});

test('more orders than one call erases are gone after the next, and a breakdown between loses none', async () => {
  const customerId = newId();
  const known = aCustomer({ name: 'Farhan Q.', mobile: MOBILE });
  await put(customers, { ...r, customerId }, known);
  const order = anOrder({ state: 'Completed', customer: { id: customerId, name: 'Farhan Q.' } });
  for (let n = 0; n < 205; n += 1) await put(orders, { ...r, orderId: `o${n}` }, order);
  const input = erasing(customerId);
  expect(await call(eraseCustomer, input, house.owner)).toEqual({ receipt: null });
  expect(await get(customers, { ...r, customerId })).toEqual(known);
  expect((await holding()).filter((path) => path.startsWith('orders/'))).toHaveLength(5);
  const { receipt } = await call(eraseCustomer, input, house.owner);
  expect(receipt).not.toBeNull();
  expect(await holding()).toEqual([]);
  expect(await get(formerCustomers, { ...r, customerId })).toMatchObject({ how: 'erased' });
  expect(await reasonOf(eraseCustomer, erasing(customerId), house.owner)).toBe('customer-not-found');
});
