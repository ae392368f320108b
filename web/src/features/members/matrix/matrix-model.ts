import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { heldRights } from '@bhoj/domain/members/held-rights';
import { jobOf } from '@bhoj/domain/members/member-rights';
import type { Member } from '@bhoj/domain/members/member.schema';
import { RIGHT_GROUPS } from '../rights-model.ts';

/** Whether a person has a right, and whether it differs from their job: `given` beyond it, `taken` although it has it. */
export type Holding = 'has' | 'given' | 'taken' | 'lacks';

export type Group = (typeof RIGHT_GROUPS)[number]['group'];

export interface MatrixRow {
  readonly group: Group;
  readonly right: (typeof RIGHT_GROUPS)[number]['rights'][number];
  /** One for each person, in their order. */
  readonly holdings: readonly Holding[];
  /** How many people have the right. */
  readonly count: number;
}

function holdingOf(person: Member, right: Right): Holding {
  const isOfJob = rightsOf(jobOf(person)).includes(right);
  if (heldRights(person).includes(right)) return isOfJob ? 'has' : 'given';
  return isOfJob ? 'taken' : 'lacks';
}

/** Returns a row for each right, with whether each of these people has it. */
export const matrixOf = (people: readonly Member[]): MatrixRow[] =>
  RIGHT_GROUPS.flatMap(({ group, rights }) =>
    rights.map((right) => {
      const holdings = people.map((person) => holdingOf(person, right));
      return {
        group,
        right,
        holdings,
        count: holdings.filter((held) => held === 'has' || held === 'given').length,
      };
    }),
  );
