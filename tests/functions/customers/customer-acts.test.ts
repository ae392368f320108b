import { customers } from '@bhoj/domain/customers/customer.collection';
import {
  agreeToOffers,
  countMessage,
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  refreshCustomerMarks,
  saveCustomer,
  withdrawConsent,
} from '@bhoj/domain/customers/customers.contract';
import { customerKeyOf } from '@bhoj/domain/customers/search';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, auditOf, change, everything, find, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

let house: House;
let customerId: string;

const known = (id = customerId) => get(customers, { restaurantId: house.restaurantId, customerId: id });
const another = async (over = {}) => {
  const id = newId();
  await put(customers, { restaurantId: house.restaurantId, customerId: id }, aCustomer(over));
  return id;
};
const typed = { name: 'Meera Iyer', mobile: '+91 98765 43210', note: 'Window', allergies: 'Peanuts' };

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 0 });
  customerId = await another();
});

describe('the owner’s corrections', () => {
  test('are kept once, with the search that follows and an entry in the audit', async () => {
    await call(saveCustomer, { customerId, ...typed }, house.owner);
    expect(await known()).toMatchObject({
      name: 'Meera Iyer',
      mobile: '9876543210',
      note: 'Window',
      allergies: { words: 'Peanuts', consent: { purpose: 'allergies' } },
    });
    expect((await known()).keys).toContain(customerKeyOf('iyer'));
    const before = await everything();
    await call(saveCustomer, { customerId, ...typed }, house.owner);
    expect(await everything()).toEqual(before);
    expect(await auditOf(house)).toMatchObject([{ action: 'saveCustomer', details: { customerId } }]);
  });

  test('take no number of somebody else, and no record that is gone', async () => {
    await another({ mobile: '9000000001' });
    const number = { customerId, ...typed, mobile: '9000000001' };
    expect(await reasonOf(saveCustomer, number, house.owner)).toBe('number-taken');
    const gone = { customerId: newId(), ...typed };
    expect(await reasonOf(saveCustomer, gone, house.owner)).toBe('customer-not-found');
  });
});

test('a consent to offers allows messages, each counted once, until it is withdrawn', async () => {
  const message = { customerId, requestId: newId() };
  expect(await reasonOf(countMessage, message, house.owner)).toBe('not-agreed');
  await call(agreeToOffers, { customerId }, house.owner);
  expect(await call(countMessage, message, house.owner)).toEqual({ count: 1 });
  const second = { customerId, requestId: newId() };
  expect(await call(countMessage, second, house.owner)).toEqual({ count: 2 });
  // The answer to the first may be lost, and its repeat come after the second.
  expect(await call(countMessage, message, house.owner)).toEqual({ count: 1 });
  expect(await known()).toMatchObject({ messages: { count: 2 } });
  await call(withdrawConsent, { customerId, purpose: 'offers' }, house.owner);
  expect(await known()).toMatchObject({ offers: null, withdrawn: [{ purpose: 'offers', by: 'owner' }] });
  const before = await everything();
  await call(withdrawConsent, { customerId, purpose: 'offers' }, house.owner);
  expect(await everything()).toEqual(before);
});

test('an erased customer leaves a receipt without name and number, and frees the number', async () => {
  const input = { customerId, actId: newId(), reason: 'Asked at the table' };
  const answer = await call(eraseCustomer, input, house.owner);
  const { receipt } = answer;
  if (receipt === null) throw new Error('one call is enough');
  const at = { restaurantId: house.restaurantId, customerId };
  expect(await find(customers, at)).toBeNull();
  const left = await get(formerCustomers, at);
  expect(left).toMatchObject({ how: 'erased', mergedInto: null, expireAt: receipt.receiptUntil });
  expect(JSON.stringify(left)).not.toMatch(/Meera|9876543210/);
  expect(receipt.receiptUntil - receipt.at).toBe(365 * DAY);
  const before = await everything();
  expect(await call(eraseCustomer, input, house.owner)).toEqual(answer);
  expect(await everything()).toEqual(before);
  const other = { ...input, actId: newId() };
  expect(await reasonOf(eraseCustomer, other, house.owner)).toBe('customer-not-found');
  const [entry] = await auditOf(house);
  expect(entry).toMatchObject({ action: 'eraseCustomer', details: { reason: 'Asked at the table' } });
  expect(JSON.stringify(entry)).not.toMatch(/Meera|9876543210/);
});

test('a person’s file is taken out with an entry in the audit', async () => {
  const { customer } = await call(exportCustomer, { customerId }, house.owner);
  expect(customer).toMatchObject({ name: 'Meera', mobile: '9876543210', visits: 1 });
  expect(await auditOf(house)).toMatchObject([{ action: 'exportCustomer', details: { customerId } }]);
});

test('the file of all comes in pages, each with its reason', async () => {
  const { restaurantId } = house;
  const all = Array.from({ length: 200 }, (_, n) => ({ id: newId(), at: 1_000 * n }));
  for (const { id, at } of all) {
    await put(customers, { restaurantId, customerId: id }, aCustomer({ lastSeenAt: at }));
  }
  const reason = 'For the accountant';
  const first = await call(exportCustomers, { reason, after: null }, house.owner);
  expect(first.rows).toHaveLength(200);
  const second = await call(exportCustomers, { reason, after: first.next }, house.owner);
  expect(second).toMatchObject({ next: null });
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(201);
  expect((await auditOf(house)).map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      { reason, customers: 200 },
      { reason, customers: 1 },
    ]),
  );
});

test('the marks are computed once a day, from the customers who were here last', async () => {
  const { restaurantId } = house;
  expect(await call(refreshCustomerMarks, {}, house.owner)).toEqual({ refreshed: true });
  expect(await get(customerMarks, { restaurantId })).toMatchObject({ customers: 1, regularVisits: 3 });
  const before = await everything();
  expect(await call(refreshCustomerMarks, {}, house.owner)).toEqual({ refreshed: false });
  expect(await everything()).toEqual(before);
  await change(customerMarks, { restaurantId }, { at: Date.now() - DAY });
  expect(await call(refreshCustomerMarks, {}, house.owner)).toEqual({ refreshed: true });
});
