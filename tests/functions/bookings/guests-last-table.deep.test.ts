import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { bookAsGuest } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { expect, test } from 'vitest';
import { get, list } from '../../support/arrange.ts';
import { aPublicBookingHouse, guestsBooking } from '../../support/bookings.ts';
import { anotherInstance, reasonOf } from '../../support/mount.ts';

test('two hundred guests at once want the last table: exactly one gets it (P-BOOK-22)', async () => {
  const { slug, restaurantId } = await aPublicBookingHouse(1);
  const instance = await anotherInstance();
  const calls = Array.from({ length: 200 }, (_, i) =>
    reasonOf(bookAsGuest, guestsBooking(slug), i % 2 === 0 ? {} : { instance }),
  );
  const answers = await Promise.all(calls);
  expect(answers.filter((reason) => reason === null)).toHaveLength(1);
  // A caller who had to wait too long is told to try again, and has booked nothing.
  for (const reason of answers) expect([null, 'no-table-free', 'busy-try-again']).toContain(reason);
  const kept = await list(bookings, { restaurantId });
  expect(kept).toHaveLength(1);
  const day = await get(bookingDays, { restaurantId, date: kept[0]?.day ?? '' });
  expect(Object.keys(day.bookings)).toHaveLength(1);
}, 120_000);
