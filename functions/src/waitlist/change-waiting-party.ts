import { aheadOf, resize } from '@bhoj/domain/waitlist/line';
import { quoteFor } from '@bhoj/domain/waitlist/quote';
import { waitingGuests } from '@bhoj/domain/waitlist/wait.collection';
import { MOST_KEYS } from '@bhoj/domain/waitlist/waiting-guest.schema';
import { changeWaitingParty as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import { secretHash } from '../firebase/device-secret.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needWaitingGuest, readRoom, readSwitched, placeInLineOf, writeLine } from './wait.repo.ts';

/** Adds a key. The first one stays, because a late repeat of the request that added the party is known by it. */
function withKey(hashes: readonly string[], key: string | undefined): string[] {
  if (key === undefined || hashes.includes(secretHash(key))) return [...hashes];
  return [...hashes.slice(0, 1), ...[...hashes.slice(1), secretHash(key)].slice(1 - MOST_KEYS)];
}

export const changeWaitingParty = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { waitId, change } = input;
  const { size, key } = change;
  const switched = await readSwitched(restaurantId, now);
  const room = size === undefined ? null : await readRoom(restaurantId, switched, now);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { guest, ...line } = await needWaitingGuest(store, restaurantId, waitId);
    const after =
      size === undefined || room === null
        ? line.day
        : resize(line.day, waitId, size, quoteFor(room, aheadOf(line.day, waitId), size));
    writeLine(store, restaurantId, line, after);
    const { name = guest.name, mobile = guest.mobile, language = guest.language } = change;
    const known = { ...guest, name, mobile, language, keyHashes: withKey(guest.keyHashes, key) };
    store.change(waitingGuests, { restaurantId, waitId }, guest, known);
    const place = placeInLineOf(after, waitId);
    record(store, { waitId, ...place, fields: Object.keys(change).join(', ') });
    return place;
  });
});
