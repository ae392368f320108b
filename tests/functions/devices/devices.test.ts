import { devices } from '@bhoj/domain/devices/device.collection';
import { SECRET_AGE } from '@bhoj/domain/devices/device';
import { enrolDevice, enterDevice, openDevice, shutOutDevice } from '@bhoj/domain/devices/devices.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { dismissMember } from '@bhoj/domain/members/members.contract';
import { PIN_TRIES } from '@bhoj/domain/members/pin';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, auditOf, get, ordering, put } from '../../support/arrange.ts';
import { signInWithToken } from '../../support/auth.ts';
import { hire } from '../../support/hiring.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const PIN = '482915';
let house: House;
beforeEach(async () => {
  house = await aHouse();
  await call(setPin, { pin: PIN }, house.captain);
});

/** Enrols a device; returns what it sends to prove that it is this one. */
async function enrol() {
  const [deviceId, secret] = [newId(), `${newId()}${newId()}${newId()}`.slice(0, 43)];
  const input = { deviceId, secret, name: 'Counter tablet', kind: 'counter', lockMinutes: 3 } as const;
  await call(enrolDevice, input, house.owner);
  return { input, at: { restaurantId: house.restaurantId, deviceId, secret } };
}
type Proof = Awaited<ReturnType<typeof enrol>>['at'];
const deviceOf = ({ restaurantId, deviceId }: Proof) => get(devices, { restaurantId, deviceId });
/** Enters with a PIN, and signs in with the answer as the browser does. */
const enter = async (at: Proof, uid: string, pin = PIN) => {
  const { token } = await call(enterDevice, { ...at, uid, pin });
  return signInWithToken(token);
};

describe('a shared device', () => {
  test('offers the people with a PIN, and no others', async () => {
    const { at } = await enrol();
    await call(setPin, { pin: '915482' }, house.owner);
    const meena = await hire(house, { name: 'Meena' });
    const { people, ...device } = await call(openDevice, at);
    expect(people.map(({ uid }) => uid).toSorted()).toEqual([house.captain.uid, house.owner.uid].toSorted());
    expect(people.map(({ uid }) => uid)).not.toContain(meena.uid);
    expect(device).toMatchObject({ name: 'Counter tablet', kind: 'counter', lockMinutes: 3 });
    await call(dismissMember, { uid: house.captain.uid }, house.owner);
    expect((await call(openDevice, at)).people.map(({ uid }) => uid)).toEqual([house.owner.uid]);
  });

  test('stores its secret hashed only, and is enrolled once', async () => {
    const { at, input } = await enrol();
    expect(JSON.stringify(await deviceOf(at))).not.toContain(at.secret);
    expect(await reasonOf(enrolDevice, input, house.owner)).toBeNull();
    expect(await reasonOf(enrolDevice, { ...input, name: 'Mine' }, house.owner)).toBe('request-id-used');
    expect(await reasonOf(enrolDevice, { ...input, deviceId: newId() }, house.captain)).toBe('not-allowed');
    expect((await auditOf(house)).filter(({ action }) => action === 'enrolDevice')).toHaveLength(1);
  });

  test('opens nothing with a wrong secret, or under another id or restaurant', async () => {
    const { at } = await enrol();
    const other = await aHouse();
    const wrong = [
      { ...at, secret: at.secret.split('').toReversed().join('') },
      { ...at, deviceId: newId() },
      { ...at, restaurantId: other.restaurantId },
    ];
    for (const one of wrong) {
      expect(await reasonOf(openDevice, one)).toBe('device-shut-out');
      expect(await reasonOf(enterDevice, { ...one, uid: house.captain.uid, pin: PIN })).toBe(
        'device-shut-out',
      );
    }
  });

  test('lets people in one after the other, and each act names the person and the device', async () => {
    const { at } = await enrol();
    const captain = await enter(at, house.captain.uid);
    expect(captain.uid).toBe(house.captain.uid);
    expect((await deviceOf(at)).person).toMatchObject({ uid: house.captain.uid });
    const round = ordering(house, { type: 'takeaway', tableId: null });
    await call(placeRound, round, captain);
    await call(cancelOrder, { orderId: round.orderId, reason: 'Changed their mind' }, captain);
    const [cancelled] = (await auditOf(house)).filter(({ action }) => action === 'cancelOrder');
    expect(cancelled).toMatchObject({ uid: house.captain.uid, deviceId: at.deviceId });

    await call(openDevice, at);
    expect((await deviceOf(at)).person).toBeNull();
    await call(setPin, { pin: '915482' }, house.owner);
    const owner = await enter(at, house.owner.uid, '915482');
    expect(await reasonOf(shutOutDevice, { deviceId: at.deviceId }, owner)).toBeNull();
  });

  test('does not let its sessions change a PIN, because a PIN is no password', async () => {
    const { at } = await enrol();
    const captain = await enter(at, house.captain.uid);
    expect(await reasonOf(setPin, { pin: '915482' }, captain)).toBe('sign-in-again');
  });

  test('takes no PIN for a person after five wrong ones', async () => {
    const { at } = await enrol();
    const tryIt = (pin: string) => reasonOf(enterDevice, { ...at, uid: house.captain.uid, pin });
    for (let i = 0; i < PIN_TRIES; i += 1) expect(await tryIt('300500')).toBe('pin-wrong');
    expect(await tryIt(PIN)).toBe('pin-locked');
    expect(await reasonOf(enterDevice, { ...at, uid: newId(), pin: PIN })).toBe('pin-wrong');
  });
});

