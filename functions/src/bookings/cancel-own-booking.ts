import { bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { cancelOfGuest } from '@bhoj/domain/bookings/guests/guest-booking';
import { cancelOwnBooking as contract } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { guestTurn } from '../firebase/guest-turn.ts';
import { transact } from '../firebase/store.ts';
import { followBooking } from '../shared/deposits.repo.ts';
import { queueOf, readDay, writeDay } from './booking.repo.ts';
import { needOwn, openLink, ownAnswer } from './own-booking.repo.ts';
import { tellOfGuest } from './tell-of-guest.ts';

export const cancelOwnBooking = defineCallable(contract, async (link, { now, foundToBelong }) => {
  const { restaurantId, profile, house } = await openLink(link, { now, foundToBelong });
  const { bookingId } = link;
  const cancel = () =>
    transact(queueOf(restaurantId), async (store) => {
      const own = await needOwn(store, restaurantId, link);
      const date = own.booking.day;
      const [day, choice] = await Promise.all([
        readDay(store, restaurantId, date, house),
        store.get(noticeSettings, { restaurantId }),
      ]);
      const after = cancelOfGuest(day.known, bookingId);
      const placing = after.bookings[bookingId];
      if (placing === undefined) throw new Refusal('booking-not-found');
      if (after === day.known.day) return { booking: own.booking, placing };
      const { guest } = own.booking;
      const booking = { ...own.booking, ...(guest && { guest: { ...guest, cancelledAt: now } }) };
      writeDay(store, restaurantId, day, after);
      store.change(bookings, { restaurantId, bookingId }, own.booking, booking);
      followBooking(store, restaurantId, own.booking, booking);
      tellOfGuest(store, { restaurantId, choice, now }, { bookingId, day: date, placing, act: 'cancelled' });
      return { booking, placing };
    });
  // Each link has a turn of its own: nobody else at its address takes its places.
  const cancelled = await guestTurn(queueOf(restaurantId), bookingId, cancel);
  return ownAnswer({ restaurantId, bookingId, ...cancelled, profile, rules: house.rules, now });
});
