import { customers } from '@bhoj/domain/customers/customer.collection';
import { exportCustomer } from '@bhoj/domain/customers/customers.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { changeDetails } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, get, list, ordering, put } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const MOBILE = '9812345633';
let house: House;
let at: { restaurantId: string; customerId: string };

beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway', 'delivery'] }, { tableCount: 1 });
  at = { restaurantId: house.restaurantId, customerId: newId() };
  await put(customers, at, aCustomer({ name: 'Farhan', mobile: MOBILE, visits: 0, spentPaise: paise(0) }));
});

const delivery = (mobile: string) => ({
  label: 'Flat 4B',
  delivery: { mobile, address: '4 MG Road', note: '', chargePaise: paise(0) },
});
const takeaway = (mobile: string | null) => ({ label: 'Farhan', delivery: null, mobile });

async function taken(type: 'delivery' | 'takeaway', details: ReturnType<typeof delivery | typeof takeaway>) {
  const orderId = newId();
  await call(placeRound, ordering(house, { orderId, tableId: null, type, details }), house.captain);
  return orderId;
}
const customerOn = async (orderId: string) =>
  (await get(orders, { restaurantId: at.restaurantId, orderId })).customer;

describe('an order that a member takes', () => {
  test('counts for the guest with that number, and its bill bears no name', async () => {
    const orderId = await taken('takeaway', takeaway(`+91 ${MOBILE}`));
    expect(await customerOn(orderId)).toEqual({ id: at.customerId, name: null });
    await issued(settling(orderId), house.captain);
    const brought = await taken('delivery', delivery(MOBILE));
    expect(await customerOn(brought)).toEqual({ id: at.customerId, name: null });
    expect(await get(customers, at)).toMatchObject({ visits: 1, spentPaise: 12_600 });
    const { customer } = await call(exportCustomer, { customerId: at.customerId }, house.owner);
    expect(customer).toMatchObject({
      orders: [{ names: ['Farhan'] }, { names: ['Flat 4B'] }],
      addresses: [{ address: '4 MG Road' }],
    });
  });

  test('makes no record of a new number, and none without one', async () => {
    for (const mobile of ['9000000009', null])
      expect(await customerOn(await taken('takeaway', takeaway(mobile)))).toBeNull();
    expect(await list(customers, at)).toHaveLength(1);
  });

  test('follows a number that is corrected before its bill', async () => {
    const orderId = await taken('delivery', delivery('9000000009'));
    await call(changeDetails, { orderId, details: delivery(MOBILE) }, house.captain);
    expect((await customerOn(orderId))?.id).toBe(at.customerId);
    await call(changeDetails, { orderId, details: delivery('9000000009') }, house.captain);
    expect(await customerOn(orderId)).toBeNull();
  });

  test('follows the number of a takeaway, and stays with it where only the name changes', async () => {
    const orderId = await taken('takeaway', takeaway(MOBILE));
    await call(changeDetails, { orderId, details: takeaway(null) }, house.captain);
    expect((await customerOn(orderId))?.id).toBe(at.customerId);
    await call(changeDetails, { orderId, details: takeaway('9000000009') }, house.captain);
    expect(await customerOn(orderId)).toBeNull();
  });
});
