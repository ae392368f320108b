/**
 * `npm test`: runs the gate; with `--deep` (`npm run test:deep`), the deep tier. For development: `npm test --
 * --changed` runs the tests that the uncommitted change can reach, `npm test -- --only vitest|e2e [filter …]` a part.
 * `--screenshots`, `--bench`, `--flood` and `--simulate` run those instead, on the same emulators and builds.
 * Screenshots take `--only` with the names of pages, and `--bench` takes `--against` with a commit.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from '../../scripts/lib/jdk.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { buildIfChanged, FUNCTIONS, WEB } from './build/build-if-changed.ts';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { childEnv } from './command/programs.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { portsFrom, TEST_BASE } from './network/ports.ts';
import { startSuite } from './emulators/suite.ts';
import { findChromium } from './tests/chromium.ts';
import { changedPaths, reachedBy } from './tests/changed.ts';
import { processorTime } from './processes/processor-time.ts';
import { together } from './tests/tally.ts';
import type { Tally } from './tests/tally.ts';
import {
  runBench,
  runFlood,
  runPlaywright,
  runScreenshots,
  runSimulation,
  runVitest,
} from './tests/test-runners.ts';
import { TIER, tierIn } from './tests/tiers.ts';
import type { Tier } from './tests/tiers.ts';
import { createTimings, formatTimings } from './tests/timings.ts';

/** The first port of the emulators, and how many ports a suite has. */
const FIRST_BASE = Number(process.env.BHOJ_TEST_BASE ?? TEST_BASE);
const PORTS = Object.keys(portsFrom(FIRST_BASE)).length;

/** The emulators' processes, one after the other in a simulation. */
const emulators: number[] = [];

const timings = createTimings({
  all: lastKnown(() => [process.pid]),
  emulators: lastKnown(() => emulators),
});
const { timed } = timings;

await command(async () => {
  const { values, positionals: filter } = readOptions(
    {
      only: { type: 'string' },
      deep: { type: 'boolean' },
      changed: { type: 'boolean' },
      screenshots: { type: 'boolean' },
      bench: { type: 'boolean' },
      against: { type: 'string' },
      flood: { type: 'boolean' },
      simulate: { type: 'boolean' },
    },
    { rest: true },
  );
  if (values.only !== undefined && !values.screenshots && !['vitest', 'e2e'].includes(values.only)) {
    throw new CannotGoOn(`--only takes vitest or e2e, not ${values.only}.`);
  }
  const wish = wishFor(values.deep ? 'deep' : tierIn(process.env), values, filter);
  cleanUpOnSignals(() => 130);
  let result: Tally | number;
  try {
    const sizes = values.simulate ? sizesOf(filter) : [];
    const { env, stop } = wish.emulators
      ? await prepare(wish.journeys !== null && !values.flood)
      : unprepared();
    if (values.screenshots) result = await runScreenshots(env, filter, values.only);
    else if (values.bench) result = await runBench(env, filter, values.against);
    else if (values.flood) result = await runFlood(env);
    else if (values.simulate) result = await simulate({ env, stop }, sizes, filter.slice(1));
    else result = await runTests(env, wish);
  } catch (error) {
    if (
      !(error instanceof CannotGoOn) ||
      values.screenshots ||
      values.bench ||
      values.flood ||
      values.simulate
    )
      throw error;
    result = { passed: 0, failed: 1, sentences: [error.message], unsteady: [], suites: [] };
  } finally {
    await cleanUp();
  }
  return typeof result === 'number' ? result : conclude(result);
});

/** For tests that compute only. */
function unprepared(): Prepared {
  return { env: { ...childEnv(), BHOJ_BASE: String(FIRST_BASE) }, stop: () => Promise.resolve() };
}

interface Prepared {
  /** The environment for the test runners. */
  readonly env: NodeJS.ProcessEnv;
  /** Stops the emulators. */
  readonly stop: () => Promise<void>;
}

