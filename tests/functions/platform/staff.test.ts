import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import {
  createStaff,
  deactivateStaff,
  handOverRestaurants,
  makeStaffLink,
  reactivateStaff,
} from '@bhoj/domain/platform/staff/staff.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import { setPasswordCode } from '@bhoj/domain/accounts/account-links';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Refusal } from '@bhoj/domain/catalogue/reasons';
import { change, find, get, list, put } from '../../support/arrange.ts';
import { renewed, setPassword, signIn, signInWithPassword } from '../../support/auth.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import { auth, call, reasonOf } from '../../support/mount.ts';
import type { Person } from '../../support/auth.ts';

const { identify } = await import('../../../functions/src/firebase/caller.ts');

afterEach(() => {
  vi.useRealTimers();
});

let admin: Person;
beforeAll(async () => {
  admin = await signIn({ role: 'super' });
});

const aPerson = (overrides = {}) => {
  const staffId = newId();
  const email = `${staffId.toLowerCase()}@bhoj.example`;
  return {
    staffId,
    name: 'Ravi',
    email,
    phone: '98765 43210',
    city: 'Pune',
    referralId: '',
    reason: 'New',
    ...overrides,
  };
};
const entriesOf = async (subject: string) =>
  (await list(platformAudit, {})).filter((entry) => entry.subject === subject).map(({ action }) => action);
const nameOf = async (staffId: string) => (await find(platformNames, {}))?.people[staffId];
const refusalOf = (input: ReturnType<typeof aPerson>) => reasonOf(createStaff, input, admin);

describe('a super admin makes platform staff', () => {
  test('with a referral ID that works at once, and an entry that says why', async () => {
    const person = aPerson();
    const { staffId, referralId } = await call(createStaff, person, admin);
    expect(await call(validateReferral, { referralId }, {})).toEqual({ valid: true });
    expect(await nameOf(staffId)).toEqual({ name: 'Ravi', referralId, active: true });
    expect(await get(platformStaff, { staffId })).toMatchObject({
      phone: '9876543210',
      searchName: 'ravi',
      active: true,
    });
    expect((await auth.getUser(staffId)).customClaims).toEqual({ role: 'staff' });
    const [entry] = (await list(platformAudit, {})).filter(({ subject }) => subject === staffId);
    expect(entry).toMatchObject({
      action: 'createStaff',
      by: admin.uid,
      role: 'super',
      reason: 'New',
      before: {},
    });
    expect(entry?.after).toMatchObject({ referralId });
  });

  test.each(['PUNE2O26', 'pune2o26', 'PUNE2026', 'PVNE'])(
    'with a chosen referral ID once, whatever reads like it: %s',
    async (typed) => {
      await reasonOf(createStaff, aPerson({ referralId: 'PUNE2026' }), admin);
      const person = aPerson({ referralId: typed });
      const reason = await refusalOf(person);
      expect(reason).toBe(typed === 'PVNE' ? null : 'referral-id-taken');
      // A refused call leaves neither record nor account.
      const isThere = reason === null;
      expect((await find(platformStaff, { staffId: person.staffId })) !== null).toBe(isThere);
      expect(
        await auth.getUser(person.staffId).then(
          () => true,
          () => false,
        ),
      ).toBe(isThere);
    },
  );

  test('not under an address that has an account', async () => {
    const first = aPerson();
    await call(createStaff, first, admin);
    const second = aPerson({ email: first.email });
    expect(await refusalOf(second)).toBe('email-taken');
    expect(await find(platformStaff, { staffId: second.staffId })).toBeNull();
  });

  test('who sets a password by a link, and signs in with it', async () => {
    const person = aPerson();
    const { staffId } = await call(createStaff, person, admin);
    const { link } = await call(makeStaffLink, { staffId }, admin);
    const code = setPasswordCode(new URL(link, 'https://bhoj.example').hash) ?? '';
    expect(await setPassword(code, 'a long enough password')).toBe(true);
    expect(await signInWithPassword(person.email, 'a long enough password')).toMatchObject({ uid: staffId });
  });
});

