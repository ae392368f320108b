import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { aheadOf, joinLine } from '@bhoj/domain/waitlist/line';
import { quoteFor } from '@bhoj/domain/waitlist/quote';
import { waitingGuests } from '@bhoj/domain/waitlist/wait.collection';
import { forgottenAt } from '@bhoj/domain/waitlist/waiting-guest.schema';
import { addToWaitlist as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import { secretHash } from '../firebase/device-secret.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readLine, readRoom, readSwitched, placeInLineOf, writeLine } from './wait.repo.ts';

export const addToWaitlist = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { waitId, size, key, name, mobile, language } = input;
  const switched = await readSwitched(restaurantId, now);
  const room = await readRoom(restaurantId, switched, now);
  const at = { restaurantId, waitId };
  return transact(restaurantId, async (store) => {
    const [known, line] = await Promise.all([
      store.get(waitingGuests, at),
      readLine(store, restaurantId, switched.today),
    ]);
    if (known !== null) {
      // Whatever was changed since, the key of the first request is still there.
      if (!known.keyHashes.includes(secretHash(key))) throw new Refusal('request-id-used');
      const { day } = known.day === switched.today ? line : await readLine(store, restaurantId, known.day);
      return placeInLineOf(day, waitId);
    }
    const quote = quoteFor(room, aheadOf(line.day, waitId), size);
    const after = joinLine(line.day, waitId, { size, at: now, quote });
    writeLine(store, restaurantId, line, after);
    store.create(waitingGuests, at, {
      name,
      mobile,
      language,
      day: switched.today,
      keyHashes: [secretHash(key)],
      expireAt: forgottenAt(switched.today, switched.cutoff),
    });
    const place = placeInLineOf(after, waitId);
    record(store, { waitId, ...place });
    return place;
  });
});
