import { assertOnline, timesForGuest } from '@bhoj/domain/bookings/guests/guest-booking';
import { freeTimes as contract } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { timesOf, turnOf } from '@bhoj/domain/bookings/evening/rules';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { readDay } from './booking.repo.ts';
import { assertServes, needOwn, contactOf, readPublicHouse } from './own-booking.repo.ts';

const asksFromOf = (rules: BookingRules): number | null => (rules.online === 'ask' ? 0 : rules.requestFrom);

/** Reads 7 documents, the tables and the floors; with a booking's link two more. */
export const freeTimes = defineCallable(contract, async ({ slug, day, size, own }, { now }) => {
  const { restaurantId, profile, house } = await readPublicHouse(slug, now);
  const { rules, today, cutoff } = house;
  assertServes(profile, now);
  assertOnline(rules);
  const date = day ?? today;
  const { known } = await readAt(async (store) => {
    if (own !== null) await needOwn(store, restaurantId, own);
    return readDay(store, restaurantId, date, house);
  });
  const isBlocked = rules.blocked.includes(date);
  const hasSitting = timesOf(rules, date, cutoff).length > 0;
  return {
    place: contactOf(profile),
    today,
    until: businessDayOf(now + rules.aheadDays * DAY, cutoff),
    day: date,
    times: timesForGuest(known, size, own?.bookingId),
    closed: isBlocked ? ('blocked' as const) : hasSitting ? null : ('no-sitting' as const),
    sizes: rules.sizes,
    asksFrom: asksFromOf(rules),
    minutes: turnOf(rules, size),
    holdMinutes: rules.holdMinutes,
    noticeMinutes: rules.noticeMinutes,
    questions: rules.questions,
  };
});
