import { PAPERS } from '../shape/papers.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Papers } from '../shape/papers.schema.ts';
import type { Person } from '../shape/person.schema.ts';

export const SHARABLE = [...PAPERS, 'mobile'] as const;

/** A number that another person has, too. */
export interface SharedNumber {
  readonly number: (typeof SHARABLE)[number];
  /** The other person's name. */
  readonly name: string;
}

type Numbered = Pick<Person, 'mobile' | 'name' | 'papers' | 'payTo'>;

const endsOf = ({ papers, payTo }: Numbered) => ({
  aadhaar: papers.aadhaarEnd,
  pan: papers.panEnd,
  uan: papers.uanEnd,
  esi: papers.esiEnd,
  account: payTo.accountEnd,
});

/** Returns the people with an equal last four characters of some number: only their papers need to be read. */
export function mayShareWith(
  { id, value }: Entry<Person>,
  people: readonly Entry<Person>[],
): readonly Entry<Person>[] {
  const mine = endsOf(value);
  return people.filter((other) => {
    const theirs = endsOf(other.value);
    return other.id !== id && PAPERS.some((paper) => mine[paper] !== '' && mine[paper] === theirs[paper]);
  });
}

/** Returns the numbers that others have, too: papers in full, and the mobile number. */
export function sharedNumbersOf(
  { id, value }: Entry<Person>,
  papers: Papers,
  people: readonly Entry<Person>[],
  papersOf: ReadonlyMap<string, Papers | null>,
): SharedNumber[] {
  return people
    .filter((other) => other.id !== id)
    .flatMap((other): SharedNumber[] => {
      const theirs = papersOf.get(other.id);
      const equal = PAPERS.filter((paper) => papers[paper] !== '' && papers[paper] === theirs?.[paper]);
      const isMobile = value.mobile !== '' && value.mobile === other.value.mobile;
      return [...equal, ...(isMobile ? (['mobile'] as const) : [])].map((number) => ({
        number,
        name: other.value.name,
      }));
    });
}
