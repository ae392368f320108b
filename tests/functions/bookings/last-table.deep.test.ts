import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { book } from '@bhoj/domain/bookings/shape/bookings.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import { get, list } from '../../support/arrange.ts';
import { aBookingHouse, booking } from '../../support/bookings.ts';
import { anotherInstance, reasonOf } from '../../support/mount.ts';

test('two hundred at once want the last table: exactly one gets it (P-BOOK-6)', async () => {
  const house = await aBookingHouse(1);
  const { restaurantId, owner } = house;
  const other = await anotherInstance();
  const calls = Array.from({ length: 200 }, (_, i) => {
    const by = i % 2 === 0 ? owner : { ...owner, instance: other };
    return reasonOf(book, booking({ bookingId: newId() }), by);
  });
  const answers = await Promise.all(calls);
  expect(answers.filter((reason) => reason === null)).toHaveLength(1);
  // A caller who had to wait too long is told to try again, and has booked nothing.
  expect(new Set(answers)).toEqual(
    new Set([null, 'no-table-free', ...answers.filter((r) => r === 'busy-try-again')]),
  );
  const kept = await list(bookings, { restaurantId });
  expect(kept).toHaveLength(1);
  const day = await get(bookingDays, { restaurantId, date: kept[0]?.day ?? '' });
  expect(Object.keys(day.bookings)).toHaveLength(1);
}, 120_000);
