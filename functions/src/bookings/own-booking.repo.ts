/** Reads and answers for the callables of guests: no table, no other party, and nothing without a right link. */
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { isGuestsToChange } from '@bhoj/domain/bookings/guests/guest-booking';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import type { BookingDay, Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { readOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Context } from '../firebase/define-callable.ts';
import { hasHash } from '../firebase/device-secret.ts';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { readHouse } from './booking.repo.ts';
import type { House } from './booking.repo.ts';

export interface PublicHouse {
  readonly restaurantId: string;
  readonly profile: Profile;
  readonly house: House;
}

/** Returns the restaurant of a public address, without locks. Throws `restaurant-not-found`. */
async function restaurantAt(slug: string): Promise<string> {
  const address = await readAt((store) => store.need(publicAddresses, { slug }, 'restaurant-not-found'));
  return address.restaurantId;
}

/** Reads a restaurant with its rules and its plan, without locks. Throws `bookings-off` before the first rules. */
async function readHouseOf(restaurantId: string, now: number): Promise<PublicHouse> {
  const [profile, house] = await Promise.all([
    readAt((store) => store.need(profiles, { restaurantId }, 'restaurant-not-found')),
    readHouse(restaurantId, now),
  ]);
  return { restaurantId, profile, house };
}

/** Reads the restaurant of a public address as `readHouseOf` does. Throws `restaurant-not-found`, too. */
export const readPublicHouse = async (slug: string, now: number): Promise<PublicHouse> =>
  readHouseOf(await restaurantAt(slug), now);

/** Throws `restaurant-suspended`, or `ordering-ended` after trial or subscription ended. */
export function assertServes({ suspended, orderingUntil }: Profile, now: number): void {
  if (suspended === true) throw new Refusal('restaurant-suspended');
  if (orderingUntil !== null && orderingUntil <= now) throw new Refusal('ordering-ended');
}

export const contactOf = ({ name, address, phone }: Profile) => ({ name, address, phone });

interface Link {
  readonly bookingId: string;
  readonly key: string;
}

/** True for the booking that a guest made with this key. */
export const isOwn = (booking: Booking, key: string): boolean =>
  booking.guest !== undefined && hasHash(key, booking.guest.keyHash);

export interface Own {
  readonly booking: Booking;
  readonly day: BookingDay;
  readonly placing: Placing;
}

async function needLinked(store: Pick<Store, 'get'>, restaurantId: string, link: Link): Promise<Booking> {
  const booking = await store.get(bookings, { restaurantId, bookingId: link.bookingId });
  if (booking === null || !isOwn(booking, link.key)) throw new Refusal('booking-not-found');
  return booking;
}

/**
 * Checks a booking's link, and then reads its restaurant with the rules and the plan. It reports a right link (`foundToBelong`)
 * before it reads these, so that a wrong link costs two documents. Throws as `readPublicHouse`, and `booking-not-found`, also for
 * a wrong key.
 */
export async function openLink(
  { slug, ...link }: Link & { readonly slug: string },
  { now, foundToBelong }: Pick<Context, 'now' | 'foundToBelong'>,
): Promise<PublicHouse> {
  const restaurantId = await restaurantAt(slug);
  await readAt((store) => needLinked(store, restaurantId, link));
  foundToBelong(true);
  return readHouseOf(restaurantId, now);
}

/** Reads a guest's booking with the day that has its place. Throws `booking-not-found`, also for a wrong key. */
export async function needOwn(store: Pick<Store, 'get'>, restaurantId: string, link: Link): Promise<Own> {
  const booking = await needLinked(store, restaurantId, link);
  const day = await store.get(bookingDays, { restaurantId, date: booking.day });
  const placing = day?.bookings[link.bookingId];
  if (day === null || placing === undefined) throw new Refusal('booking-not-found');
  return { booking, day, placing };
}

/** Returns what a party paid for its booking, as its receipt voucher says it. Reads nothing without a deposit. */
async function depositOf(restaurantId: string, { deposit: told }: Booking) {
  if (told === undefined) return null;
  const deposit = await readAt((store) => store.get(deposits, { restaurantId, depositId: told.id }));
  if (deposit === null) return null;
  const { amountPaise, state, rule, receipt } = deposit;
  return { amountPaise, state, rule, number: receipt.number };
}

interface Answered {
  readonly restaurantId: string;
  readonly bookingId: string;
  readonly booking: Booking;
  readonly placing: Placing;
  readonly profile: Profile;
  readonly rules: BookingRules;
  readonly now: number;
}

/** Returns a booking as its guest reads it. */
export async function ownAnswer({
  restaurantId,
  bookingId,
  booking,
  placing,
  profile,
  rules,
  now,
}: Answered): Promise<OutputOf<typeof readOwnBooking>> {
  const { at, size, minutes, state } = placing;
  const isPromised = isExpected(placing) && state !== 'requested';
  return {
    place: contactOf(profile),
    bookingId,
    day: booking.day,
    at,
    size,
    minutes,
    heldUntil: isPromised ? at + rules.holdMinutes * MINUTE : null,
    state,
    isOpen: isGuestsToChange(placing, now),
    name: booking.name,
    note: booking.note,
    occasion: booking.occasion,
    food: booking.food,
    messages: booking.messagesAgreedAt !== null,
    deposit: await depositOf(restaurantId, booking),
  };
}
