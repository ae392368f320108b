import { delimiter, join } from 'node:path';
import { machinePath, ROOT } from '../../../scripts/lib/paths.mjs';

/** Files that commands keep between runs. Anybody may delete them; git ignores them. */
export const CACHE = join(ROOT, '.cache');

/** The data of the demo restaurant of `npm start`. */
export const DATA = join(ROOT, '.data');

const MODULES = join(ROOT, 'node_modules');

/** Programs that are started with the project's own Node, so that no shell or shebang chooses another one. */
export const PROGRAMS = {
  firebase: join(MODULES, 'firebase-tools', 'lib', 'bin', 'firebase.js'),
  vite: join(MODULES, 'vite', 'bin', 'vite.js'),
  vitest: join(MODULES, 'vitest', 'vitest.mjs'),
  playwright: join(MODULES, '@playwright', 'test', 'cli.js'),
  prettier: join(MODULES, 'prettier', 'bin', 'prettier.cjs'),
  oxlint: join(MODULES, 'oxlint', 'bin', 'oxlint'),
  tsc: join(MODULES, 'typescript', 'bin', 'tsc'),
  stryker: join(MODULES, '@stryker-mutator', 'core', 'bin', 'stryker.js'),
  knip: join(MODULES, 'knip', 'bin', 'knip.js'),
};

/**
 * Returns the environment for child processes: the project's Node 24 first on the PATH, then the folders in `first`.
 * @param first further folders, for instance a JDK's `bin`
 */
export function childEnv(first: readonly string[] = []): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [join(MODULES, '.bin'), ...first, machinePath()].join(delimiter) };
}
