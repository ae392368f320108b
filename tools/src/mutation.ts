/**
 * `npm run mutation [-- billing …]`: plants faults in the domain's logic, one at a time, and runs the tests that reach
 * each. Fails when the tests of an area kill fewer than {@link LEAST_PERCENT} percent.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_24, ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { childEnv, PROGRAMS } from './command/programs.ts';
import { AREAS, LEAST_PERCENT, strykerOptions } from './mutation/areas.ts';
import { ARGUED } from './mutation/argued.ts';
import { scoreOf } from './mutation/score.ts';
import { leashed } from './processes/leashed.ts';
import type { Area } from './mutation/areas.ts';
import type { MutationReport } from './mutation/score.ts';

const FOLDER = '.cache/mutation';

function areasFrom(names: readonly string[]): Area[] {
  const unknown = names.filter((name) => !AREAS.some((area) => area === name));
  if (unknown.length > 0) throw new CannotGoOn(`No area ${unknown.join(', ')}. Areas: ${AREAS.join(', ')}.`);
  return names.length === 0 ? [...AREAS] : AREAS.filter((area) => names.includes(area));
}

/** Runs one area. @returns true when enough was killed and no argument is idle */
async function tryArea(area: Area): Promise<boolean> {
  say(`mutants of domain/src/${area}`);
  const options = join(ROOT, FOLDER, `${area}.config.json`);
  const report = join(ROOT, FOLDER, `${area}.json`);
  rmSync(report, { force: true });
  writeFileSync(options, JSON.stringify(strykerOptions(area, FOLDER), null, 2));
  const code = await leashed(NODE_24, [PROGRAMS.stryker, 'run', options], { env: childEnv(), show: true })
    .ended;
  if (code !== 0) throw new CannotGoOn(`The run of ${area} ended with ${code}.`);
  const score = scoreOf(JSON.parse(readFileSync(report, 'utf8')) as MutationReport, ARGUED);
  const lines = [
    ...score.lived.map((name) => `lived  ${name}`),
    ...score.idle.map((name) => `idle   ${name}: take it out of argued.ts`),
    `${area}: ${score.percent.toFixed(1)} % (${score.killed} killed, ${score.lived.length} lived, ${score.argued} argued)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
  return score.percent >= LEAST_PERCENT && score.idle.length === 0;
}

await command(async () => {
  const { positionals } = readOptions({}, { rest: true });
  const areas = areasFrom(positionals);
  cleanUpOnSignals(() => 130);
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  let failed = 0;
  try {
    for (const area of areas) if (!(await tryArea(area))) failed += 1;
  } finally {
    await cleanUp();
  }
  return failed;
});
