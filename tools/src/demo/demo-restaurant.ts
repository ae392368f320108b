import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../../scripts/lib/say.mjs';
import { childEnv, DATA } from '../command/programs.ts';
import { exportData, holdsExport } from '../emulators/suite.ts';
import type { Suite } from '../emulators/suite.ts';
import { leashed } from '../processes/leashed.ts';
import type { Row } from './logins-table.ts';

const EMULATORS = join(DATA, 'emulators');
const TABLE = join(DATA, 'table.json');

/**
 * The file of the stand-in gateway's payments. It is beside the restaurant's data, so that both know the same open
 * orders.
 */
export const PAYMENTS = join(DATA, 'payments.json');

/**
 * @returns the folder with the data of an earlier run, or undefined. A run writes its table last, so the data is
 * complete when the table is there.
 */
export function savedData(): string | undefined {
  return existsSync(TABLE) && holdsExport(EMULATORS) ? EMULATORS : undefined;
}

export function forgetData(): void {
  rmSync(DATA, { recursive: true, force: true });
}

export async function saveData(base: number): Promise<void> {
  await exportData(base, EMULATORS);
}

export function savedTable(): readonly Row[] {
  const { rows } = JSON.parse(readFileSync(TABLE, 'utf8')) as { rows: readonly Row[] };
  return rows;
}

/** Fills the empty emulators with the demo restaurant, and saves it and its table for later starts. */
export async function seed(base: number, suite: Suite): Promise<void> {
  say('making the demo restaurant');
  const seeding = leashed(NODE_24, [join(ROOT, 'demo', 'run.ts')], {
    env: { ...childEnv(), ...suite.env },
    errors: (line) => say(`  ${line}`),
  });
  let output = '';
  seeding.output.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const code = await seeding.ended;
  if (code !== 0) {
    throw new CannotGoOn('The demo restaurant could not be made: what went wrong stands above.');
  }
  await saveData(base);
  mkdirSync(DATA, { recursive: true });
  writeFileSync(TABLE, lastLine(output));
}

function lastLine(output: string): string {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) {
    throw new CannotGoOn('demo/run.ts must end with one line of JSON, the table.');
  }
  return last;
}
