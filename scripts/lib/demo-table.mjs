import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leashed } from './leashed.mjs';
import { childEnv, DATA, NODE_24, ROOT } from './paths.mjs';
import { CannotGoOn, say } from './say.mjs';
import { exportData, holdsExport } from './suite.mjs';

/**
 * @typedef {object} Row what a person needs to try Bhoj: a login, or one value, or one address
 * @property {string} who
 * @property {string} [address]
 * @property {string} [email]
 * @property {string} [password]
 * @property {string} [value]
 */

const EMULATORS = join(DATA, 'emulators');
const TABLE = join(DATA, 'table.json');

/** The stand-in gateway's payments: a restaurant's open order must not be forgotten on one side only. */
export const PAYMENTS = join(DATA, 'payments.json');

/** @returns {string | undefined} the folder with the data of an earlier run; the table is written last, so both or neither */
export function savedData() {
  return existsSync(TABLE) && holdsExport(EMULATORS) ? EMULATORS : undefined;
}

export function forgetData() {
  rmSync(DATA, { recursive: true, force: true });
}

/** @param {number} base */
export async function saveData(base) {
  await exportData(base, EMULATORS);
}

/** @returns {Row[]} */
export function savedTable() {
  return JSON.parse(readFileSync(TABLE, 'utf8')).rows;
}

/**
 * Fills the empty emulators with the demo restaurant, and keeps it and its table for later starts.
 * @param {number} base
 * @param {import('./suite.mjs').Suite} suite
 */
export async function seed(base, suite) {
  say('making the demo restaurant');
  const seeding = leashed(NODE_24, [join(ROOT, 'tests', 'seed', 'run.ts')], {
    env: { ...childEnv(), ...suite.env },
    errors: (line) => say(`  ${line}`),
  });
  let output = '';
  seeding.output.on('data', (chunk) => (output += chunk));
  const code = await seeding.ended;
  if (code !== 0)
    throw new CannotGoOn('The demo restaurant could not be made: what went wrong stands above.');
  await saveData(base);
  mkdirSync(DATA, { recursive: true });
  writeFileSync(TABLE, lastLine(output));
}

/** @param {string} output */
function lastLine(output) {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{'))
    throw new CannotGoOn('tests/seed/run.ts must end with one line of JSON, the table.');
  return last;
}

/**
 * @param {Row[]} rows
 * @returns {string} the rows in columns
 */
export function formatTable(rows) {
  const cells = rows.map((row) => [
    row.who,
    row.value ?? row.address ?? '',
    row.email ?? '',
    row.password ?? '',
  ]);
  const logins = cells.filter(isLogin);
  const widths = [widest(cells, 0), widest(logins, 1), widest(logins, 2), widest(logins, 3)];
  return cells
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}

/** @param {string[][]} cells @param {number} column */
function widest(cells, column) {
  return Math.max(0, ...cells.map((row) => row[column]?.length ?? 0));
}

/** A long QR link must not push the passwords off the screen. @param {string[]} row */
function isLogin(row) {
  return row[2] !== '';
}
