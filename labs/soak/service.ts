import fc from 'fast-check';
import { HOUR } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { ACTS } from './acts/all.ts';
import { eveningOf } from './evening.ts';
import { startSecondInstance } from './instances.ts';
import { lastActs, playEvening } from './play.ts';

/** What the deep tier plays. A longer run says how far it is; a shorter one need not do every kind of act. */
export const LONG = 2_000;

export interface Soak {
  /** At least so many acts. */
  readonly acts: number;
  readonly seed: number;
  /** fast-check's path to a case that failed, to play only that. */
  readonly path?: string | undefined;
  /** True looks for a shorter case that fails. */
  readonly shrinks?: boolean;
}

/**
 * The rounds of one restaurant's evenings, and fewer acts than ever come of so many: usually 250 to 350. Evenings that are
 * not needed are not played.
 */
const ROUNDS = 80;
const ACTS_OF_EVENING = 100;

/**
 * How many kinds of acts may never have been done: among few acts, chance alone leaves out a rare one. A kind that is
 * always refused stands out in `npm run soak`.
 */
function mayLack(acts: number): number {
  if (acts >= 10_000) return 0;
  return acts >= LONG ? 2 : ACTS.length;
}

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
      const evenings = fc.asyncProperty(eveningOf(ROUNDS), async (evening) => {
        if (acts >= wanted) return;
        const played = await playEvening(evening);
        acts += played.acts;
        added(done, played.ledger.done);
        added(refused, played.ledger.refused);
        if (wanted > LONG) process.stdout.write(`soak: ${acts} acts\n`);
      });
      const result = await fc.check(evenings, {
        seed,
        numRuns: Math.ceil(wanted / ACTS_OF_EVENING),
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
      const never = new Set(ACTS.map(([, name]) => name).filter((name) => !done.has(name)));
      expect([...never].slice(mayLack(acts))).toEqual([]);
    },
    24 * HOUR,
  );
}
