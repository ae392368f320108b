import { members } from '@bhoj/domain/members/member.collection';
import { createMember } from '@bhoj/domain/members/members.contract';
import { placeRound } from '@bhoj/domain/orders/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { beforeAll, expect, test } from 'vitest';
import { aHouse, auditOf, change, everything, find, get, ordering } from '../../support/arrange.ts';
import { signIn, signInGuest, signInWithPassword } from '../../support/auth.ts';
import { auth, call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

let house: House;
beforeAll(async () => {
  house = await aHouse();
});

const PASSWORD = 'a long password';
let counted = 0;
function newMember(overrides: Partial<InputOf<typeof createMember>> = {}): InputOf<typeof createMember> {
  counted += 1;
  const email = `ravi${counted}@spice.example`;
  return {
    requestId: newId(),
    name: 'Ravi',
    email,
    role: 'captain',
    password: PASSWORD,
    ...overrides,
  };
}

test('makes the user, its claims, the record and one audit entry', async () => {
  const { restaurantId, owner } = house;
  const input = newMember({ email: 'Ravi@Spice.Example', role: 'kitchen' });
  const { uid } = await call(createMember, input, owner);
  expect((await auth.getUser(uid)).customClaims).toEqual({ role: 'kitchen', restaurant: restaurantId });
  expect(await get(members, { restaurantId, uid })).toMatchObject({
    email: 'ravi@spice.example',
    role: 'kitchen',
    active: true,
  });
  expect((await signInWithPassword('ravi@spice.example', PASSWORD))?.uid).toBe(uid);
  const audited = await auditOf(house);
  expect(audited).toHaveLength(1);
  expect(audited[0]).toMatchObject({ action: 'createMember', uid: owner.uid, role: 'owner' });
  expect(JSON.stringify(audited)).not.toContain(PASSWORD);
});

test('a repeat answers the same and changes nothing', async () => {
  const input = newMember();
  const first = await call(createMember, input, house.owner);
  const before = await everything();
  expect(await call(createMember, input, house.owner)).toEqual(first);
  expect(await everything()).toEqual(before);
});

test('the same request sent twice at once makes one member', async () => {
  const input = newMember();
  const count = (await auditOf(house)).length;
  const answers = await Promise.all([
    call(createMember, input, house.owner),
    call(createMember, input, house.owner),
  ]);
  const answer = { uid: input.requestId, link: null };
  expect(answers).toEqual([answer, answer]);
  expect(await auditOf(house)).toHaveLength(count + 1);
});

test.each([
  ['an owner', { role: 'owner', restaurant: 'other@house.example' }],
  ['a super admin', { role: 'super' }],
  ["another restaurant's captain", { role: 'captain', restaurant: 'other@house.example' }],
  ['platform staff', { role: 'staff' }],
  ['somebody without claims', null],
])('the address of %s is refused, also for a caller who knows their uid', async (_, claims) => {
  const uid = newId();
  await signIn(claims, { uid });
  const email = `${uid.toLowerCase()}@people.example`;
  const before = await everything();
  expect(await reasonOf(createMember, newMember({ email }), house.owner)).toBe('email-taken');
  expect(await reasonOf(createMember, newMember({ requestId: uid }), house.owner)).toBe('request-id-used');
  if (claims !== null) {
    const taken = newMember({ email, requestId: uid });
    expect(await reasonOf(createMember, taken, house.owner)).toBe('request-id-used');
  }
  expect(await everything()).toEqual(before);
});

test('the uid of an anonymous guest is refused, and the guest stays unchanged', async () => {
  const guest = await signInGuest();
  // A guest's uid is longer than one made by a form; one of the right length may belong to another person.
  expect(await reasonOf(createMember, newMember({ requestId: guest.uid }), house.owner)).toBe(
    'invalid-input',
  );
  const uid = newId();
  await auth.importUsers([{ uid }]);
  const before = await everything();
  expect(await reasonOf(createMember, newMember({ requestId: uid }), house.owner)).toBe('request-id-used');
  expect(await everything()).toEqual(before);
});

test('the address of somebody dismissed is refused like any other', async () => {
  const { restaurantId } = house;
  const input = newMember();
  const { uid } = await call(createMember, input, house.owner);
  await change(members, { restaurantId, uid }, { active: false });
  await auth.updateUser(uid, { disabled: true });
  const before = await everything();
  expect(await reasonOf(createMember, newMember({ email: input.email }), house.owner)).toBe('email-taken');
  expect(await everything()).toEqual(before);
});

test('a member of the restaurant keeps their role', async () => {
  const input = newMember({ role: 'kitchen' });
  await call(createMember, input, house.owner);
  const before = await everything();
  expect(await reasonOf(createMember, { ...input, role: 'captain' }, house.owner)).toBe('request-id-used');
  expect(await everything()).toEqual(before);
});

test('a dismissed member is refused at once, whatever their token says', async () => {
  const { restaurantId } = house;
  const input = newMember();
  const { uid } = await call(createMember, input, house.owner);
  const captain = await signInWithPassword(input.email, PASSWORD);
  const options = { token: captain?.token ?? '' };
  await call(placeRound, ordering(house), options);
  await change(members, { restaurantId, uid }, { active: false });
  expect(await reasonOf(placeRound, ordering(house, { tableId: 'F1-T02' }), options)).toBe('dismissed');
  await call(createMember, input, house.owner);
  expect((await find(members, { restaurantId, uid }))?.active).toBe(false);
  expect(await reasonOf(placeRound, ordering(house, { tableId: 'F1-T02' }), options)).toBe('dismissed');
});