async function prepare(withBrowser: boolean, base = FIRST_BASE): Promise<Prepared> {
  const [jdk, firestore, chromium] = await Promise.all([
    findJdk(),
    findFirestoreEmulator(),
    withBrowser ? findChromium() : undefined,
    timed('build of the functions', () => buildIfChanged(FUNCTIONS)),
  ]);
  mkdirSync(join(ROOT, 'web', 'dist'), { recursive: true });
  const browser = chromium === undefined ? '' : `; the browser is ${chromium}`;
  say(`starting the emulators on ${base} with Java ${jdk.version}${browser}`);
  const [suite] = await Promise.all([
    timed(
      'start of the emulators',
      () => startSuite({ base, jdk, firestore, onStart: (pid) => emulators.push(pid) }),
      true,
    ),
    withBrowser && timed('build of the web app, beside it', () => buildIfChanged(WEB)),
  ]);
  say('the emulators are ready');
  const browserEnv = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
  return { env: { ...childEnv([jdk.bin]), ...suite.env, ...browserEnv }, stop: suite.stop };
}

/**
 * The sizes of the platform that `npm run simulate -- 20000` measures: 1,000 and 20,000 restaurants; 1,000 and 100,000
 * without a number. A second number is the limit in minutes for storing and for sweeping.
 */
function sizesOf([most = '100000']: readonly string[]): number[] {
  const sizes = [...new Set([1_000, Number(most)])];
  if (sizes.every((size) => Number.isInteger(size) && size >= 1_000)) return sizes;
  throw new CannotGoOn('At least 1000 restaurants, as a whole number.');
}

/** Measures each size in emulators of its own, one after the other. @returns the exit code */
async function simulate(
  first: Prepared,
  sizes: readonly number[],
  minutes: readonly string[],
): Promise<number> {
  const codes: number[] = [];
  for (const [n, size] of sizes.entries()) {
    const { env, stop } = n === 0 ? first : await prepare(true, FIRST_BASE + n * PORTS);
    codes.push(await runSimulation(env, size, minutes));
    await stop();
  }
  return Math.max(...codes);
}

/** Returns the processor time of processes; for one that has ended, the last value read. */
function lastKnown(pids: () => readonly number[]): () => number | null {
  const known = new Map<number, number>();
  return () => {
    const read = pids().map((pid) => [pid, processorTime(pid)] as const);
    if (processorTime() === null) return null;
    for (const [pid, ms] of read) known.set(pid, Math.max(ms ?? 0, known.get(pid) ?? 0));
    return [...known.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

/** The arguments for each runner; null for a runner with nothing to do. */
interface Wish {
  readonly tier: Tier;
  readonly vitest: readonly (readonly string[])[] | null;
  readonly journeys: readonly string[] | null;
  readonly emulators: boolean;
  /** True when the run covers the whole tier. */
  readonly all: boolean;
}

function wishFor(
  tier: Tier,
  { only, changed }: { readonly only?: string | undefined; readonly changed?: boolean | undefined },
  filter: readonly string[],
): Wish {
  const all = { vitest: [filter], journeys: filter, emulators: true };
  const reached = changed === true ? reachedBy(changedPaths()) : all;
  return {
    tier,
    vitest: only === 'e2e' ? null : reached.vitest,
    journeys: only === 'vitest' ? null : reached.journeys,
    emulators: reached.emulators,
    all: only === undefined && filter.length === 0 && changed !== true,
  };
}

async function runTests(env: NodeJS.ProcessEnv, { tier, vitest, journeys, all }: Wish): Promise<Tally> {
  const inTier = { ...env, [TIER]: tier };
  const tallies: Tally[] = [];
  for (const [n, args] of (vitest ?? []).entries()) {
    const name = n === 0 ? 'vitest' : `vitest ${args.join(' ')}`;
    tallies.push(await timed(name, () => runVitest(inTier, args)));
  }
  if (journeys !== null) tallies.push(await timed('journeys', () => runPlaywright(inTier, journeys)));
  return together(tallies, { tier, all });
}

/** Prints the timings, facts about failures and, last, the counts. @returns the exit code */
function conclude({ passed, failed, sentences, suites }: Tally): number {
  const known = sentences.map((sentence) => `${sentence}\n`).join('');
  process.stdout.write(`\n${formatTimings(timings, suites)}\n\n${known}${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
