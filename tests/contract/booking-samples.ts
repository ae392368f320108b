import { bookingRules } from '@bhoj/domain/bookings/booking.collection';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { newId } from '@bhoj/domain/kernel/ids';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { tables } from '@bhoj/domain/tables/table.collection';
import { change, get } from '../support/arrange.ts';
import { aBookingHouse, booked, booking, hoursAhead } from '../support/bookings.ts';

const aBooked = async () => {
  const house = await aBookingHouse();
  const { bookingId } = await booked(house.owner);
  return { house, bookingId, as: house.owner };
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
  saveJoins: async () => {
    const house = await aBookingHouse();
    const joins = [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 }];
    return { house, input: { floor: 1, base: 0, joins }, as: house.owner };
  },
};
