import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Ran
 * @property {number} code exit code; 127 when the program could not be started, 128 when a signal ended it
 * @property {string} output standard output and standard error, in the order they came (empty with `show`)
 */

/**
 * Runs a program and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean, timeoutMs?: number }} [options] `show`: use this
 * terminal
 * @returns {Promise<Ran>}
 */
export function run(program, args, { env = process.env, cwd = ROOT, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
  });
}
