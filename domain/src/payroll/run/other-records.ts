import type { Entry } from '../../kernel/collection.ts';
import type { Papers } from '../shape/papers.schema.ts';
import type { Person } from '../shape/person.schema.ts';
import type { OtherRecord, StatutoryNumbers } from './one-number.ts';

type Listed = Entry<Pick<Person, 'name' | 'papers'>>;

const KINDS = ['uan', 'esi'] as const;

const allOf = (numbers: StatutoryNumbers, kind: (typeof KINDS)[number]): ReadonlySet<string> =>
  new Set(
    Object.values(numbers)
      .map((one) => one[kind])
      .filter((number) => number !== ''),
  );

/** Returns people with last characters like one of these numbers. Only their papers may have it, and need a read. */
export function mayHaveOneOf<P extends Listed>(numbers: StatutoryNumbers, people: readonly P[]): P[] {
  const ends = KINDS.map((kind) => new Set([...allOf(numbers, kind)].map((number) => number.slice(-4))));
  return people.filter(({ id, value: { papers } }) => {
    const own = [papers.uanEnd, papers.esiEnd];
    return !Object.hasOwn(numbers, id) && ends.some((of, at) => of.has(own[at] ?? ''));
  });
}

/** Returns further records with a number of the files, each with only the numbers that match. */
export function othersWith(
  numbers: StatutoryNumbers,
  people: readonly Listed[],
  papersOf: ReadonlyMap<string, Pick<Papers, (typeof KINDS)[number]> | null>,
): OtherRecord[] {
  const [uans, esis] = [allOf(numbers, 'uan'), allOf(numbers, 'esi')];
  return people.flatMap(({ id, value: { name } }): OtherRecord[] => {
    const papers = papersOf.get(id) ?? null;
    if (papers === null || Object.hasOwn(numbers, id)) return [];
    const uan = uans.has(papers.uan) ? papers.uan : '';
    const esi = esis.has(papers.esi) ? papers.esi : '';
    return uan === '' && esi === '' ? [] : [{ personId: id, name, uan, esi }];
  });
}