describe('closing an account', () => {
  test('ends its sessions and its referral ID at once; opening it brings both back', async () => {
    const { staffId, referralId } = await call(createStaff, aPerson(), admin);
    await call(deactivateStaff, { staffId, reason: 'Left' }, admin);
    expect(await get(platformStaff, { staffId })).toMatchObject({ active: false });
    expect(await auth.getUser(staffId)).toMatchObject({ disabled: true });
    expect(await call(validateReferral, { referralId }, {})).toEqual({ valid: false });
    expect(await nameOf(staffId)).toMatchObject({ referralId, active: false });
    expect(await reasonOf(makeStaffLink, { staffId }, admin)).toBe('staff-closed');

    await call(reactivateStaff, { staffId, reason: 'Came back' }, admin);
    expect(await auth.getUser(staffId)).toMatchObject({ disabled: false });
    expect(await call(validateReferral, { referralId }, {})).toEqual({ valid: true });
    expect((await entriesOf(staffId)).toSorted()).toEqual([
      'createStaff',
      'deactivateStaff',
      'reactivateStaff',
    ]);
  });

  test('is done within 15 minutes after signing in only', async () => {
    const { uid: staffId } = await aStaffPerson();
    const close = (as: Person) => reasonOf(deactivateStaff, { staffId, reason: 'Left' }, as);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 5000 });
    expect(await close(admin)).toBe('sign-in-again');
    expect(await get(platformStaff, { staffId })).toMatchObject({ active: true });
    expect(await reasonOf(createStaff, aPerson(), admin)).toBeNull();
    expect(await close(renewed(admin))).toBeNull();
  });

  test.each([
    ['an owner', { role: 'owner', restaurant: 'owner@house.example' }],
    ['a super admin', { role: 'super' }],
  ])('never touches %s', async (_, claims) => {
    const { uid: staffId } = await signIn(claims);
    expect(await reasonOf(deactivateStaff, { staffId, reason: 'Left' }, admin)).toBe('staff-not-found');
    expect(await auth.getUser(staffId)).toMatchObject({ disabled: false });
  });
});

describe('an account that was closed', () => {
  test('of a super admin does nothing more with the token it still has', async () => {
    const other = await signIn({ role: 'super' });
    await auth.setCustomUserClaims(other.uid, {});
    expect(await reasonOf(createStaff, aPerson(), other)).toBe('account-closed');
    await auth.setCustomUserClaims(other.uid, { role: 'super' });
    expect(await reasonOf(createStaff, aPerson(), other)).toBeNull();
    expect(await reasonOf(createStaff, aPerson(), renewed(other))).toBeNull();
  });

  test('of platform staff does nothing more either', async () => {
    const { uid } = await aStaffPerson();
    const request = { auth: { uid, token: { role: 'staff', auth_time: Math.floor(Date.now() / 1000) } } };
    const asked = () =>
      identify(request as never, { callers: ['staff'], needs: [] }).catch(
        (cause: unknown) => (cause as Refusal).reason,
      );
    expect(await asked()).toMatchObject({ kind: 'staff', uid });
    await change(platformStaff, { staffId: uid }, { active: false });
    expect(await asked()).toBe('account-closed');
    await change(platformStaff, { staffId: uid }, { active: true });
    await auth.updateUser(uid, { disabled: true });
    expect(await asked()).toBe('account-closed');
  });
});

describe('handing over', () => {
  test('gives every restaurant to another person, in parts, with one entry for each part', async () => {
    const [from, to] = await Promise.all([aStaffPerson(), aStaffPerson()]);
    const ids = Array.from({ length: 230 }, (_, n) => `t${n}-${from.uid.toLowerCase()}@house.example`);
    await Promise.all(
      ids.map((restaurantId) => put(tenants, { restaurantId }, aTenant({ referredBy: from.uid }))),
    );
    const input = { staffId: from.uid, toStaffId: to.uid, reason: 'Moved' };
    expect(await call(handOverRestaurants, input, admin)).toEqual({ left: 30 });
    expect(await call(handOverRestaurants, input, admin)).toEqual({ left: 0 });
    expect(await call(handOverRestaurants, input, admin)).toEqual({ left: 0 });
    const all = await Promise.all(ids.map((restaurantId) => get(tenants, { restaurantId })));
    expect(new Set(all.map(({ referredBy }) => referredBy))).toEqual(new Set([to.uid]));
    expect(await entriesOf(from.uid)).toHaveLength(2);
  });

  test('goes to active staff only, and to somebody else', async () => {
    const [from, closed] = await Promise.all([aStaffPerson(), aStaffPerson({ active: false })]);
    const to = (toStaffId: string) =>
      reasonOf(handOverRestaurants, { staffId: from.uid, toStaffId, reason: 'Moved' }, admin);
    expect(await to(closed.uid)).toBe('staff-closed');
    expect(await to(newId())).toBe('staff-not-found');
    expect(await to(from.uid)).toBe('invalid-input');
  });
});
