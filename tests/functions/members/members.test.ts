import { members } from '@bhoj/domain/members/member.collection';
import {
  changeRights,
  dismissMember,
  makePasswordLink,
  readmitMember,
} from '@bhoj/domain/members/members.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { setPasswordCode } from '@bhoj/domain/accounts/account-links';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aMember } from '@bhoj/domain/fixtures/people';
import {
  aHouse,
  auditOf,
  change,
  employ,
  everything,
  get,
  list,
  ordering,
  put,
} from '../../support/arrange.ts';
import { setPassword, signIn } from '../../support/auth.ts';
import { hire as hireFor, PASSWORD } from '../../support/hiring.ts';
import { auth, call, logged, reasonOf, tryCall } from '../../support/mount.ts';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';

let house: House;
beforeAll(async () => {
  house = await aHouse();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hire = (overrides: Parameters<typeof hireFor>[1] = {}) => hireFor(house, overrides);
const codeOf = (link: string | null): string =>
  setPasswordCode(new URL(link ?? '', 'https://bhoj.example').hash) ?? '';
const recordOf = (uid: string) => get(members, { restaurantId: house.restaurantId, uid });
/** Returns the audit's entries of acts on one member. */
const actsOn = async (uid: string) =>
  (await auditOf(house))
    .filter(({ details }) => details['member'] === uid)
    .map(({ action, details }) => ({ action, details }));
const ordersAs = (person: Person | null) =>
  reasonOf(placeRound, ordering(house, { type: 'takeaway', tableId: null }), {
    token: person?.token ?? '',
  });
/** An owner's choice that gives somebody a job as it is. */
const job = (preset: Preset) => ({ preset, can: null, limits: limitsOf(preset) });
const CHANGES = [
  ['changeRights', (uid: string, as: Person) => reasonOf(changeRights, { uid, ...job('kitchen') }, as)],
  ['dismissMember', (uid: string, as: Person) => reasonOf(dismissMember, { uid }, as)],
  ['readmitMember', (uid: string, as: Person) => reasonOf(readmitMember, { uid }, as)],
  ['makePasswordLink', (uid: string, as: Person) => reasonOf(makePasswordLink, { uid }, as)],
] as const;

describe.each(CHANGES)('%s refuses', (_, change) => {
  const expectRefusal = async (uid: string, as = house.owner) => {
    const before = await everything();
    expect(await change(uid, as)).toBe('member-not-found');
    expect(await everything()).toEqual(before);
  };

  test('a person whom no restaurant employs, and an unknown one', async () => {
    await expectRefusal((await signIn(null)).uid);
    await expectRefusal(newId());
  });

  test('another restaurant’s captain, also when that captain’s owner names them here', async () => {
    const other = await aHouse();
    await expectRefusal(other.captain.uid);
    await expectRefusal(house.captain.uid, other.owner);
  });

  test.each([
    ['the owner', () => ({ role: 'owner', restaurant: house.restaurantId })],
    ['another restaurant’s captain by now', () => ({ role: 'captain', restaurant: 'other@house.example' })],
    ['the super admin by now', () => ({ role: 'super' })],
    ['without any role by now', () => null],
  ])('a record whose account is %s', async (__, claims) => {
    const { uid } = await signIn(claims());
    await put(members, { restaurantId: house.restaurantId, uid }, aMember({ uid }));
    await expectRefusal(uid);
  });
});

describe('a link to set a password', () => {
  test('sets it, once', async () => {
    const ravi = await hire();
    const { link } = await call(makePasswordLink, { uid: ravi.uid }, house.owner);
    expect(await setPassword(codeOf(link), 'another password')).toBe(true);
    expect((await ravi.signIn('another password'))?.uid).toBe(ravi.uid);
    expect(await setPassword(codeOf(link), 'a third password')).toBe(false);
  });

  test('a new link is made and audited, and appears in no log', async () => {
    const ravi = await hire();
    const { link } = await call(makePasswordLink, { uid: ravi.uid }, house.owner);
    expect(await setPassword(codeOf(link), 'another password')).toBe(true);
    expect(await ravi.signIn()).toBeNull();
    expect((await ravi.signIn('another password'))?.uid).toBe(ravi.uid);
    const entries = (await auditOf(house)).filter(({ details }) => details['member'] === ravi.uid);
    expect(entries.map(({ action }) => action)).toEqual(['makePasswordLink']);
    const kept = `${JSON.stringify(entries)} ${logged.join('\n')}`;
    for (const secret of [codeOf(link), 'another password', PASSWORD, ravi.email]) {
      expect(kept).not.toContain(secret);
    }
  });

  test('is not made for somebody dismissed', async () => {
    const { uid } = await hire();
    await call(dismissMember, { uid }, house.owner);
    expect(await reasonOf(makePasswordLink, { uid }, house.owner)).toBe('member-dismissed');
  });
});

describe('dismissal', () => {
  test('takes effect at once: the record, the account, the tokens, one audit entry', async () => {
    const ravi = await hire();
    const captain = await ravi.signIn();
    expect(await ordersAs(captain)).toBeNull();
    await call(dismissMember, { uid: ravi.uid }, house.owner);
    // The emulator itself refuses the revoked token; production does not, but the record does (see below).
    const late = await tryCall(placeRound, ordering(house), { token: captain?.token ?? '' });
    expect(late).toMatchObject({ status: 'UNAUTHENTICATED' });
    expect((await recordOf(ravi.uid)).active).toBe(false);
    expect(await ravi.signIn()).toBeNull();
    const user = await auth.getUser(ravi.uid);
    expect(user.disabled).toBe(true);
    expect(user.tokensValidAfterTime).toBeDefined();
    const entries = (await auditOf(house)).filter(({ details }) => details['member'] === ravi.uid);
    expect(entries.filter(({ action }) => action === 'dismissMember')).toHaveLength(1);
  });

  test('writes the record before it touches the account', async () => {
    const ravi = await hire();
    const seen: boolean[] = [];
    const update = auth.updateUser.bind(auth);
    vi.spyOn(auth, 'updateUser').mockImplementation(async (uid, change) => {
      seen.push((await recordOf(uid)).active);
      return update(uid, change);
    });
    await call(dismissMember, { uid: ravi.uid }, house.owner);
    await call(readmitMember, { uid: ravi.uid }, house.owner);
    // Dismissal writes the record first; re-admission writes it last.
    expect(seen).toEqual([false, false]);
    expect(await actsOn(ravi.uid)).toContainEqual({ action: 'readmitMember', details: { member: ravi.uid } });
  });

  test('works by the record alone, while the account is still open', async () => {
    const ravi = await hire();
    const captain = await ravi.signIn();
    vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('the network broke'));
    expect(await reasonOf(dismissMember, { uid: ravi.uid }, house.owner)).toBe('unexpected');
    expect(await ordersAs(captain)).toBe('dismissed');
    expect(await ordersAs(captain)).toBe('dismissed');
    const told = (await list(notifications, house)).filter(
      ({ about }) => about?.kind === 'dismissed-device' && about.memberId === memberIdOf(ravi.uid),
    );
    expect(told).toHaveLength(1);
  });

  test.each(['updateUser', 'revokeRefreshTokens'] as const)(
    'continues where it stopped when %s fails',
    async (step) => {
      const ravi = await hire();
      vi.spyOn(auth, step).mockRejectedValueOnce(new Error('the network broke'));
      expect(await reasonOf(dismissMember, { uid: ravi.uid }, house.owner)).toBe('unexpected');
      expect((await recordOf(ravi.uid)).active).toBe(false);
      await call(dismissMember, { uid: ravi.uid }, house.owner);
      expect((await auth.getUser(ravi.uid)).disabled).toBe(true);
      const entries = (await auditOf(house)).filter(({ details }) => details['member'] === ravi.uid);
      expect(entries.filter(({ action }) => action === 'dismissMember')).toHaveLength(1);
    },
  );
});

describe('re-admission', () => {
  test('restores a member’s access, with their role and password; a repeat changes nothing', async () => {
    const ravi = await hire({ preset: 'captain' });
    await call(dismissMember, { uid: ravi.uid }, house.owner);
    await call(readmitMember, { uid: ravi.uid }, house.owner);
    expect(await recordOf(ravi.uid)).toMatchObject({ active: true, role: 'captain' });
    expect(await ordersAs(await ravi.signIn())).toBeNull();
    const before = await everything();
    await call(readmitMember, { uid: ravi.uid }, house.owner);
    expect(await everything()).toEqual(before);
  });

  test('that is interrupted leaves the member dismissed, and can be repeated', async () => {
    const { uid } = await employ(house.restaurantId, 'captain', false);
    await auth.updateUser(uid, { disabled: true });
    vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('the network broke'));
    expect(await reasonOf(readmitMember, { uid }, house.owner)).toBe('unexpected');
    expect((await recordOf(uid)).active).toBe(false);
    await call(readmitMember, { uid }, house.owner);
    expect((await recordOf(uid)).active).toBe(true);
    expect((await auth.getUser(uid)).disabled).toBe(false);
  });
});

