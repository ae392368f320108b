import fc from 'fast-check';
import { HOUR } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { ACTS } from './acts/all.ts';
import { eveningOf } from './evening.ts';
import { startSecondInstance } from './instances.ts';
import { lastActs, playEvening } from './play.ts';

/**
 * The size of the deep tier's run. A longer run prints its progress; a shorter one need not perform every kind of act.
 */
export const LONG = 2_000;

export interface Soak {
  /** The least number of acts. */
  readonly acts: number;
  readonly seed: number;
  /** fast-check's path to a case that failed, to play only that. */
  readonly path?: string | undefined;
  /** True looks for a shorter case that fails. */
  readonly shrinks?: boolean;
}

/**
 * The rounds of one restaurant's evening, and a number of acts that each evening exceeds: usually it has 250 to 350.
 * The soak leaves out evenings that it does not need.
 */
const ROUNDS = 80;
const ACTS_OF_EVENING = 100;

/**
 * A run must perform every kind of act. Where chance has left one out, the run goes on, up to this many times the acts
 * asked for. A rare kind may still be missing then, but not in a run that is long enough for all.
 */
const AT_MOST = 2;
const ENOUGH_FOR_ALL = 10_000;

function added(into: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [key, n] of counts) into.set(key, (into.get(key) ?? 0) + n);
}

/** Plays random evenings of service. */
export function playsService({ acts: wanted, seed, path, shrinks = false }: Soak): void {
  test(
    `${wanted} acts of service leave no order, number, day or table wrong`,
    async () => {
      await startSecondInstance();
      let acts = 0;
      const [done, refused] = [new Map<string, number>(), new Map<string, number>()];
      const missing = (): string[] =>
        wanted < LONG ? [] : [...new Set(ACTS.map(([, name]) => name))].filter((name) => !done.has(name));
      const evenings = fc.asyncProperty(eveningOf(ROUNDS), async (evening) => {
        if (acts >= wanted * AT_MOST || (acts >= wanted && missing().length === 0)) return;
        const played = await playEvening(evening);
        acts += played.acts;
        added(done, played.ledger.done);
        added(refused, played.ledger.refused);
        if (wanted > LONG) process.stdout.write(`soak: ${acts} acts\n`);
      });
      const result = await fc.check(evenings, {
        seed,
        numRuns: Math.ceil((wanted * AT_MOST) / ACTS_OF_EVENING),
        endOnFailure: !shrinks,
        ...(path !== undefined && { path }),
      });
      const facts = { acts, done: Object.fromEntries(done), refused: Object.fromEntries(refused) };
      process.stdout.write(`soak, seed ${seed}: ${JSON.stringify(facts)}\n`);
      if (result.failed) {
        const again = `npm run soak -- --acts ${wanted} --seed ${result.seed} --path ${result.counterexamplePath}`;
        throw new Error(`Play it again: ${again}\n\n${lastActs().join('\n')}`, {
          cause: result.errorInstance,
        });
      }
      if (path !== undefined) return;
      expect(acts).toBeGreaterThanOrEqual(wanted);
      expect(missing().slice(wanted < ENOUGH_FOR_ALL ? 1 : 0)).toEqual([]);
    },
    24 * HOUR,
  );
}
