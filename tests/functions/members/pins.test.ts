import { newId } from '@bhoj/domain/kernel/ids';
import { members } from '@bhoj/domain/members/member.collection';
import { dismissMember, readmitMember } from '@bhoj/domain/members/members.contract';
import { PIN_LOCKED_MS, PIN_TRIES, PIN_TRIES_EVERYWHERE } from '@bhoj/domain/members/pin';
import { DAY } from '@bhoj/domain/time/ist';
import { pinTries, pins } from '@bhoj/domain/members/pin.collection';
import { resetPin, setPin } from '@bhoj/domain/members/pins.contract';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { aHouse, auditOf, get, list } from '../../support/arrange.ts';
import { hire as hireFor } from '../../support/hiring.ts';
import { tokenOf } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { roleOf } from '@bhoj/domain/catalogue/rights';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import type { House } from '../../support/arrange.ts';

// The Admin SDK reads where the emulators are when it is loaded.
const { checkPin } = await import('../../../functions/src/shared/check-pin.ts');

const PIN = '482915';
const NOW = Date.now();
let house: House;
beforeEach(async () => {
  house = await aHouse();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Hires somebody and signs them in. */
const hire = async (job: Preset = 'captain') => {
  const { uid } = await hireFor(house, { preset: job });
  return { uid, token: tokenOf(uid, { role: roleOf(job), restaurant: house.restaurantId }) };
};
const tablet = { id: 'TabletAAAAAAAAAAAA01', name: 'Counter tablet', isShared: true };
const check = (uid: string, pin = PIN, { device = tablet, now = NOW } = {}) =>
  checkPin({ restaurantId: house.restaurantId, uid, pin, device, now });
const refusalOf = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'none',
    (cause: unknown) => (cause as Error).message,
  );
const wrong = async (uid: string, times: number, options = {}) => {
  for (let i = 0; i < times; i += 1) expect(await refusalOf(check(uid, '000001', options))).toBe('pin-wrong');
};
const lockedNotices = async () =>
  (await list(notifications, { restaurantId: house.restaurantId })).flatMap(({ about }) =>
    about?.kind === 'pin-locked' ? [about] : [],
  );

describe('setting a PIN', () => {
  test('lets the person be known by it, and stores no PIN', async () => {
    await call(setPin, { pin: PIN }, house.captain);
    expect(await check(house.captain.uid)).toMatchObject({ uid: house.captain.uid, kind: 'captain' });
    const at = { restaurantId: house.restaurantId, uid: house.captain.uid };
    expect(JSON.stringify(await get(pins, at))).not.toContain(PIN);
    expect((await get(members, at)).pinSetAt).toBeGreaterThan(0);
    expect((await auditOf(house)).map(({ action, uid }) => [action, uid])).toContainEqual([
      'setPin',
      house.captain.uid,
    ]);
  });

  test('works for the owner, who has every right', async () => {
    await call(setPin, { pin: PIN }, house.owner);
    expect(await check(house.owner.uid)).toMatchObject({ kind: 'owner', limits: { discount: 'any' } });
  });

  test('replaces the PIN before', async () => {
    await call(setPin, { pin: PIN }, house.captain);
    await call(setPin, { pin: '915482' }, house.captain);
    expect(await refusalOf(check(house.captain.uid))).toBe('pin-wrong');
    expect(await refusalOf(check(house.captain.uid, '915482'))).toBe('none');
  });

  test('refuses a PIN with a pattern, and a colleague’s, also when both choose it at once', async () => {
    expect(await reasonOf(setPin, { pin: '123456' }, house.captain)).toBe('pin-trivial');
    const other = await hire();
    const both = await Promise.all([
      reasonOf(setPin, { pin: PIN }, house.captain),
      reasonOf(setPin, { pin: PIN }, other),
    ]);
    expect(both).toEqual(expect.arrayContaining([null, 'pin-taken']));
    const elsewhere = await aHouse();
    expect(await reasonOf(setPin, { pin: PIN }, elsewhere.captain)).toBeNull();
  });

  test('needs a sign-in with the password of a short time ago', async () => {
    const { uid } = house.captain;
    const claims = { role: 'captain', restaurant: house.restaurantId };
    const byPin = { ...claims, firebase: { sign_in_provider: 'custom', identities: {} } };
    expect(await reasonOf(setPin, { pin: PIN }, { token: tokenOf(uid, byPin) })).toBe('sign-in-again');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 5000 });
    expect(await reasonOf(setPin, { pin: PIN }, house.captain)).toBe('sign-in-again');
  });
});

