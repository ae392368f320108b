import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { members } from '@bhoj/domain/members/member.collection';
import { assertNotTrivial, pinTryIdEverywhere } from '@bhoj/domain/members/pin';
import { pins, pinTries } from '@bhoj/domain/members/pin.collection';
import { setPin as contract } from '@bhoj/domain/members/pins.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { hashedPin, isPin } from '../../shared/pin-hash.ts';

/** In turn for one restaurant, so that two people who choose the same PIN at once do not both get it. */
export const setPin = defineCallable(contract, async ({ pin }, { caller, now, record }) => {
  assertNotTrivial(pin);
  const { restaurantId, uid, kind } = caller;
  const stored = await hashedPin(pin, now);
  return transact(`${restaurantId} pins`, async (store) => {
    const [all, member] = await Promise.all([
      store.find(pins, { restaurantId }, pins.queries.all()),
      kind === 'owner' ? null : store.get(members, { restaurantId, uid }),
    ]);
    if (kind !== 'owner' && member?.active !== true) throw new Refusal('dismissed');
    const own = all.find(({ id }) => id === uid);
    if (own !== undefined && (await isPin(pin, own.value))) return {};
    const others = all.filter(({ id }) => id !== uid);
    const isTaken = await Promise.all(others.map(({ value }) => isPin(pin, value)));
    if (isTaken.includes(true)) throw new Refusal('pin-taken');
    store.set(pins, { restaurantId, uid }, stored);
    // The password proved who sets the PIN, so the wrong tries of others count no more.
    store.delete(pinTries, { restaurantId, tryId: pinTryIdEverywhere(uid) });
    if (member !== null) store.update(members, { restaurantId, uid }, { pinSetAt: now });
    record(store, { member: uid });
    return {};
  });
});
