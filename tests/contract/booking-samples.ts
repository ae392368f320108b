import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { bookAsGuest } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { newId } from '@bhoj/domain/kernel/ids';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { tables } from '@bhoj/domain/tables/table.collection';
import { change, get } from '../support/arrange.ts';
import {
  aBookingHouse,
  aPublicBookingHouse,
  booked,
  booking,
  guestsBooking,
  hoursAhead,
} from '../support/bookings.ts';
import { call } from '../support/mount.ts';

const aBooked = async () => {
  const house = await aBookingHouse();
  const { bookingId } = await booked(house.owner);
  return { house, bookingId, as: house.owner };
};

const VISITOR = {};
const KEY = 'GuestKeyGuestKeyGuestKeyGues';

/** A house with a public address, and a booking that a guest made there. */
const aGuestsBooking = async () => {
  const house = await aPublicBookingHouse();
  const input = guestsBooking(house.slug, { key: KEY });
  await call(bookAsGuest, input);
  return { house, link: { slug: house.slug, bookingId: input.bookingId, key: KEY }, input };
};

/** One valid call of every contract about bookings. */
export const BOOKING_SAMPLES = {
  book: async () => {
    const house = await aBookingHouse();
    return { house, input: booking({ tableIds: ['F1-T01'] }), as: house.owner };
  },
  changeBooking: async () => {
    const { house, bookingId, as } = await aBooked();
    const change = { ...booking(), size: 3, tableIds: ['F1-T02'], at: hoursAhead(3) };
    const { bookingId: _, anyway, asRequest: __, ...fields } = change;
    return { house, input: { requestId: newId(), bookingId, change: fields, anyway }, as };
  },
  moveBooking: async () => {
    const { house, bookingId, as } = await aBooked();
    const input = { requestId: newId(), bookingId, act: 'cancel' as const, reason: 'They are ill' };
    return { house, input, as };
  },
  seatDayAnew: async () => {
    const { house, as } = await aBooked();
    await change(tables, { restaurantId: house.restaurantId, tableId: 'F1-T01' }, { seats: 1 });
    return { house, input: { day: businessDayOf(hoursAhead(2), '04:00') }, as };
  },
  recallCaller: async () => {
    const { house, as } = await aBooked();
    return { house, input: { mobile: '9876543210' }, as };
  },
  saveBookingRules: async () => {
    const house = await aBookingHouse();
    const rules = aBookingRules({ blocked: ['2026-12-25'], questions: ['A high chair?'] });
    const before = await get(bookingRules, { restaurantId: house.restaurantId });
    return { house, input: { rules, before }, as: house.owner };
  },
  freeTimes: async () => {
    const house = await aPublicBookingHouse();
    return { house, input: { slug: house.slug, day: null, size: 2, own: null }, as: VISITOR };
  },
  bookAsGuest: async () => {
    const house = await aPublicBookingHouse();
    return { house, input: guestsBooking(house.slug), as: VISITOR };
  },
  readOwnBooking: async () => {
    const { house, link } = await aGuestsBooking();
    return { house, input: link, as: VISITOR };
  },
  changeOwnBooking: async () => {
    const {
      house,
      link,
      input: { at, size },
    } = await aGuestsBooking();
    const words = { note: 'Window', occasion: '', food: 'Jain', messages: true };
    return {
      house,
      input: { ...link, seen: { at, size }, at: hoursAhead(3), size: 3, ...words },
      as: VISITOR,
    };
  },
  cancelOwnBooking: async () => {
    const { house, link } = await aGuestsBooking();
    return { house, input: link, as: VISITOR };
  },
  saveJoins: async () => {
    const house = await aBookingHouse();
    const joins = [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 }];
    return { house, input: { floor: 1, base: 0, joins }, as: house.owner };
  },
};
