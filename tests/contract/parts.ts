import { CONTRACTS } from '@bhoj/domain/contracts';
import { someone } from './samples.ts';
import type { ContractName, Sample } from './samples.ts';

export const ALL = (Object.keys(CONTRACTS) as ContractName[]).toSorted();

/** Each part has a file of its own, so that they run in parallel: unusual-1.test.ts and so on. */
const PARTS = 4;

export const partOf = (part: 1 | 2 | 3 | 4): readonly ContractName[] =>
  ALL.filter((_, i) => i % PARTS === part - 1);

/** A fixed seed gives the same cases each time, so only a change of the code can cause a failure. */
export const SEED = 20_260_401;

/** Below the limits per uid of almost every contract. */
const CALLS_PER_PERSON = 20;

/** Returns callers of the sample's kind; a new one after a few calls. */
export function callersOf(name: ContractName, { house }: Pick<Sample, 'house'>) {
  const { callers, limits } = CONTRACTS[name];
  const [kind = 'visitor'] = callers;
  const perPerson = limits.flatMap(({ per, max }) => (per === 'uid' ? [max] : []));
  const most = Math.min(CALLS_PER_PERSON, ...perPerson);
  let calls = 0;
  let current = someone(kind, house);
  return () => {
    if (calls > 0 && calls % most === 0) current = someone(kind, house);
    calls += 1;
    return current;
  };
}
