import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { isGuestsToChange, placeGuestAgain } from '@bhoj/domain/bookings/guests/guest-booking';
import { changeOwnBooking as contract } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { mayKeep } from '@bhoj/domain/deposits/deposit';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { guestTurn } from '../firebase/guest-turn.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { followBooking } from '../shared/deposits.repo.ts';
import { queueOf, readDay, without, writeDay } from './booking.repo.ts';
import { assertServes, needOwn, openLink, ownAnswer } from './own-booking.repo.ts';
import type { Own } from './own-booking.repo.ts';
import { tellOfGuest } from './tell-of-guest.ts';

type Input = InputOf<typeof contract>;

const isMoved = ({ placing }: Own, { at, size }: Pick<Input, 'at' | 'size'>): boolean =>
  placing.at !== at || placing.size !== size;

/** Returns the booking with what the guest typed. */
function withWords(booking: Booking, { note, occasion, food, messages }: Input, now: number): Booking {
  const agreed = booking.messagesAgreedAt;
  return { ...booking, note, occasion, food, messagesAgreedAt: messages ? (agreed ?? now) : null };
}

/** Throws `booking-state` where a cancellation now would cost the party its deposit: a later time must not avoid that. */
async function assertFreeToMove(store: Store, restaurantId: string, { booking, placing }: Own, now: number) {
  if (booking.deposit?.state !== 'held') return;
  const deposit = await store.get(deposits, { restaurantId, depositId: booking.deposit.id });
  const off = { state: 'cancelled', at: placing.at, cancelledAt: now, was: placing.state };
  if (deposit !== null && mayKeep(deposit, off, placing.at))
    throw new Refusal('booking-state', { state: placing.state });
}

export const changeOwnBooking = defineCallable(contract, async (input, { now, foundToBelong }) => {
  const { slug, bookingId, key, seen, at, size } = input;
  const link = { slug, bookingId, key };
  const { restaurantId, profile, house } = await openLink(link, { now, foundToBelong });
  assertServes(profile, now);
  const newDate = businessDayOf(at, house.cutoff);
  const change = () =>
    transact(queueOf(restaurantId), async (store) => {
      const own = await needOwn(store, restaurantId, input);
      const oldDate = own.booking.day;
      const moves = isMoved(own, { at, size });
      const [day, choice] = await Promise.all([
        readDay(store, restaurantId, newDate, house),
        store.get(noticeSettings, { restaurantId }),
      ]);
      if (!isGuestsToChange(own.placing, now))
        throw new Refusal('booking-state', { state: own.placing.state });
      // Somebody at the restaurant moved it meanwhile: the guest decides anew.
      if (moves && isMoved(own, seen)) throw new Refusal('changed-meanwhile');
      if (at !== own.placing.at) await assertFreeToMove(store, restaurantId, own, now);
      const known = { ...day.known, neighbours: day.known.neighbours.map((one) => without(one, bookingId)) };
      const after = moves ? placeGuestAgain(known, bookingId, own.placing, { at, size }) : own.day;
      const placing = after.bookings[bookingId];
      if (placing === undefined) throw new Refusal('booking-not-found');
      const worded = withWords(own.booking, input, now);
      const guest = worded.guest && { ...worded.guest, changedAt: now };
      const booking: Booking = {
        ...worded,
        day: newDate,
        expireAt: at + KEPT_MS,
        ...(guest !== undefined && moves && { guest }),
      };
      if (moves) {
        writeDay(store, restaurantId, { ...day, known }, after);
        if (newDate !== oldDate)
          store.change(bookingDays, { restaurantId, date: oldDate }, own.day, without(own.day, bookingId));
        tellOfGuest(
          store,
          { restaurantId, choice, now },
          { bookingId, day: newDate, placing, act: 'changed' },
        );
      }
      store.change(bookings, { restaurantId, bookingId }, own.booking, booking);
      followBooking(store, restaurantId, own.booking, booking);
      return { booking, placing };
    });
  const changed = await guestTurn(queueOf(restaurantId), bookingId, change);
  return ownAnswer({ restaurantId, bookingId, ...changed, profile, rules: house.rules, now });
});