describe('a wrong PIN', () => {
  test('is answered as an unknown person, one without a PIN and one of another restaurant are', async () => {
    const elsewhere = await aHouse();
    await call(setPin, { pin: PIN }, elsewhere.captain);
    await call(setPin, { pin: PIN }, house.captain);
    const tries = [
      check(house.captain.uid, '915482'),
      check(newId()),
      check(house.owner.uid),
      check(elsewhere.captain.uid),
    ];
    expect(await Promise.all(tries.map(refusalOf))).toEqual([
      'pin-wrong',
      'pin-wrong',
      'pin-wrong',
      'pin-wrong',
    ]);
  });

  test('locks the device for this person at the fifth, and the owner is told once', async () => {
    const { uid } = house.captain;
    await call(setPin, { pin: PIN }, house.captain);
    await call(setPin, { pin: '915482' }, house.owner);
    await wrong(uid, PIN_TRIES);
    expect(await refusalOf(check(uid))).toBe('pin-locked');
    expect(await refusalOf(check(house.owner.uid, '915482'))).toBe('none');
    expect(await refusalOf(check(uid, PIN, { device: { ...tablet, id: 'TabletBBBBBBBBBBBB02' } }))).toBe(
      'none',
    );
    expect(await lockedNotices()).toMatchObject([{ device: 'Counter tablet', isShared: true, at: NOW }]);
    expect(await refusalOf(check(uid, PIN, { now: NOW + PIN_LOCKED_MS }))).toBe('none');
  });

  test('counts no more once the right one came', async () => {
    const { uid } = house.captain;
    await call(setPin, { pin: PIN }, house.captain);
    await wrong(uid, PIN_TRIES - 1);
    expect(await refusalOf(check(uid))).toBe('none');
    await wrong(uid, PIN_TRIES - 1);
    expect(await refusalOf(check(uid))).toBe('none');
    // The count over all devices stays until its day is over.
    expect(await list(pinTries, { restaurantId: house.restaurantId })).toMatchObject([
      { wrong: 2 * (PIN_TRIES - 1), lockedUntil: null },
    ]);
  });

  test('thirty times on many devices locks all of them for a day, until the PIN is set anew', async () => {
    const { uid } = house.captain;
    await call(setPin, { pin: PIN }, house.captain);
    for (let n = 0; n < PIN_TRIES_EVERYWHERE / PIN_TRIES; n += 1)
      await wrong(uid, PIN_TRIES, { device: { ...tablet, id: `TabletAAAAAAAAAAAA1${n}` } });
    const fresh = { ...tablet, id: 'TabletAAAAAAAAAAAA99' };
    expect(await refusalOf(check(uid, PIN, { device: fresh }))).toBe('pin-locked');
    expect(await refusalOf(check(uid, PIN, { device: fresh, now: NOW + DAY - 1 }))).toBe('pin-locked');
    await call(setPin, { pin: '739154' }, house.captain);
    expect(await refusalOf(check(uid, '739154', { device: fresh }))).toBe('none');
  });

  test('counts among twenty at the same time, of which the last is right', async () => {
    const { uid } = house.captain;
    await call(setPin, { pin: PIN }, house.captain);
    const pinsTried = [...Array.from({ length: 19 }, (_, i) => String(300_500 + i)), PIN];
    const answers = await Promise.all(pinsTried.map((pin) => refusalOf(check(uid, pin))));
    expect(answers.filter((answer) => answer === 'pin-wrong')).toHaveLength(PIN_TRIES);
    expect(answers.filter((answer) => answer === 'pin-locked')).toHaveLength(20 - PIN_TRIES);
    expect(await lockedNotices()).toHaveLength(1);
  });
});

describe('a PIN ends', () => {
  test('with a dismissal, and does not come back with the person', async () => {
    const ravi = await hire();
    await call(setPin, { pin: PIN }, ravi);
    await call(dismissMember, { uid: ravi.uid }, house.owner);
    expect(await refusalOf(check(ravi.uid))).toBe('pin-wrong');
    await call(readmitMember, { uid: ravi.uid }, house.owner);
    expect(await refusalOf(check(ravi.uid))).toBe('pin-wrong');
    expect(await get(members, { restaurantId: house.restaurantId, uid: ravi.uid })).not.toHaveProperty(
      'pinSetAt',
    );
  });

  test('when who may resets it, but not that of somebody with more rights', async () => {
    const manager = await hire('manager');
    const partner = await hire('partner');
    await call(setPin, { pin: '915482' }, partner);
    await call(setPin, { pin: PIN }, house.captain);
    await call(resetPin, { uid: house.captain.uid }, manager);
    expect(await refusalOf(check(house.captain.uid))).toBe('pin-wrong');
    expect(await reasonOf(resetPin, { uid: partner.uid }, manager)).toBe('right-not-yours');
    expect(await reasonOf(resetPin, { uid: house.owner.uid }, manager)).toBe('member-not-found');
    expect(await refusalOf(check(partner.uid, '915482'))).toBe('none');
  });
});
