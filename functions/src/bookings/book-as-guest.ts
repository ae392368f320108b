import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { emptyBookingDay } from '@bhoj/domain/bookings/evening/placing';
import { placeOfGuest } from '@bhoj/domain/bookings/guests/guest-booking';
import { bookAsGuest as contract } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { secretHash } from '../firebase/device-secret.ts';
import { guestTurn } from '../firebase/guest-turn.ts';
import { transact } from '../firebase/store.ts';
import { queueOf, readDay, writeDay } from './booking.repo.ts';
import { assertServes, isOwn, ownAnswer, readPublicHouse } from './own-booking.repo.ts';
import { countBooked, mustAsk } from './stranger-limits.ts';
import { tellOfGuest } from './tell-of-guest.ts';

export const bookAsGuest = defineCallable(contract, async (input, { now, address }) => {
  const { slug, bookingId, key, at, size, answers, messages, language, ...party } = input;
  const { restaurantId, profile, house } = await readPublicHouse(slug, now);
  assertServes(profile, now);
  const stranger = { restaurantId, address, now };
  const date = businessDayOf(at, house.cutoff);
  const place = (asRequest: boolean) =>
    transact(queueOf(restaurantId), async (store) => {
      const [before, day, choice] = await Promise.all([
        store.get(bookings, { restaurantId, bookingId }),
        readDay(store, restaurantId, date, house),
        store.get(noticeSettings, { restaurantId }),
      ]);
      if (before !== null) {
        if (!isOwn(before, key)) throw new Refusal('request-id-used');
        const where = await store.get(bookingDays, { restaurantId, date: before.day });
        const placing = (where ?? emptyBookingDay(before.day)).bookings[bookingId];
        if (placing === undefined) throw new Refusal('booking-not-found');
        return { isNew: false, booking: before, placing };
      }
      const after = placeOfGuest(day.known, bookingId, { at, size, asRequest });
      const placing = after.bookings[bookingId];
      if (placing === undefined) throw new Refusal('unexpected');
      const asked = answers.filter(
        ({ question, answer }) => answer !== '' && house.rules.questions.includes(question),
      );
      const booking: Booking = {
        ...party,
        day: date,
        messagesAgreedAt: messages ? now : null,
        cancelReason: '',
        takenBy: { id: '', name: '' },
        guest: {
          keyHash: secretHash(key),
          language,
          answers: asked,
          changedAt: null,
          cancelledAt: null,
        },
        createdAt: now,
        expireAt: at + KEPT_MS,
      };
      writeDay(store, restaurantId, day, after);
      store.create(bookings, { restaurantId, bookingId }, booking);
      tellOfGuest(store, { restaurantId, choice, now }, { bookingId, day: date, placing, act: 'booked' });
      return { isNew: true, booking, placing };
    });
  // Guests' bookings take turns, so that a host waits for one of them at most.
  const made = await guestTurn(queueOf(restaurantId), address, async () => {
    const placed = await place(mustAsk(stranger));
    if (placed.isNew) await countBooked(stranger);
    return placed;
  });
  return ownAnswer({ restaurantId, bookingId, ...made, profile, rules: house.rules, now });
});
