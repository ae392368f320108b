import {
  disableAccount,
  enableAccount,
  endSessions,
  noteResetMail,
  readAccounts,
} from '@bhoj/domain/platform/staff/accounts.contract';
import { ACCOUNTS_PAGE } from '@bhoj/domain/platform/staff/accounts';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { list } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { aStaffPerson } from '../../support/platform-people.ts';
import { auth, call, reasonOf } from '../../support/mount.ts';
import type { Person } from '../../support/auth.ts';

const RESTAURANT = 'asha@spice.example';
let admin: Person;
let captain: Person;
beforeAll(async () => {
  admin = await signIn({ role: 'super' }, { name: 'Root' });
  captain = await signIn({ role: 'captain', restaurant: RESTAURANT }, { name: 'Suresh' });
});
afterEach(() => {
  vi.useRealTimers();
});

const on = (uid: string, actId = newId()) => ({ actId, uid, reason: 'Stolen phone' });
const read = (who: string, after: string | null = null) => call(readAccounts, { who, after }, admin);
const isDisabled = async (uid: string) => (await auth.getUser(uid)).disabled;

describe('reading accounts', () => {
  test('finds one by its address in any case and by its uid, with role and restaurant (SUPER-7)', async () => {
    const { email } = await auth.getUser(captain.uid);
    for (const who of [captain.uid, email ?? '', (email ?? '').toUpperCase()]) {
      const { accounts, next } = await read(who);
      expect(accounts).toEqual([
        expect.objectContaining({
          uid: captain.uid,
          email,
          name: 'Suresh',
          role: 'captain',
          restaurantId: RESTAURANT,
          isVerified: false,
          isDisabled: false,
        }),
      ]);
      expect(next).toBeNull();
    }
  });

  test('finds nothing for a stranger, a guest or a text that is neither', async () => {
    const guest = await signInGuest();
    for (const who of ['nobody@spice.example', '@', 'nobody', guest.uid]) {
      expect((await read(who)).accounts).toEqual([]);
    }
  });

  test('lists every account once, thirty a page, those without a role too, and no guest', async () => {
    const people = await Promise.all(Array.from({ length: ACCOUNTS_PAGE + 5 }, () => signIn(null)));
    const guests = await Promise.all(Array.from({ length: 12 }, signInGuest));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read('', after);
      expect(page.accounts.length).toBeLessThanOrEqual(ACCOUNTS_PAGE);
      seen.push(...page.accounts.map(({ uid }) => uid));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([...people, admin, captain].map(({ uid }) => uid)));
    expect(seen.filter((uid) => guests.some((guest) => guest.uid === uid))).toEqual([]);
    const [someone] = (await read(people[0]?.uid ?? '')).accounts;
    expect(someone).toMatchObject({ role: null, restaurantId: null });
  });
});

describe('acts on an account', () => {
  test('disable and enable it, with an entry in the history of the restaurant (SUPER-7)', async () => {
    await call(disableAccount, on(captain.uid), admin);
    expect(await isDisabled(captain.uid)).toBe(true);
    await call(enableAccount, on(captain.uid), admin);
    expect(await isDisabled(captain.uid)).toBe(false);
    const entries = (await list(platformAudit, {})).filter(({ after }) => after['uid'] === captain.uid);
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['disableAccount', 'enableAccount']);
    expect(entries.find(({ action }) => action === 'disableAccount')).toMatchObject({
      subjectKind: 'restaurant',
      subject: RESTAURANT,
      by: admin.uid,
      reason: 'Stolen phone',
      before: { disabled: false },
      after: { uid: captain.uid, disabled: true },
    });
  });

  test('end its sessions and leave it open', async () => {
    const { tokensValidAfterTime: before } = await auth.getUser(captain.uid);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    await call(endSessions, on(captain.uid), admin);
    const { tokensValidAfterTime, disabled } = await auth.getUser(captain.uid);
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(before ? Date.parse(before) : 0);
    expect(disabled).toBe(false);
  });

  test('note the mail, and say the address it goes to', async () => {
    const { email } = await auth.getUser(captain.uid);
    expect(await call(noteResetMail, on(captain.uid), admin)).toEqual({ email });
  });

  test('a repeat adds no second entry, and finishes what was interrupted', async () => {
    const other = await signIn({ role: 'kitchen', restaurant: RESTAURANT });
    const input = on(other.uid);
    await call(disableAccount, input, admin);
    await auth.updateUser(other.uid, { disabled: false });
    await call(disableAccount, input, admin);
    expect(await isDisabled(other.uid)).toBe(true);
    expect((await list(platformAudit, {})).filter(({ after }) => after['uid'] === other.uid)).toHaveLength(1);
  });

  test('refuse platform staff, oneself, guests and nobody, and change nothing', async () => {
    const staff = await aStaffPerson();
    const guest = await signInGuest();
    expect(await reasonOf(disableAccount, on(staff.uid), admin)).toBe('account-of-staff');
    expect(await reasonOf(disableAccount, on(admin.uid), admin)).toBe('own-account');
    expect(await reasonOf(endSessions, on(guest.uid), admin)).toBe('account-not-found');
    expect(await reasonOf(enableAccount, on(newId()), admin)).toBe('account-not-found');
    expect(await isDisabled(staff.uid)).toBe(false);
    expect(await isDisabled(admin.uid)).toBe(false);
  });

  test('want a fresh sign-in where they take something away', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 60_000 });
    for (const contract of [disableAccount, endSessions, noteResetMail]) {
      expect(await reasonOf(contract, on(captain.uid), admin)).toBe('sign-in-again');
    }
    expect(await reasonOf(enableAccount, on(captain.uid), admin)).toBeNull();
  });
});

test('two super admins who disable each other at once are never both disabled', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, two] = await Promise.all([signIn({ role: 'super' }), signIn({ role: 'super' })]);
    await Promise.all([
      reasonOf(disableAccount, on(two.uid), one),
      reasonOf(disableAccount, on(one.uid), two),
    ]);
    expect([await isDisabled(one.uid), await isDisabled(two.uid)]).toContain(false);
  }
});
