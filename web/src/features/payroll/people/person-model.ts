import { heldTerms } from '@bhoj/domain/payroll/people/person';
import { sum } from '@bhoj/domain/money/money';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PAPERS } from '@bhoj/domain/payroll/shape/papers.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Person, Terms } from '@bhoj/domain/payroll/shape/person.schema';

type Paper = (typeof PAPERS)[number];

/** Returns the last four characters of each number; empty without one. */
export const endsOf = ({ papers, payTo }: Person): Readonly<Record<Paper, string>> => ({
  aadhaar: papers.aadhaarEnd,
  pan: papers.panEnd,
  uan: papers.uanEnd,
  esi: papers.esiEnd,
  account: payTo.accountEnd,
});

/** Returns basic plus allowances, for each month, day or hour. */
export const wholePay = ({ basicPaise, allowances }: Terms): Paise =>
  sum([basicPaise, ...allowances.map(({ amountPaise }) => amountPaise)]);

/** A person as a row of the list on a day. */
export interface PersonRow {
  readonly id: string;
  readonly person: Person;
  readonly terms: Terms;
  readonly isHere: boolean;
}

/** Returns the rows: people who work here, then those who left; by name. */
export const rowsOf = (people: readonly Entry<Person>[], today: string): PersonRow[] =>
  people
    .map(({ id, value }) => ({
      id,
      person: value,
      terms: heldTerms(value, today),
      isHere: value.leftOn === null || value.leftOn >= today,
    }))
    .toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || a.person.name.localeCompare(b.person.name));
