import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { book as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { emptyBookingDay, placeNew } from '@bhoj/domain/bookings/evening/placing';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { queueOf, readDay, readHouse, recorded, placeOfBooking, writeDay } from './booking.repo.ts';

/** The typed facts about the party of a booking. */
const partyOf = ({
  name,
  mobile,
  note,
  occasion,
  food,
}: Pick<Booking, 'name' | 'mobile' | 'note' | 'occasion' | 'food'>) => ({
  name,
  mobile,
  note,
  occasion,
  food,
});

export const book = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { bookingId, at, size, tableIds, locked, anyway, asRequest, messages, ...party } = input;
  const house = await readHouse(restaurantId, now);
  const date = businessDayOf(at, house.cutoff);
  return transact(queueOf(restaurantId), async (store) => {
    const [known, day] = await Promise.all([
      store.get(bookings, { restaurantId, bookingId }),
      readDay(store, restaurantId, date, house),
    ]);
    if (known !== null) {
      const where = await store.get(bookingDays, { restaurantId, date: known.day });
      const placed = placeOfBooking(where ?? emptyBookingDay(known.day), bookingId);
      const isSame = placed.at === at && placed.size === size && same(partyOf(known), partyOf(party));
      if (!isSame) throw new Refusal('request-id-used');
      return placed;
    }
    const after = placeNew(day.known, bookingId, { at, size, tableIds, locked, anyway, asRequest });
    const placed = placeOfBooking(after, bookingId);
    const { id, label } = memberOf(caller);
    writeDay(store, restaurantId, day, after);
    store.create(
      bookings,
      { restaurantId, bookingId },
      {
        ...party,
        day: date,
        messagesAgreedAt: messages ? now : null,
        cancelReason: '',
        takenBy: { id, name: label },
        createdAt: now,
        expireAt: at + KEPT_MS,
      },
    );
    record(store, { bookingId, ...recorded(placed) });
    return placed;
  });
});