describe('the secret of a device', () => {
  const another = () => `${newId()}${newId()}${newId()}`.slice(0, 43);
  const aged = async (at: Proof) => {
    const enrolledAt = Date.now() - SECRET_AGE;
    await put(
      devices,
      { restaurantId: at.restaurantId, deviceId: at.deviceId },
      { ...(await deviceOf(at)), enrolledAt },
    );
  };

  test('is renewed after 30 days; the old one holds until the new one was used once', async () => {
    const { at } = await enrol();
    const next = another();
    expect(await call(openDevice, { ...at, next })).toMatchObject({ renew: false });
    expect(await reasonOf(openDevice, { ...at, secret: next })).toBe('device-shut-out');
    await aged(at);
    expect(await call(openDevice, at)).toMatchObject({ renew: true });
    await call(openDevice, { ...at, next });
    // The answer was lost: the old one still opens the door, and lets people in.
    expect(await call(openDevice, { ...at, next })).toMatchObject({ renew: true });
    await enter(at, house.captain.uid);
    expect(await call(openDevice, { ...at, secret: next })).toMatchObject({ renew: false });
    await enter({ ...at, secret: next }, house.captain.uid);
    expect(await reasonOf(openDevice, at)).toBe('device-shut-out');
    expect(await reasonOf(enterDevice, { ...at, uid: house.captain.uid, pin: PIN })).toBe('device-shut-out');
    const stored = JSON.stringify(await deviceOf(at));
    expect(stored).not.toContain(next);
  });

  test('that is new opens nothing on a device that was shut out', async () => {
    const { at } = await enrol();
    const next = another();
    await aged(at);
    await call(openDevice, { ...at, next });
    await call(shutOutDevice, { deviceId: at.deviceId }, house.owner);
    for (const secret of [at.secret, next])
      expect(await reasonOf(openDevice, { ...at, secret })).toBe('device-shut-out');
  });
});

describe('the limit of the entrance', () => {
  const LIMIT = 300;

  test('is used up by whoever has no secret, for themselves alone: no device is kept out (P-DEVICE-7)', async () => {
    const { at } = await enrol();
    const guess = { ...at, secret: 'A'.repeat(43) };
    const wifi = (input: Proof) => reasonOf(openDevice, input, { ip: '192.0.2.31' });
    const answers = new Set<string | null>();
    for (let n = 0; n <= LIMIT; n += 1) answers.add(await wifi(guess));
    expect([...answers]).toEqual(['device-shut-out', 'too-many-requests']);
    expect(await wifi(at)).toBeNull();
    // The right device does not open the way again for the others at its address.
    expect(await wifi(guess)).toBe('too-many-requests');
    expect(await wifi({ ...at, deviceId: newId() })).toBe('too-many-requests');
    await call(shutOutDevice, { deviceId: at.deviceId }, house.owner);
    expect(await wifi(at)).toBe('too-many-requests');
  }, 60_000);
});

describe('shutting out', () => {
  test('refuses the next call of the open session, of the screen and of the PIN', async () => {
    const { at } = await enrol();
    const captain = await enter(at, house.captain.uid);
    const order = () => ordering(house, { type: 'takeaway', tableId: null });
    expect(await reasonOf(placeRound, order(), captain)).toBeNull();
    await call(shutOutDevice, { deviceId: at.deviceId }, house.owner);
    expect(await reasonOf(placeRound, order(), captain)).toBe('device-shut-out');
    expect(await reasonOf(openDevice, at)).toBe('device-shut-out');
    expect(await reasonOf(enterDevice, { ...at, uid: house.captain.uid, pin: PIN })).toBe('device-shut-out');
    expect(await deviceOf(at)).toMatchObject({ person: null, shutOutBy: { uid: house.owner.uid } });
    // Only the device is shut out: the person works on from their own.
    expect(await reasonOf(placeRound, order(), house.captain)).toBeNull();
  });

  test('is for who may, and a repeat changes nothing', async () => {
    const { at } = await enrol();
    const { deviceId } = at;
    expect(await reasonOf(shutOutDevice, { deviceId }, house.captain)).toBe('not-allowed');
    const other = await aHouse();
    expect(await reasonOf(shutOutDevice, { deviceId }, other.owner)).toBe('device-shut-out');
    await call(shutOutDevice, { deviceId }, house.owner);
    const before = await deviceOf(at);
    expect(await reasonOf(shutOutDevice, { deviceId }, house.owner)).toBeNull();
    expect(await deviceOf(at)).toEqual(before);
  });
});
