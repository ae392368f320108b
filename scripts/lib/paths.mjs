import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The project's own Node 24, which comes with the install whatever Node the machine has. */
export const NODE_24 =
  process.platform === 'win32'
    ? join(ROOT, 'node_modules', 'node', 'bin', 'node.exe')
    : join(ROOT, 'node_modules', 'node', 'bin', 'node');

/** The PATH without the folders that `npm run` puts in front: what the machine itself has. */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
}
