import { RIGHTS, withImplied } from '@bhoj/domain/catalogue/rights';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { members } from '@bhoj/domain/members/member.collection';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Caller } from '@bhoj/domain/catalogue/roles';
import { describe, expect, test } from 'vitest';
import { change, everything, forgetEverything, withRights } from '../support/arrange.ts';
import { reasonOf } from '../support/mount.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

/** The callables that ask people in the office for a right. */
const ASKING = (Object.keys(CONTRACTS) as ContractName[]).filter((name) => {
  const { callers, needs } = CONTRACTS[name];
  return needs.length > 0 && (callers as readonly Caller[]).includes('office');
});

let refused = 0;

describe.each(ASKING)('%s', (name) => {
  test('is refused to whoever has one right alone that is not enough, and writes nothing', async () => {
    await forgetEverything();
    const contract = CONTRACTS[name];
    const needs: readonly Right[] = contract.needs;
    const { house, input } = await SAMPLES[name]();
    const { restaurantId } = house;
    const person = await withRights(restaurantId, []);
    const tooFew = RIGHTS.map((right) => withImplied([right])).filter(
      (can) => !needs.every((right) => can.includes(right)),
    );
    const others = async () => (await everything()).filter((one) => !one.includes(person.uid));
    const before = await others();
    for (const can of tooFew) {
      // One list of rights after the other, because all are written to the same record.
      // oxlint-disable-next-line no-await-in-loop
      await change(members, { restaurantId, uid: person.uid }, { can: [...can] });
      // oxlint-disable-next-line no-await-in-loop
      expect([can, await reasonOf(contract, input as never, person)]).toEqual([can, 'not-allowed']);
      refused += 1;
    }
    expect(await others()).toEqual(before);
  });
});

test('that is thousands of calls', () => expect(refused).toBeGreaterThan(2_800));
