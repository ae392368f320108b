import { bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { moveBooking as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { placeAct } from '@bhoj/domain/bookings/evening/placing';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { followBooking } from '../shared/deposits.repo.ts';
import { followAct } from './order-of-party.repo.ts';
import { needBooking, readDay, readHouse, recorded, placeOfBooking, writeDay } from './booking.repo.ts';

export const moveBooking = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { bookingId, act, reason, seen } = input;
  const house = await readHouse(restaurantId, now);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const at = { restaurantId, bookingId };
    const { booking, day: date } = await needBooking(store, at);
    const day = await readDay(store, restaurantId, date, house);
    const acted = placeAct(day.known, bookingId, act, seen);
    const { day: after, write } = await followAct(store, at, booking, {
      before: day.known.day,
      after: acted,
    });
    writeDay(store, restaurantId, day, after);
    write();
    const placed = placeOfBooking(after, bookingId);
    const cancelReason = placed.state === 'cancelled' ? reason : '';
    // A booking that comes back is not cancelled by its guest any more.
    const { guest } = booking;
    const isBack = placed.state !== 'cancelled' && guest !== undefined && guest.cancelledAt !== null;
    const change = { cancelReason, ...(isBack && { guest: { ...guest, cancelledAt: null } }) };
    if (cancelReason !== booking.cancelReason || isBack) store.update(bookings, at, change);
    followBooking(store, restaurantId, booking, { ...booking, ...change });
    record(store, { bookingId, act, reason, ...recorded(placed) });
    return placed;
  });
});
