import { CONTRACTS } from '@bhoj/domain/contracts';
import { RIGHTS } from '@bhoj/domain/catalogue/rights';
import { MEMBER_ROLES } from '@bhoj/domain/catalogue/roles';
import { aMember } from '@bhoj/domain/fixtures/people';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf } from '@bhoj/domain/members/member-rights';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Caller } from '@bhoj/domain/catalogue/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { change, employ, everything, forgetEverything, withRights } from '../support/arrange.ts';
import { signIn, tokenOf } from '../support/auth.ts';
import { callRaw, reasonOf } from '../support/mount.ts';
import { SAMPLES, someone } from './samples.ts';
import type { House } from '../support/arrange.ts';
import type { Person } from '../support/auth.ts';
import type { ContractName, Sample } from './samples.ts';

const KINDS: readonly Caller[] = [
  'visitor',
  'guest',
  'newcomer',
  'owner',
  'captain',
  'kitchen',
  'office',
  'staff',
  'super',
];
/** The contracts for callers with an account, which therefore refuse somebody. */
export const CLOSED = (Object.keys(CONTRACTS) as ContractName[]).filter(
  (name) => !(CONTRACTS[name].callers as readonly Caller[]).includes('visitor'),
);

/** True for a person of the restaurant with a record from before rights, and a role that lacks one of these. */
const lacks = (kind: Caller, needs: readonly Right[]): boolean =>
  MEMBER_ROLES.some((role) => {
    const { can } = authorityOf(aMember({ role }));
    return role === kind && !needs.every((right) => can.includes(right));
  });

/** People whom no contract admits, whatever its callers, at the sample's own restaurant. */
async function outcasts({ restaurantId }: House) {
  const demoted = await employ(restaurantId, 'captain');
  await change(members, { restaurantId, uid: demoted.uid }, { role: 'kitchen' });
  return {
    'an account without claims': await signIn(null),
    'a role nobody has': await signIn({ role: 'manager', restaurant: restaurantId }),
    'an owner of no restaurant': await signIn({ role: 'owner' }),
    'a dismissed captain': await employ(restaurantId, 'captain', false),
    'a captain who is a cook by now': demoted,
    'a captain without a record': await signIn({ role: 'captain', restaurant: restaurantId }),
  } satisfies Record<string, Person>;
}

/** Tests whom these contracts refuse. */
export function describeRefusals(names: readonly ContractName[]): void {
  describe.each(names)('%s refuses', (name) => {
    const contract = CONTRACTS[name];
    const admitted: readonly Caller[] = contract.callers;
    const needs: readonly Right[] = contract.needs;
    let sample: Sample;
    beforeAll(async () => {
      await forgetEverything();
      sample = await SAMPLES[name]();
    });
    const reasonFor = (as: Person | Record<string, never>) => reasonOf(contract, sample.input as never, as);

    test('every other role, and writes nothing', async () => {
      const strangers = KINDS.filter((kind) => !admitted.includes(kind) || lacks(kind, needs));
      const people = await Promise.all(strangers.map((kind) => someone(kind, sample.house)));
      const before = await everything();
      const reasons = await Promise.all(people.map(reasonFor));
      expect(strangers.map((kind, i) => [kind, reasons[i]])).toEqual(
        strangers.map((kind) => [kind, kind === 'visitor' ? 'sign-in-required' : 'not-allowed']),
      );
      expect(await everything()).toEqual(before);
    });

    test('a person without claims, with wrong ones, or dismissed, and writes nothing but one notice', async () => {
      const people = Object.entries(await outcasts(sample.house));
      const before = await everything();
      const reasons = await Promise.all(people.map(([, person]) => reasonFor(person)));
      const expected = (who: string) => {
        if (who === 'an account without claims' && admitted.includes('newcomer')) return 'email-not-proved';
        return who.includes('captain') && admitted.includes('captain') ? 'dismissed' : 'not-allowed';
      };
      expect(people.map(([who], i) => [who, reasons[i]])).toEqual(
        people.map(([who]) => [who, expected(who)]),
      );
      const [written, kept] = [await everything(), new Set(before)];
      expect(before.filter((one) => !written.includes(one))).toEqual([]);
      // The owner is notified, once a day, that a dismissed person's device still calls (P-NOTICE-5).
      const added = written.filter((one) => !kept.has(one));
      expect(added.length).toBeLessThanOrEqual(1);
      for (const one of added) expect(one).toMatch(/\/notifications\/dismissed-device-/);
    });

    test('invalid tokens, and writes nothing', async () => {
      const { uid } = sample.as as Person;
      const claims = { role: 'owner', restaurant: sample.house.restaurantId };
      const now = Math.floor(Date.now() / 1000);
      const other = 'demo-other-project';
      const tokens = {
        junk: 'junk',
        empty: '',
        'three parts of nothing': 'a.b.c',
        'of another project': tokenOf(uid, {
          ...claims,
          aud: other,
          iss: `https://securetoken.google.com/${other}`,
        }),
        'of another issuer': tokenOf(uid, { ...claims, iss: 'https://accounts.example' }),
        expired: tokenOf(uid, { ...claims, iat: now - 7200, auth_time: now - 7200, exp: now - 3600 }),
        'without a uid': tokenOf(uid, { ...claims, sub: undefined, user_id: undefined }),
        'with an empty uid': tokenOf('', claims),
        'of a user who does not exist': tokenOf('nobody', claims),
      };
      const before = await everything();
      const answers = await Promise.all(
        Object.entries(tokens).map(async ([what, token]) => {
          const answer = await callRaw(contract, sample.input, { token });
          return [what, 'status' in answer ? answer.status : 'admitted'];
        }),
      );
      expect(answers).toEqual(Object.keys(tokens).map((what) => [what, 'UNAUTHENTICATED']));
      expect(await everything()).toEqual(before);
    });
  });

  describe.each(names.filter((name) => CONTRACTS[name].needs.length > 0))('%s refuses', (name) => {
    test('whoever lacks a right that it needs, and nobody who has no other', async () => {
      await forgetEverything();
      const contract = CONTRACTS[name];
      const needs: readonly Right[] = contract.needs;
      const { house, input } = await SAMPLES[name]();
      const reasonFor = (as: Person) => reasonOf(contract, input as never, as);
      const lacking = await Promise.all(
        needs.map((right) =>
          withRights(
            house.restaurantId,
            RIGHTS.filter((other) => other !== right),
          ),
        ),
      );
      const holder = await withRights(house.restaurantId, needs);
      const before = await everything();
      for (const person of lacking) expect(await reasonFor(person)).toBe('not-allowed');
      expect(await everything()).toEqual(before);
      expect(await reasonFor(holder)).not.toBe('not-allowed');
    });
  });
}
