import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer, exportCustomer } from '@bhoj/domain/customers/customers.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import { get, put } from '../../support/arrange.ts';
import { aBookingHouse, booked } from '../../support/bookings.ts';
import { call } from '../../support/mount.ts';

test('a person’s file has their bookings; an erasure empties them, and the table stays booked (P-BOOK-8, P-CUSTOMER-7)', async () => {
  const house = await aBookingHouse();
  const { restaurantId, owner } = house;
  const customerId = newId();
  await put(customers, { restaurantId, customerId }, aCustomer({ mobile: '9876543210' }));
  const mine = await booked(owner, { food: 'Jain', messages: true });
  const others = await booked(owner, { mobile: '9000000001', name: 'Anil' });
  const { customer } = await call(exportCustomer, { customerId }, owner);
  const said = { day: mine.day, name: 'Meera Iyer', note: '', occasion: '', food: 'Jain' };
  expect(customer.bookings).toEqual([said]);
  await call(eraseCustomer, { customerId, actId: newId(), reason: 'Asked' }, owner);
  const bare = await get(bookings, { restaurantId, bookingId: mine.bookingId });
  expect(bare).toMatchObject({ name: '', mobile: null, food: '', messagesAgreedAt: null });
  expect(await get(bookings, { restaurantId, bookingId: others.bookingId })).toMatchObject({ name: 'Anil' });
  const day = await get(bookingDays, { restaurantId, date: mine.day });
  expect(day.bookings[mine.bookingId]).toMatchObject({ state: 'confirmed', tableIds: mine.tableIds });
});
