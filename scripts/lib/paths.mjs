import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The project's own Node 24. The install brings it, whatever Node the machine has. */
export const NODE_24 =
  process.platform === 'win32'
    ? join(ROOT, 'node_modules', 'node', 'bin', 'node.exe')
    : join(ROOT, 'node_modules', 'node', 'bin', 'node');

/** Returns the machine's PATH, without the folders that `npm run` adds in front. */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
}
