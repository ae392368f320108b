import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { book } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { bookAsGuest } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { floors } from '@bhoj/domain/tables/table.collection';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { aHouse, put } from './arrange.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';
import { call } from './mount.ts';

const ALL_DAY = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ from: '04:00', last: '03:45' }]]),
) as unknown as BookingRules['sittings'];

/** A restaurant that takes bookings at every hour, with this many tables for four on one floor. */
export async function aBookingHouse(tableCount = 2, rules: Partial<BookingRules> = {}): Promise<House> {
  const house = await aHouse({ takesBookings: true }, { tableCount });
  const { restaurantId } = house;
  const floor = { id: 'floor-1', number: 1, createdAt: Date.now() };
  await put(floors, { restaurantId, floorId: 'floor-1' }, floor);
  const always = { sittings: ALL_DAY, noticeMinutes: 0, pacing: null };
  await put(bookingRules, { restaurantId }, aBookingRules({ ...always, ...rules }));
  return house;
}

/** The quarter hour that begins so many hours from now. */
export const hoursAhead = (hours: number): number =>
  Math.ceil(Date.now() / QUARTER) * QUARTER + hours * 4 * QUARTER;

type Booked = InputOf<typeof book>;

/** The input of a host for a party of two in two hours. */
export const booking = (more: Partial<Booked> = {}): Booked => ({
  bookingId: newId(),
  at: hoursAhead(2),
  size: 2,
  tableIds: null,
  locked: false,
  name: 'Meera Iyer',
  mobile: '9876543210',
  note: '',
  occasion: '',
  food: '',
  messages: false,
  anyway: false,
  asRequest: false,
  ...more,
});

/** Books, and returns the id with where the booking stands. */
export async function booked(by: Person, more: Partial<Booked> = {}) {
  const input = booking(more);
  return { bookingId: input.bookingId, ...(await call(book, input, by)) };
}

/** As `aBookingHouse`, with a public address. */
export async function aPublicBookingHouse(
  tableCount = 2,
  rules: Partial<BookingRules> = {},
): Promise<House & { readonly slug: string }> {
  const house = await aBookingHouse(tableCount, rules);
  const slug = `room-${newId().toLowerCase()}`;
  await call(choosePublicAddress, { slug }, house.owner);
  return { ...house, slug };
}

type ByGuest = InputOf<typeof bookAsGuest>;

/** The input of a guest for a party of two in two hours. */
export const guestsBooking = (slug: string, more: Partial<ByGuest> = {}): ByGuest => ({
  slug,
  bookingId: newId(),
  key: newShareToken(),
  at: hoursAhead(2),
  size: 2,
  name: 'Meera Iyer',
  mobile: '9876543210',
  note: '',
  occasion: '',
  food: '',
  answers: [],
  messages: false,
  language: 'en',
  ...more,
});
