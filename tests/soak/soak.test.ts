import fc from 'fast-check';
import { test } from 'vitest';
import { eveningOf } from './evening.ts';
import { startSecondInstance } from './instances.ts';
import { lastActs, playEvening } from './play.ts';
import type { Ledger } from './ledger.ts';

/** What `npm run soak` asks for; `npm test` runs with what stands here. */
const ACTS_WANTED = Number(process.env['BHOJ_SOAK_ACTS'] ?? 2_000);
const SEED = Number(process.env['BHOJ_SOAK_SEED'] ?? Date.now() % 1_000_000);
const PATH = process.env['BHOJ_SOAK_PATH'];
const SHRINKS = process.env['BHOJ_SOAK_SHRINK'] === '1';

/** So many acts have been seen to come from an evening of so many rounds, at least. */
const ROUNDS = 120;
const ACTS_OF_EVENING = 250;

const HOURS = 3_600_000;

function added(into: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [key, n] of counts) into.set(key, (into.get(key) ?? 0) + n);
}

test(
  `${ACTS_WANTED} acts of service leave no order, number, day or table wrong`,
  async () => {
    await startSecondInstance();
    let acts = 0;
    const [done, refused] = [new Map<string, number>(), new Map<string, number>()];
    const count = (evening: { acts: number; ledger: Ledger }) => {
      acts += evening.acts;
      added(done, evening.ledger.done);
      added(refused, evening.ledger.refused);
    };
    const evenings = fc.asyncProperty(eveningOf(ROUNDS), async (evening) => {
      if (acts < ACTS_WANTED) count(await playEvening(evening));
    });
    const result = await fc.check(evenings, {
      seed: SEED,
      numRuns: Math.ceil(ACTS_WANTED / ACTS_OF_EVENING),
      endOnFailure: !SHRINKS,
      ...(PATH !== undefined && { path: PATH }),
    });
    process.stdout.write(
      `${JSON.stringify({ seed: SEED, acts, done: Object.fromEntries(done), refused: Object.fromEntries(refused) }, null, 1)}\n`,
    );
    if (result.failed) {
      const again = `npm run soak -- --acts ${ACTS_WANTED} --seed ${result.seed} --path ${result.counterexamplePath}`;
      throw new Error(`${again}\n\n${lastActs().join('\n')}`, { cause: result.errorInstance });
    }
  },
  HOURS,
);
