import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { days } from '@bhoj/domain/days/day.collection';
import { countKept } from '@bhoj/domain/deposits/count-deposits';
import { calledOffOf, dayOfBooking, keep } from '@bhoj/domain/deposits/deposit';
import { keepDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { openDay } from '../shared/days.repo.ts';
import { needDeposit, personOf, readBookingOf } from '../shared/deposits.repo.ts';

export const keepDeposit = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { depositId, reason } = input;
    const at = { restaurantId, depositId };
    const before = await needDeposit(store, at);
    const { bookingId } = before;
    const { dayCutoff } = await store.need(serviceSettings, { restaurantId }, 'restaurant-not-found');
    const [day, booking, write] = await Promise.all([
      openDay(store, restaurantId, businessDayOf(now, dayCutoff)),
      store.get(bookings, { restaurantId, bookingId }),
      readBookingOf(store, at, before),
    ]);
    const date = dayOfBooking(before, booking);
    const evening = await store.get(bookingDays, { restaurantId, date });
    const calledOff = calledOffOf(before, booking, evening?.bookings[bookingId]);
    if (calledOff === null) throw new Refusal('booking-not-found');
    const facts = { at: now, businessDay: day.day, by: personOf(caller), reason };
    const after = keep(before, calledOff, facts);
    write(after);
    // No money moves: it was counted when it came.
    if (after.kept !== null) store.set(days, { restaurantId, day: day.day }, countKept(day, after.kept, 1));
    record(store, {
      depositId,
      number: before.receipt.number,
      amountPaise: after.kept?.amountPaise ?? 0,
      reason,
    });
    return {};
  });
});
