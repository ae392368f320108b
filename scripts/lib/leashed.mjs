import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { onExit } from './on-exit.mjs';
import { NODE_24, ROOT } from './paths.mjs';

const LEASH = join(ROOT, 'scripts', 'lib', 'leash.mjs');

/**
 * @typedef {object} Leashed
 * @property {import('node:stream').Readable} output what it says (nothing with `show`)
 * @property {Promise<number>} ended the exit code, once it and everything it started is gone
 * @property {() => Promise<void>} stop lets it end well; resolves when nothing of it is left
 */

/**
 * Starts a program that runs on until it is stopped, and that cannot outlive us (see leash.mjs).
 * @param {string} program
 * @param {string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} [options.cwd]
 * @param {boolean} [options.show] it may write to our terminal itself
 * @param {(line: string) => void} [options.errors] gets the lines of standard error, which else come with the output
 * @returns {Leashed}
 */
export function leashed(program, args, { env, cwd = ROOT, show = false, errors }) {
  const child = spawn(NODE_24, [LEASH, randomUUID(), errors ? 'apart' : 'together', program, ...args], {
    env,
    cwd,
    stdio: ['pipe', show ? 'inherit' : 'pipe', errors ? 'pipe' : 'inherit'],
    detached: process.platform !== 'win32',
  });
  child.stdin?.on('error', () => {}); // It has ended by itself.
  if (errors && child.stderr) createInterface({ input: child.stderr }).on('line', errors);
  const endAtOnce = () => child.kill('SIGTERM');
  process.once('exit', endAtOnce);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 128));
    child.on('error', () => resolve(127));
  }).finally(() => process.off('exit', endAtOnce));
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  onExit(stop);
  return { output: child.stdout ?? Readable.from([]), ended, stop };
}
