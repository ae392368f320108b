import { join } from 'node:path';
import { NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { childEnv, PROGRAMS } from '../command/programs.ts';
import { HOST } from '../network/ports.ts';
import { leashed } from '../processes/leashed.ts';
import type { Leashed } from '../processes/leashed.ts';

/**
 * Starts Vite's server with hot reload, in place of the hosting emulator.
 * @param base the base port of the emulators, which the app cannot derive from Vite's port
 */
export function startWebDevServer(port: number, base: number): Leashed {
  const address = ['--host', HOST, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  return leashed(NODE_24, [PROGRAMS.vite, '--mode', 'emulator', ...address], {
    env: { ...childEnv(), VITE_EMULATOR_BASE: String(base) },
    cwd: join(ROOT, 'web'),
    show: true,
  });
}
