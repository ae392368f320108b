import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { changeBooking as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { placeAgain } from '@bhoj/domain/bookings/evening/placing';
import { withFloorCheck } from '@bhoj/domain/bookings/floor/projection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { followBooking } from '../shared/deposits.repo.ts';
import {
  needBooking,
  readDay,
  readHouse,
  recorded,
  placeOfBooking,
  without,
  writeDay,
} from './booking.repo.ts';

type Change = InputOf<typeof contract>['change'];

/** Returns the booking with the changed facts about the party. */
function withParty(before: Booking, change: Change, now: number): Booking {
  const { name = before.name, mobile = before.mobile, note = before.note } = change;
  const { occasion = before.occasion, food = before.food, messages } = change;
  // A consent belongs to the number for which it was given.
  const agreed = mobile === before.mobile ? before.messagesAgreedAt : null;
  const messagesAgreedAt = messages === undefined ? agreed : messages ? (agreed ?? now) : null;
  return { ...before, name, mobile, note, occasion, food, messagesAgreedAt };
}

export const changeBooking = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { bookingId, change, anyway } = input;
  const house = await readHouse(restaurantId, now);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const at = { restaurantId, bookingId };
    const { booking, day: oldDate } = await needBooking(store, at);
    const newDate = change.at === undefined ? oldDate : businessDayOf(change.at, house.cutoff);
    const [old, day] = await Promise.all([
      store.get(bookingDays, { restaurantId, date: oldDate }),
      readDay(store, restaurantId, newDate, house),
    ]);
    const before = old?.bookings[bookingId];
    if (before === undefined) throw new Refusal('booking-not-found');
    const known = { ...day.known, neighbours: day.known.neighbours.map((one) => without(one, bookingId)) };
    const placing = {
      at: change.at ?? before.at,
      size: change.size ?? before.size,
      tableIds: change.tableIds ?? null,
      locked: change.locked ?? before.locked,
      anyway,
    };
    const isPlaced = ['at', 'size', 'tableIds', 'locked'].some((field) => field in change);
    // A guest who lets Bhoj choose anew gives the tables up first.
    const freed = change.tableIds === null ? { ...before, tableIds: [], locked: placing.locked } : before;
    const after = isPlaced ? placeAgain(known, bookingId, freed, placing) : known.day;
    const placed = placeOfBooking(after, bookingId);
    const party = withParty(booking, change, now);
    const isNamed = 'name' in change || 'mobile' in change;
    if (isNamed && party.name === '' && party.mobile === null)
      throw new Refusal('invalid-input', { fields: ['name'] });
    if (isPlaced) writeDay(store, restaurantId, { ...day, known }, after);
    if (newDate !== oldDate && old !== null)
      store.change(
        bookingDays,
        { restaurantId, date: oldDate },
        old,
        withFloorCheck(old, without(old, bookingId), now),
      );
    const changed = { ...party, day: newDate, expireAt: placed.at + KEPT_MS };
    store.change(bookings, at, booking, changed);
    followBooking(store, restaurantId, booking, changed);
    record(store, { bookingId, ...recorded(placed), fields: Object.keys(change).join(', ') });
    return placed;
  });
});
