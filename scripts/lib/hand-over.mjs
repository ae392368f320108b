import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { NODE_24, ROOT } from './paths.mjs';

/**
 * Runs a command of `tools/` with the project's own Node in this terminal, and waits for its end. Passes signals on.
 * When this process dies without a signal, the channel between the two processes closes, which tells the child.
 * @param {string} name of a file in `tools/src/`, without its extension
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; 127 when it could not be started, 128 when a signal ended it
 */
export function handOver(name, args) {
  const child = spawn(NODE_24, [join(ROOT, 'tools', 'src', `${name}.ts`), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // On Windows kill() would end it at once; there the console itself sends it the signal.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 128));
  });
}
