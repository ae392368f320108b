import { join } from 'node:path';
import { HOST } from './busy-ports.mjs';
import { leashed } from './leashed.mjs';
import { childEnv, NODE_24, ROOT, TOOLS } from './paths.mjs';

/**
 * Vite's server with hot reload, in place of the hosting emulator.
 * @param {number} port
 * @param {number} base where the emulators are, which the app cannot derive from Vite's port
 * @returns {import('./leashed.mjs').Leashed}
 */
export function startWebDevServer(port, base) {
  const address = ['--host', HOST, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  return leashed(NODE_24, [TOOLS.vite, '--mode', 'emulator', ...address], {
    env: { ...childEnv(), VITE_EMULATOR_BASE: String(base) },
    cwd: join(ROOT, 'web'),
    show: true,
  });
}
