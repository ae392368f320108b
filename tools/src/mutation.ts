/**
 * `npm run mutation [-- billing orders-handlers billing-handlers/settle-bill …]`: plants faults in the domain's rules
 * and in the handlers, one at a time, and runs the tests that reach each. Fails when the tests of an area kill fewer
 * than {@link LEAST_PERCENT} percent. After an interruption, the next run goes on from there.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from '../../scripts/lib/jdk.mjs';
import { NODE_24, ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { childEnv, PROGRAMS } from './command/programs.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { startSuite } from './emulators/suite.ts';
import {
  areaNamed,
  AREAS,
  LEAST_PERCENT,
  pathOfArea,
  strykerOptions,
  TESTS,
  titleOf,
} from './mutation/areas.ts';
import { ARGUED } from './mutation/argued.ts';
import { scoreOf, within, withoutUntried } from './mutation/score.ts';
import { TEST_BASE } from './network/ports.ts';
import { leashed } from './processes/leashed.ts';
import type { Area } from './mutation/areas.ts';
import type { MutationReport } from './mutation/score.ts';

const FOLDER = '.cache/mutation';

function areasFrom(names: readonly string[]): readonly Area[] {
  const unknown = names.filter((name) => areaNamed(name) === undefined);
  if (unknown.length > 0) {
    const known = AREAS.map(({ name }) => name).join(', ');
    throw new CannotGoOn(`No area ${unknown.join(', ')}. Areas: ${known}.`);
  }
  return names.length === 0 ? AREAS : names.flatMap((name) => areaNamed(name) ?? []);
}

/** Reads a report of StrykerJS. */
const readReport = (path: string): MutationReport => JSON.parse(readFileSync(path, 'utf8')) as MutationReport;

/** Removes untried mutants from an area's earlier results, so that this run tries them. */
function forgetUntried(known: string): void {
  if (existsSync(known)) writeFileSync(known, JSON.stringify(withoutUntried(readReport(known)), null, 2));
}

/** Runs one area. @returns true when all was tried, enough was killed and no argument is idle */
async function tryArea(area: Area, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { name } = area;
  say(`mutants of ${pathOfArea(area)}`);
  const options = join(ROOT, FOLDER, `${name}.config.json`);
  const report = join(ROOT, FOLDER, `${name}.json`);
  rmSync(report, { force: true });
  const asked = strykerOptions(area, FOLDER);
  writeFileSync(options, JSON.stringify(asked, null, 2));
  forgetUntried(join(ROOT, asked.incrementalFile));
  const run = { env: { ...env, [TESTS]: area.tests.join(',') }, show: true };
  const code = await leashed(NODE_24, [PROGRAMS.stryker, 'run', options], run).ended;
  if (code !== 0) throw new CannotGoOn(`The run of ${name} ended with ${code}.`);
  const score = scoreOf(within(readReport(report), pathOfArea(area)), ARGUED);
  const lines = [
    ...score.lived.map((name) => `lived  ${name}`),
    ...score.idle.map((name) => `idle   ${name}: take it out of argued.ts`),
    `${titleOf(area)}: ${score.percent.toFixed(1)} % (${score.killed} killed, ${score.lived.length} lived, ${score.argued} argued, ${score.untried} not tried)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
  return score.percent >= LEAST_PERCENT && score.untried === 0 && score.idle.length === 0;
}

/** Starts the emulators that the tests of handlers need. @returns the environment of those tests */
async function withEmulators(): Promise<NodeJS.ProcessEnv> {
  const base = Number(process.env.BHOJ_TEST_BASE ?? TEST_BASE);
  const [jdk, firestore] = await Promise.all([findJdk(), findFirestoreEmulator()]);
  const suite = await startSuite({ base, only: ['auth', 'firestore'], jdk, firestore });
  return { ...childEnv([jdk.bin]), ...suite.env };
}

await command(async () => {
  const { positionals } = readOptions({}, { rest: true });
  const areas = areasFrom(positionals);
  cleanUpOnSignals(() => 130);
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  let failed = 0;
  try {
    const env = areas.some(({ isEmulated }) => isEmulated) ? await withEmulators() : childEnv();
    for (const area of areas) if (!(await tryArea(area, env))) failed += 1;
  } finally {
    await cleanUp();
  }
  return failed;
});
