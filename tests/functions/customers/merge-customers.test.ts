import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import {
  countMessage,
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  mergeCustomers,
  saveCustomer,
} from '@bhoj/domain/customers/customers.contract';
import { agreedToOffers, withoutConsent } from '@bhoj/domain/customers/acts';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, everything, find, get, joining, list, ordering, put } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, db, reasonOf } from '../../support/mount.ts';
import { issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

let house: House;
let r: { restaurantId: string };

/** A guest with a number who has ordered. */
async function aGuestWith(mobile: string, name: string, tableId: string) {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { tableId, mobile, name }), guest);
  await call(placeRound, ordering(house, { orderId, tableId }), guest);
  const all = await list(customers, r);
  expect(all.map((customer) => customer.mobile)).toContain(mobile);
  return orderId;
}

const idOf = async (mobile: string): Promise<string> => {
  const { docs } = await db.collection(customers.parent(r)).where('mobile', '==', mobile).get();
  return docs[0]?.id ?? '';
};

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 2 });
  r = { restaurantId: house.restaurantId };
});

describe('two records of one person', () => {
  test('become one: a paid bill stays as issued, an open one counts for the record that goes on', async () => {
    const paid = await aGuestWith('9000000001', 'Meera', 'F1-T01');
    const { invoiceId } = await issued(settling(paid), house.captain);
    const open = await aGuestWith('9000000002', 'Meera Iyer', 'F1-T02');
    const [goneId, keepId] = [await idOf('9000000001'), await idOf('9000000002')];
    const document = await get(invoices, { ...r, invoiceId });
    const input = { actId: newId(), keepId, goneId };
    const answer = await call(mergeCustomers, input, house.owner);
    expect(answer).toEqual({ visits: 1, spentPaise: 12_600 });
    expect(await find(customers, { ...r, customerId: goneId })).toBeNull();
    expect(await get(formerCustomers, { ...r, customerId: goneId })).toMatchObject({ mergedInto: keepId });
    expect(await get(invoices, { ...r, invoiceId })).toEqual(document);
    const before = await everything();
    expect(await call(mergeCustomers, input, house.owner)).toEqual(answer);
    expect(await everything()).toEqual(before);

    await call(settleBill, settling(open), house.captain);
    const one = await get(customers, { ...r, customerId: keepId });
    expect(one).toMatchObject({
      visits: 2,
      spentPaise: 25_200,
      lately: [{ orderId: paid }, { orderId: open }],
    });
    expect(Object.values(one.dishes)).toEqual([{ name: 'Masala dosa', count: 2 }]);
  });

  test('stay one for what is done with an old bill later', async () => {
    const paid = await aGuestWith('9000000001', 'Meera', 'F1-T01');
    const { invoiceId } = await issued(settling(paid), house.captain);
    await aGuestWith('9000000002', 'Meera Iyer', 'F1-T02');
    const [goneId, keepId] = [await idOf('9000000001'), await idOf('9000000002')];
    await call(mergeCustomers, { actId: newId(), keepId, goneId }, house.owner);
    const refund = { method: 'cash' as const, name: '' };
    const note = { invoiceId, requestId: newId(), portions: { '0': 1 }, reason: 'Came cold', refund };
    await call(issueCreditNote, note, house.owner);
    const one = await get(customers, { ...r, customerId: keepId });
    expect(one).toMatchObject({ spentPaise: 0, months: {} });
  });

  test('keep both numbers and the later word: what the guest withdrew is not kept', async () => {
    const [keepId, goneId] = [newId(), newId()];
    const agreed = agreedToOffers(aCustomer({ mobile: '9000000001' }), 1_000);
    const withdrew = withoutConsent(agreedToOffers(aCustomer({ mobile: '9000000002' }), 500), {
      purpose: 'offers',
      at: 2_000,
      by: 'guest',
    });
    await put(customers, { ...r, customerId: keepId }, agreed);
    await put(customers, { ...r, customerId: goneId }, withdrew);
    await call(mergeCustomers, { actId: newId(), keepId, goneId }, house.owner);
    const message = { customerId: keepId, requestId: newId() };
    expect(await reasonOf(countMessage, message, house.owner)).toBe('not-agreed');
    const { rows } = await call(exportCustomers, { reason: 'x', after: null }, house.owner);
    expect(rows).toMatchObject([{ id: keepId, offersSince: null }]);
    const { customer } = await call(exportCustomer, { customerId: keepId }, house.owner);
    expect(customer.withdrawn).toEqual([{ purpose: 'offers', at: 2_000, by: 'guest' }]);
    // The number of the record that is gone leads to the one that goes on.
    await aGuestWith('9000000001', 'M', 'F1-T01');
    const guest = await signInGuest();
    const at = joining(house, { tableId: 'F1-T02', mobile: '9000000002', name: 'M' });
    const { orderId } = await call(joinTable, at, guest);
    expect((await get(orders, { ...r, orderId })).customer?.id).toBe(keepId);
    const taken = { customerId: newId(), name: 'M', mobile: '9000000002', note: '', allergies: '' };
    await put(customers, { ...r, customerId: taken.customerId }, aCustomer({ mobile: '9000000003' }));
    expect(await reasonOf(saveCustomer, taken, house.owner)).toBe('number-taken');
  });

  test('are two, and both are there', async () => {
    await aGuestWith('9000000001', 'Meera', 'F1-T01');
    const keepId = await idOf('9000000001');
    const act = { actId: newId(), keepId, goneId: keepId };
    expect(await reasonOf(mergeCustomers, act, house.owner)).toBe('customers-same');
    const gone = { ...act, goneId: newId() };
    expect(await reasonOf(mergeCustomers, gone, house.owner)).toBe('customer-not-found');
  });
});

test('an erased customer’s open order is settled, and counts for nobody', async () => {
  const orderId = await aGuestWith('9000000001', 'Meera', 'F1-T01');
  const customerId = await idOf('9000000001');
  await call(eraseCustomer, { customerId, actId: newId(), reason: 'Asked' }, house.owner);
  await call(settleBill, settling(orderId), house.captain);
  expect(await list(customers, r)).toEqual([]);
});
