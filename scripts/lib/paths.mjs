import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const CACHE = join(ROOT, '.cache');
export const DATA = join(ROOT, '.data');

const BIN = join(ROOT, 'node_modules', '.bin');

/** The project's own Node 24, which comes with the install whatever Node the machine has. */
export const NODE_24 =
  process.platform === 'win32'
    ? join(ROOT, 'node_modules', 'node', 'bin', 'node.exe')
    : join(ROOT, 'node_modules', 'node', 'bin', 'node');

/** Entry points that we run with {@link NODE_24} ourselves, so that no shell or shebang chooses another Node. */
export const TOOLS = {
  firebase: join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
  vite: join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
  vitest: join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
  playwright: join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'),
  prettier: join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs'),
  oxlint: join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint'),
  tsc: join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
  knip: join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js'),
};

/**
 * The environment for everything we start: the project's Node 24 first on the PATH, then whatever `first` names.
 * @param {string[]} [first] further folders, for instance a JDK's `bin`
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(first = []) {
  return { ...process.env, PATH: [BIN, ...first, machinePath()].join(delimiter) };
}

/** The PATH without the folders that `npm run` puts in front: what the machine itself has. */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
}
