import fc from 'fast-check';
import { HOUR } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { ACTS } from './acts/all.ts';
import { eveningOf } from './evening.ts';
import { startSecondInstance } from './instances.ts';
import { lastActs, playEvening } from './play.ts';

/** What `npm test` plays. A longer run says how far it is; a shorter one need not do every kind of act. */
const LONG = 2_000;

/** What `npm run soak` asks for. */
const WANTED = Number(process.env['BHOJ_SOAK_ACTS'] ?? LONG);
const SEED = Number(process.env['BHOJ_SOAK_SEED'] ?? Date.now() % 1_000_000);
const PATH = process.env['BHOJ_SOAK_PATH'];
const SHRINKS = process.env['BHOJ_SOAK_SHRINK'] === '1';

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

test(
  `${WANTED} acts of service leave no order, number, day or table wrong`,
  async () => {
    await startSecondInstance();
    let acts = 0;
    const [done, refused] = [new Map<string, number>(), new Map<string, number>()];
    const evenings = fc.asyncProperty(eveningOf(ROUNDS), async (evening) => {
      if (acts >= WANTED) return;
      const played = await playEvening(evening);
      acts += played.acts;
      added(done, played.ledger.done);
      added(refused, played.ledger.refused);
      if (WANTED > LONG) process.stdout.write(`soak: ${acts} acts\n`);
    });
    const result = await fc.check(evenings, {
      seed: SEED,
      numRuns: Math.ceil(WANTED / ACTS_OF_EVENING),
      endOnFailure: !SHRINKS,
      ...(PATH !== undefined && { path: PATH }),
    });
    const facts = { acts, done: Object.fromEntries(done), refused: Object.fromEntries(refused) };
    process.stdout.write(`soak, seed ${SEED}: ${JSON.stringify(facts)}\n`);
    if (result.failed) {
      const again = `npm run soak -- --acts ${WANTED} --seed ${result.seed} --path ${result.counterexamplePath}`;
      throw new Error(`Play it again: ${again}\n\n${lastActs().join('\n')}`, { cause: result.errorInstance });
    }
    if (PATH !== undefined) return;
    expect(acts).toBeGreaterThanOrEqual(WANTED);
    const never = new Set(ACTS.map(([, name]) => name).filter((name) => !done.has(name)));
    expect([...never].slice(mayLack(acts))).toEqual([]);
  },
  24 * HOUR,
);
