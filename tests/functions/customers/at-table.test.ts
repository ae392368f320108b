import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { agreedToOffers } from '@bhoj/domain/customers/acts';
import { askAboutMyData, recallGuest } from '@bhoj/domain/customers/at-table.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, anOpenOrder, everything, get, joining, ordering, put } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

let house: House;
const customerId = newId();
const dishes = {
  a: { name: 'Masala Dosa', count: 9 },
  b: { name: 'Idli', count: 7 },
  c: { name: 'Vada', count: 5 },
  d: { name: 'Tea', count: 3 },
};
const record = () => get(customers, { restaurantId: house.restaurantId, customerId });

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
  const { restaurantId } = house;
  const meera = aCustomer({ dishes, note: 'Sits at the window' });
  await put(customers, { restaurantId, customerId }, agreedToOffers(meera, Date.now()));
});

/** A guest who left a number and ordered. */
async function seated(mobile: string, name: string | null) {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { mobile, name }), guest);
  await call(placeRound, ordering(house, { orderId }), guest);
  return { guest, orderId };
}

describe('a captain who seats a known number', () => {
  test('sees the name and three favourites, and nothing else', async () => {
    const { orderId } = await seated('9876543210', null);
    expect(await call(recallGuest, { orderId }, house.captain)).toEqual({
      guest: { name: 'Meera', favourites: ['Masala Dosa', 'Idli', 'Vada'] },
    });
  });

  test('sees nothing of a new number, and nothing without one', async () => {
    const { orderId } = await seated('9000000009', 'Anil');
    expect(await call(recallGuest, { orderId }, house.captain)).toEqual({ guest: null });
    const other = await aHouse({}, { tableCount: 1 });
    const unnamed = await anOpenOrder(other);
    expect(await call(recallGuest, { orderId: unnamed.orderId }, other.captain)).toEqual({ guest: null });
    expect(await reasonOf(recallGuest, { orderId }, other.captain)).toBe('order-not-found');
  });
});

describe('a bill', () => {
  test('of a typed number does not bear the name of its record', async () => {
    const { orderId } = await seated('9876543210', null);
    const { invoiceId } = await issued(settling(orderId), house.captain);
    const bill = await get(invoices, { restaurantId: house.restaurantId, invoiceId });
    expect(bill.customerName).toBeNull();
    expect(JSON.stringify(bill)).not.toContain('Meera');
  });

  test('bears the name that was typed in this visit', async () => {
    const { orderId } = await seated('9876543210', 'Anil');
    const { invoiceId } = await issued(settling(orderId), house.captain);
    const bill = await get(invoices, { restaurantId: house.restaurantId, invoiceId });
    expect(bill.customerName).toBe('Anil');
    expect((await record()).name).toBe('Meera');
  });
});

describe('a guest’s wish', () => {
  const wished = (orderId: string, wish: 'withdraw' | 'erase') => ({
    restaurantId: house.restaurantId,
    orderId,
    wish,
  });

  test('to withdraw ends offers at once, also after the bill is paid', async () => {
    const { guest, orderId } = await seated('9876543210', null);
    await call(settleBill, settling(orderId), house.captain);
    await call(askAboutMyData, wished(orderId, 'withdraw'), guest);
    expect(await record()).toMatchObject({
      name: 'Meera',
      offers: null,
      withdrawn: [{ purpose: 'offers', by: 'guest' }],
      erasureAskedAt: null,
    });
    const before = await everything();
    await call(askAboutMyData, wished(orderId, 'withdraw'), guest);
    expect(await everything()).toEqual(before);
  });

  test('to be erased waits for the owner, once: a typed number proves nobody', async () => {
    const { guest, orderId } = await seated('9876543210', null);
    await call(askAboutMyData, wished(orderId, 'erase'), guest);
    const { erasureAskedAt } = await record();
    expect(await record()).toMatchObject({ name: 'Meera', offers: null, note: 'Sits at the window' });
    expect(erasureAskedAt).not.toBeNull();
    const before = await everything();
    await call(askAboutMyData, wished(orderId, 'erase'), guest);
    expect(await everything()).toEqual(before);
  });

  test('is nobody else’s, and changes nothing where no number was left', async () => {
    const { orderId } = await seated('9876543210', null);
    const stranger = await signInGuest();
    expect(await reasonOf(askAboutMyData, wished(orderId, 'erase'), stranger)).toBe('not-at-this-table');
    const other = await aHouse({}, { tableCount: 1 });
    const { guest, orderId: unnamed } = await anOpenOrder(other);
    const before = await everything();
    const wish = { restaurantId: other.restaurantId, orderId: unnamed, wish: 'erase' as const };
    await call(askAboutMyData, wish, guest);
    expect(await everything()).toEqual(before);
  });
});
