import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { isRestaurantServed } from '@bhoj/domain/restaurant/profile';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { businessDayOf, MINUTE } from '@bhoj/domain/time/ist';
import { needParty } from '@bhoj/domain/waitlist/line';
import { keptOf, NO_RECORD } from '@bhoj/domain/waitlist/record';
import { waitingGuests } from '@bhoj/domain/waitlist/wait.collection';
import { readOwnWait as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import { secretHash } from '../firebase/device-secret.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { readLine, readRecord, placeInLineOf } from './wait.repo.ts';

export const readOwnWait = defineCallable(contract, ({ slug, waitId, key }, { now, foundToBelong }) =>
  readAt(async (store) => {
    const address = await store.need(publicAddresses, { slug }, 'wait-not-found');
    const { restaurantId } = address;
    const guest = await store.need(waitingGuests, { restaurantId, waitId }, 'wait-not-found');
    // The hashes of secrets with 166 random bits tell nobody anything by the time that a comparison takes.
    if (!guest.keyHashes.includes(secretHash(key))) throw new Refusal('wait-not-found');
    foundToBelong(true);
    const [profile, { day }, record] = await Promise.all([
      store.need(profiles, { restaurantId }, 'wait-not-found'),
      readLine(store, restaurantId, guest.day),
      readRecord(store, restaurantId),
    ]);
    const { at, calledAt, quote } = needParty(day, waitId);
    const { number, size, state, ahead } = placeInLineOf(day, waitId);
    const isShown = quote !== null && keptOf(record ?? NO_RECORD) !== null;
    const between = isShown
      ? { from: quote.at + quote.from * MINUTE, to: quote.at + quote.to * MINUTE }
      : null;
    return {
      restaurant: profile.name,
      address: profile.address,
      phone: profile.phone,
      isRunning: isRestaurantServed(profile, now) && businessDayOf(now, profile.dayCutoff) === guest.day,
      number,
      size,
      state,
      ahead,
      between,
      at,
      calledAt,
      readAt: now,
    };
  }),
);