describe('a change of role', () => {
  test('changes record and claims; the old token is refused, a new one works', async () => {
    const ravi = await hire({ preset: 'kitchen' });
    const cook = await ravi.signIn();
    await call(changeRights, { uid: ravi.uid, ...job('captain') }, house.owner);
    expect(await recordOf(ravi.uid)).toMatchObject({ role: 'captain', active: true });
    expect(await ordersAs(cook)).toBe('dismissed');
    expect(await ordersAs(await ravi.signIn())).toBeNull();
    const before = await everything();
    await call(changeRights, { uid: ravi.uid, ...job('captain') }, house.owner);
    expect(await everything()).toEqual(before);
    const details = { member: ravi.uid, preset: 'captain', rights: rightsOf('captain').join(' ') };
    expect(await actsOn(ravi.uid)).toContainEqual({ action: 'changeRights', details });
  });

  test('that is interrupted admits neither role, and a repeat completes it', async () => {
    const ravi = await hire({ preset: 'captain' });
    vi.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(new Error('the network broke'));
    const asCook = { uid: ravi.uid, ...job('kitchen') };
    expect(await reasonOf(changeRights, asCook, house.owner)).toBe('unexpected');
    expect(await ordersAs(await ravi.signIn())).toBe('dismissed');
    await call(changeRights, asCook, house.owner);
    expect((await auth.getUser(ravi.uid)).customClaims).toEqual({
      role: 'kitchen',
      restaurant: house.restaurantId,
    });
  });

  test('of a dismissed member leaves them dismissed', async () => {
    const ravi = await hire();
    await call(dismissMember, { uid: ravi.uid }, house.owner);
    await call(changeRights, { uid: ravi.uid, ...job('kitchen') }, house.owner);
    expect(await recordOf(ravi.uid)).toMatchObject({ role: 'kitchen', active: false });
    expect((await auth.getUser(ravi.uid)).disabled).toBe(true);
    await change(members, { restaurantId: house.restaurantId, uid: ravi.uid }, { role: 'captain' });
    await call(changeRights, { uid: ravi.uid, ...job('kitchen') }, house.owner);
  });
});
