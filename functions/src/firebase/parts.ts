import { allOf } from './all-of.ts';

/** The parts of a deployed function's work. Logs and faults call each by its name here. */
export type Parts<E> = Readonly<Record<string, (event: E) => Promise<unknown>>>;

/** Does every part, also when one fails; then throws the first failure. `guarded` does one, and names its failure. */
export const everyPart =
  <E>(parts: Parts<E>, guarded: (name: string, work: () => Promise<unknown>, event: E) => Promise<void>) =>
  (event: E): Promise<void> =>
    allOf(Object.entries(parts).map(([name, part]) => guarded(name, async () => part(event), event)));
