import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { CACHE, childEnv, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say, secondsSince } from './say.mjs';

/**
 * @typedef {object} Build
 * @property {string} workspace
 * @property {string[]} args for the workspace's `build` script
 * @property {string[]} inputs files and folders; what changes the result without being here is built too late
 */

const SHARED = ['domain/src', 'domain/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Build} */
export const FUNCTIONS = { workspace: 'functions', args: [], inputs: [...SHARED, 'functions'] };

/** The production build of the web app, except that it talks to the emulators. @type {Build} */
export const WEB = { workspace: 'web', args: ['--mode', 'emulator'], inputs: [...SHARED, 'web'] };

const NOT_SOURCE = new Set(['dist', 'node_modules', 'coverage']);

/**
 * Builds a workspace, unless neither its sources nor what was built from them has changed since the last time.
 * @param {Build} build
 */
export function buildIfChanged(build) {
  return oneAtATime(`building-${build.workspace}`, () => buildUnlessFresh(build));
}

/** @param {Build} build */
async function buildUnlessFresh(build) {
  const { workspace, args, inputs } = build;
  const dist = join(ROOT, workspace, 'dist');
  const stamp = join(CACHE, `built-${workspace}`);
  const sources = hashOf(inputs.map((input) => join(ROOT, input))) + args.join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${sources}\n${hashOf([dist])}`) return;

  const from = Date.now();
  rmSync(stamp, { force: true });
  const { code, output } = await run(
    'npm',
    ['run', 'build', '--workspace', workspace, ...(args.length > 0 ? ['--', ...args] : [])],
    { env: childEnv() },
  );
  if (code !== 0) {
    throw new CannotGoOn(
      `${output.trimEnd()}\n\n${workspace} does not build: mend what is said above and try again.`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, `${sources}\n${hashOf([dist])}`);
  say(`built ${workspace} (${secondsSince(from)})`);
}

/** @param {string[]} paths @returns {string} one hash over the names and contents of all files under them */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !NOT_SOURCE.has(name) && !name.startsWith('.'))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}
