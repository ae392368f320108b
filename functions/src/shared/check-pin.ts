import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { OWNERS_AUTHORITY, authorityOf } from '@bhoj/domain/members/member-rights';
import type { Authority } from '@bhoj/domain/members/member-rights';
import { members } from '@bhoj/domain/members/member.collection';
import { afterWrongPin, EVERYWHERE, pinTryId, pinTryIdEverywhere, pinWaitMs } from '@bhoj/domain/members/pin';
import { pinTries, pins } from '@bhoj/domain/members/pin.collection';
import type { PinTries } from '@bhoj/domain/members/pin.schema';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import type { TeamRole } from '@bhoj/domain/catalogue/roles';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { tell } from './notices.repo.ts';
import { isPin } from './pin-hash.ts';

/** Somebody who works for the restaurant now, and what they may do. */
export interface PinPerson extends Authority {
  readonly uid: string;
  readonly kind: TeamRole;
  readonly name: string;
}

/** The device on which a PIN is typed. */
export interface PinDevice {
  /** The id of a shared device; on a person's own device the uid of who is signed in there. */
  readonly id: string;
  /** The name for the owner: of the shared device, or of the person who owns the device. */
  readonly name: string;
  readonly isShared: boolean;
}

interface Try {
  readonly restaurantId: string;
  /** The uid of the person that the PIN should belong to. */
  readonly uid: string;
  readonly pin: string;
  readonly device: PinDevice;
  /** Epoch ms. */
  readonly now: number;
}

/** Returns who works for the restaurant under a uid: its owner, or a member who is not dismissed; otherwise null. */
async function personAt(
  store: Pick<Store, 'get'>,
  { restaurantId, uid }: Pick<Try, 'restaurantId' | 'uid'>,
): Promise<PinPerson | null> {
  const [member, restaurant] = await Promise.all([
    store.get(members, { restaurantId, uid }),
    store.get(restaurants, { restaurantId }),
  ]);
  if (restaurant?.uid === uid) return { uid, kind: 'owner', name: restaurant.ownerName, ...OWNERS_AUTHORITY };
  if (member?.active !== true) return null;
  return { uid, kind: member.role, name: member.name, ...authorityOf(member) };
}

/** Counts a wrong PIN, and notifies the owner when it locks the entry for somebody of the restaurant. */
async function countWrong(
  store: Store,
  { restaurantId, uid, device, now }: Try,
  {
    tries,
    everywhere,
    person,
  }: {
    readonly tries: PinTries | null;
    readonly everywhere: PinTries | null;
    readonly person: PinPerson | null;
  },
): Promise<void> {
  const after = afterWrongPin(tries, now);
  const all = afterWrongPin(everywhere, now, EVERYWHERE);
  const choice = after.locks || all.locks ? await store.get(noticeSettings, { restaurantId }) : null;
  store.set(pinTries, { restaurantId, tryId: pinTryId(device.id, uid) }, after.tries);
  if (person !== null) store.set(pinTries, { restaurantId, tryId: pinTryIdEverywhere(uid) }, all.tries);
  if (choice === null || person === null) return;
  const about = {
    kind: 'pin-locked',
    memberId: memberIdOf(uid),
    name: person.name,
    device: device.name,
    isShared: device.isShared,
    at: now,
  } as const;
  tell(store, { restaurantId, choice, about, now });
}

/**
 * Checks a person's PIN on a device, and returns the person with their rights as they are now. Throws `pin-wrong`: the same for a
 * wrong PIN, an unknown or dismissed person, and one without a PIN. After five wrong ones it throws `pin-locked` with `waitMs`
 * for 15 minutes, on this device for this person, also for the right PIN; the owner is notified. Thirty wrong ones on all devices
 * together lock the person out everywhere for a day (`EVERYWHERE`). A wrong PIN counts even when the call fails, because it has a
 * transaction of its own: call this before the transaction of the act, and look at rights only after it. Tries at the same time
 * count one after the other. Costs five reads, and two writes where a PIN was wrong.
 */
export async function checkPin(attempt: Try): Promise<PinPerson> {
  const { restaurantId, uid, pin, device, now } = attempt;
  const at = { restaurantId, tryId: pinTryId(device.id, uid) };
  const { person, waitMs } = await transact(`${restaurantId} pin ${at.tryId}`, async (store) => {
    const [tries, everywhere, stored, known] = await Promise.all([
      store.get(pinTries, at),
      store.get(pinTries, { restaurantId, tryId: pinTryIdEverywhere(uid) }),
      store.get(pins, { restaurantId, uid }),
      personAt(store, { restaurantId, uid }),
    ]);
    const wait = Math.max(pinWaitMs(tries, now), pinWaitMs(everywhere, now));
    if (wait > 0) return { person: null, waitMs: wait };
    const isRight = await isPin(pin, known === null ? null : stored);
    if (!isRight || known === null) {
      await countWrong(store, attempt, { tries, everywhere, person: known });
      return { person: null, waitMs: 0 };
    }
    if (tries !== null) store.delete(pinTries, at);
    return { person: known, waitMs: 0 };
  });
  if (waitMs > 0) throw new Refusal('pin-locked', { waitMs });
  if (person === null) throw new Refusal('pin-wrong');
  return person;
}
