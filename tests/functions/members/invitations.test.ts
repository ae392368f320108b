import { invitations } from '@bhoj/domain/members/invitation.collection';
import {
  acceptInvitation,
  inviteMember,
  openInvitation,
  renewInvitation,
  withdrawInvitation,
} from '@bhoj/domain/members/invitations.contract';
import { INVITED_FOR_MS } from '@bhoj/domain/members/invitation';
import { members } from '@bhoj/domain/members/member.collection';
import { dismissMember } from '@bhoj/domain/members/members.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aHouse,
  auditOf,
  change,
  everything,
  find,
  get,
  ordering,
  withRights,
} from '../../support/arrange.ts';
import { renewed, signIn, signInGuest, signInNewcomer } from '../../support/auth.ts';
import { anInvitationBy, hire, invited, PASSWORD } from '../../support/hiring.ts';
import { auth, call, logged, reasonOf, tryCall } from '../../support/mount.ts';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { House } from '../../support/arrange.ts';

let house: House;
beforeAll(async () => {
  house = await aHouse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const usersWith = async (email: string) => {
  const { users } = await auth.listUsers(1000);
  return users.filter((user) => user.email === email);
};
const ordersAs = (token: string) =>
  reasonOf(placeRound, ordering(house, { type: 'takeaway', tableId: null }), { token });

describe('an invitation', () => {
  test('makes no account under the address, and no member', async () => {
    const input = invited({ email: 'Stranger@Elsewhere.Example' });
    await call(inviteMember, input, house.owner);
    expect(await usersWith('stranger@elsewhere.example')).toEqual([]);
    const at = { restaurantId: house.restaurantId, invitationId: input.requestId };
    expect(await get(invitations, at)).toMatchObject({ email: 'stranger@elsewhere.example', state: 'open' });
    const { restaurantId } = house;
    expect(await find(members, { restaurantId, uid: input.requestId })).toBeNull();
  });

  test.each([
    ['an owner', { role: 'owner', restaurant: 'other@house.example' }],
    ['a super admin', { role: 'super' }],
    ['another restaurant’s captain', { role: 'captain', restaurant: 'other@house.example' }],
    ['somebody without claims', null],
  ])(
    'to the address of %s is answered as to an unknown one, and changes nothing of theirs',
    async (_, claims) => {
      const uid = newId();
      await signIn(claims, { uid });
      const before = await auth.getUser(uid);
      const toKnown = invited({ email: `${uid.toLowerCase()}@people.example` });
      const toUnknown = invited({ requestId: newId() });
      const answers = [
        await tryCall(inviteMember, toKnown, house.owner),
        await tryCall(inviteMember, toUnknown, house.owner),
      ].map((answer, i) =>
        JSON.stringify(answer).replaceAll([toKnown, toUnknown][i]?.requestId ?? '', 'the id'),
      );
      expect(answers[0]).toBe(answers[1]);
      expect(await auth.getUser(uid)).toEqual(before);
    },
  );

  test('is made once, however often and at once it is sent; another one under its id is refused', async () => {
    const input = invited();
    const count = (await auditOf(house)).length;
    const answers = await Promise.all([1, 2].map(() => call(inviteMember, input, house.owner)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await auditOf(house)).toHaveLength(count + 1);
    for (const other of [{ preset: 'kitchen' as const }, { email: invited().email }]) {
      expect(await reasonOf(inviteMember, { ...input, ...other }, house.owner)).toBe('request-id-used');
    }
  });

  test('is refused for an address of the restaurant’s own people, also dismissed or invited', async () => {
    const { uid, email } = await hire(house);
    const again = () => reasonOf(inviteMember, invited({ email }), house.owner);
    expect(await again()).toBe('email-taken');
    await call(dismissMember, { uid }, house.owner);
    expect(await again()).toBe('email-taken');
    const waiting = invited();
    await call(inviteMember, waiting, house.owner);
    expect(await reasonOf(inviteMember, invited({ email: waiting.email }), house.owner)).toBe('email-taken');
    // Another restaurant does not learn of it.
    const other = await aHouse();
    expect(await reasonOf(inviteMember, invited({ email }), other.owner)).toBeNull();
  });
});

describe('its reader', () => {
  test('sees who invites them, and as what', async () => {
    const { at, reader } = await anInvitationBy(house, { preset: 'kitchen' });
    expect(await call(openInvitation, at, reader)).toEqual({
      restaurantName: expect.stringMatching(/\S/) as string,
      name: 'Ravi',
      preset: 'kitchen',
    });
  });

  test('accepts: an account with claims and a password, and the record; no secret is in audit or log', async () => {
    const { restaurantId } = house;
    const { at, reader, input } = await anInvitationBy(house, { preset: 'captain' });
    const before = await auth.getUser(reader.uid);
    expect(before.customClaims).toBeUndefined();
    expect(await call(acceptInvitation, { ...at, password: PASSWORD }, reader)).toEqual({ role: 'captain' });
    const user = await auth.getUser(reader.uid);
    expect(user.customClaims).toEqual({ role: 'captain', restaurant: restaurantId });
    expect(await get(members, { restaurantId, uid: reader.uid })).toMatchObject({
      email: input.email,
      role: 'captain',
      active: true,
    });
    expect(await get(invitations, at)).toMatchObject({ state: 'accepted' });
    const audited = JSON.stringify(await auditOf(house));
    expect(audited).toContain(at.invitationId);
    expect(`${audited} ${logged.join('\n')}`).not.toContain(PASSWORD);
  });

  test('works with the password they chose', async () => {
    const ravi = await hire(house);
    expect(await ordersAs((await ravi.signIn())?.token ?? '')).toBeNull();
  });

  test('finishes an interrupted acceptance by accepting again', async () => {
    const { at, reader } = await anInvitationBy(house);
    vi.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(new Error('the network broke'));
    const input = { ...at, password: PASSWORD };
    expect(await reasonOf(acceptInvitation, input, reader)).toBe('unexpected');
    expect(await call(acceptInvitation, input, reader)).toEqual({ role: 'captain' });
    expect((await auth.getUser(reader.uid)).customClaims).toMatchObject({ role: 'captain' });
  });

  test('does not come back by it once dismissed', async () => {
    const { at, reader } = await anInvitationBy(house);
    const input = { ...at, password: PASSWORD };
    await call(acceptInvitation, input, reader);
    await change(members, { restaurantId: house.restaurantId, uid: reader.uid }, { active: false });
    const before = await everything();
    // Setting the password ended the reader's earlier sign-in, so this call signs in anew.
    expect(await reasonOf(acceptInvitation, input, renewed(reader))).toBe('invitation-over');
    expect(await everything()).toEqual(before);
  });
});

describe('nobody else', () => {
  const expectRefused = async (
    at: { restaurantId: string; invitationId: string },
    who: { token: string },
    reason: string,
  ) => {
    const before = await everything();
    expect(await reasonOf(openInvitation, at, who)).toBe(reason);
    expect(await reasonOf(acceptInvitation, { ...at, password: PASSWORD }, who)).toBe(reason);
    expect(await everything()).toEqual(before);
  };

  test('accepts: not the owner who knows the link, a guest, or a member', async () => {
    const { at } = await anInvitationBy(house);
    for (const who of [house.owner, house.captain, await signInGuest()]) {
      await expectRefused(at, who, 'not-allowed');
    }
  });

  test('accepts with the address alone, unproved, or with another address', async () => {
    const { at, input } = await anInvitationBy(house);
    const email = input.email.replace('@', '+other@');
    const unproved = await signInNewcomer(email, { isProved: false, provider: 'password' });
    await expectRefused(at, unproved, 'email-not-proved');
    await expectRefused(at, await signInNewcomer('other@people.example'), 'invitation-over');
    const { restaurantId } = await aHouse();
    await expectRefused({ ...at, restaurantId }, await signInNewcomer(`x${email}`), 'invitation-over');
  });

  test('accepts after a week, until it is sent again; or after it was withdrawn', async () => {
    const { at, reader } = await anInvitationBy(house);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + INVITED_FOR_MS + 1 });
    const late = renewed(reader);
    await expectRefused(at, late, 'invitation-over');
    const { invitationId } = at;
    const owner = renewed(house.owner);
    await call(renewInvitation, { invitationId }, owner);
    expect(await call(openInvitation, at, late)).toMatchObject({ preset: 'captain' });
    await call(withdrawInvitation, { invitationId }, owner);
    expect(await auditOf(house)).toContainEqual(
      expect.objectContaining({ action: 'withdrawInvitation', details: { invitation: invitationId } }),
    );
    await expectRefused(at, late, 'invitation-over');
    expect(await reasonOf(renewInvitation, { invitationId }, owner)).toBe('invitation-over');
  });

  test('renews or withdraws another restaurant’s invitation, or one that was accepted', async () => {
    const { at, reader } = await anInvitationBy(house);
    const { invitationId } = at;
    const other = await aHouse();
    expect(await reasonOf(renewInvitation, { invitationId }, other.owner)).toBe('invitation-over');
    await call(withdrawInvitation, { invitationId }, other.owner);
    expect(await get(invitations, at)).toMatchObject({ state: 'open' });
    await call(acceptInvitation, { ...at, password: PASSWORD }, reader);
    for (const act of [renewInvitation, withdrawInvitation]) {
      expect(await reasonOf(act, { invitationId }, house.owner)).toBe('invitation-over');
    }
  });
});

test('who lacks a right of a job neither invites to it nor renews or withdraws an invitation to it (P-RIGHT-5)', async () => {
  const manager = await withRights(house.restaurantId, rightsOf('manager'));
  const { at } = await anInvitationBy(house, { preset: 'partner' });
  const { invitationId } = at;
  expect(await reasonOf(inviteMember, invited({ preset: 'partner' }), manager)).toBe('right-not-yours');
  expect(await reasonOf(renewInvitation, { invitationId }, manager)).toBe('right-not-yours');
  expect(await reasonOf(withdrawInvitation, { invitationId }, manager)).toBe('right-not-yours');
  expect(await get(invitations, at)).toMatchObject({ state: 'open', preset: 'partner' });
  expect(await reasonOf(inviteMember, invited({ preset: 'captain' }), manager)).toBeNull();
});

test('whoever is dismissed lets nobody in any more: their open invitations are withdrawn, no others', async () => {
  const { uid, signIn: enter } = await hire(house, { preset: 'manager' });
  const manager = await enter();
  const theirs = invited({ preset: 'captain' });
  await call(inviteMember, theirs, manager ?? {});
  const { at: others } = await anInvitationBy(house, { preset: 'captain' });
  await call(dismissMember, { uid }, house.owner);
  const { restaurantId } = house;
  expect(await get(invitations, { restaurantId, invitationId: theirs.requestId })).toMatchObject({
    state: 'withdrawn',
    invitedBy: uid,
  });
  expect(await get(invitations, others)).toMatchObject({ state: 'open', invitedBy: house.owner.uid });
});
