/**
 * `npm test`: everything. For a developer: `npm test -- --only vitest|e2e [filter …]`.
 * `--screenshots` and `--bench` run those instead, on the same emulators and builds.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, FUNCTIONS, WEB } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { findFirestoreEmulator } from './lib/firestore-emulator.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findJdk } from './lib/jdk.mjs';
import { cleanUp, cleanUpOnSignals } from './lib/on-exit.mjs';
import { readOptions } from './lib/options.mjs';
import { childEnv, ROOT } from './lib/paths.mjs';
import { CannotGoOn, command, say } from './lib/say.mjs';
import { startSuite } from './lib/suite.mjs';
import { emptySuites, runBench, runPlaywright, runScreenshots, runVitest } from './lib/test-runners.mjs';
import { TEST_BASE } from './ports.mjs';

/** @typedef {{ passed: number, failed: number, sentences: string[] }} Result */

await command(async () => {
  const { values, positionals: filter } = readOptions(
    { only: { type: 'string' }, screenshots: { type: 'boolean' }, bench: { type: 'boolean' } },
    { rest: true },
  );
  if (values.only !== undefined && !['vitest', 'e2e'].includes(values.only)) {
    throw new CannotGoOn(`--only takes vitest or e2e, not ${values.only}.`);
  }
  cleanUpOnSignals(() => 130);
  /** @type {Result | number} */
  let result;
  try {
    const env = await prepare(values.only !== 'vitest');
    if (values.screenshots) result = await runScreenshots(env, filter);
    else if (values.bench) result = await runBench(env, filter);
    else result = await runTests(env, values.only, filter);
  } catch (error) {
    if (!(error instanceof CannotGoOn) || values.screenshots || values.bench) throw error;
    result = { passed: 0, failed: 1, sentences: [error.message] };
  } finally {
    await cleanUp();
  }
  return typeof result === 'number' ? result : conclude(result);
});

/**
 * @param {boolean} withBrowser
 * @returns {Promise<NodeJS.ProcessEnv>} what the runners need to know
 */
async function prepare(withBrowser) {
  const base = Number(process.env.BHOJ_TEST_BASE ?? TEST_BASE);
  await installIfNeeded();
  const [jdk, firestore, chromium] = await Promise.all([
    findJdk(),
    findFirestoreEmulator(),
    withBrowser ? findChromium() : undefined,
    buildIfChanged(FUNCTIONS),
  ]);
  mkdirSync(join(ROOT, 'web', 'dist'), { recursive: true });
  say(
    `starting the emulators on ${base} with Java ${jdk.version}${chromium ? `; the browser is ${chromium}` : ''}`,
  );
  const [suite] = await Promise.all([
    startSuite({ base, jdk, firestore }),
    withBrowser && buildIfChanged(WEB),
  ]);
  say('the emulators are ready');
  return { ...childEnv([jdk.bin]), ...suite.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} only
 * @param {string[]} filter
 * @returns {Promise<Result>}
 */
async function runTests(env, only, filter) {
  const tallies = [];
  if (only !== 'e2e') tallies.push(await runVitest(env, filter));
  if (only !== 'vitest') tallies.push(await runPlaywright(env, filter));

  const all = only === undefined && filter.length === 0;
  const absent = all ? emptySuites(tallies.flatMap((tally) => tally.files)) : [];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, absent.length);
  const sentences = [...tallies.flatMap((tally) => tally.sentences), ...absent];
  if (passed + failed === 0) return { passed, failed: 1, sentences: [...sentences, 'No test was found.'] };
  return { passed, failed, sentences };
}

/** @param {Result} result @returns {number} the exit code */
function conclude({ passed, failed, sentences }) {
  process.stdout.write(
    `\n${sentences.map((sentence) => `${sentence}\n`).join('')}${passed} passed, ${failed} failed\n`,
  );
  return failed === 0 ? 0 : 1;
}
