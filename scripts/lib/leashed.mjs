import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { onExit } from './on-exit.mjs';
import { NODE_24, ROOT } from './paths.mjs';

const LEASH = join(ROOT, 'scripts', 'lib', 'leash.mjs');

/**
 * @typedef {object} Leashed
 * @property {import('node:stream').Readable} output standard output and standard error
 * @property {Promise<number>} ended the exit code, once it and everything it started is gone
 * @property {() => Promise<void>} stop lets it end well; resolves when nothing of it is left
 */

/**
 * Starts a program that runs on until it is stopped, and that cannot outlive us (see leash.mjs).
 * @param {string} program
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string }} options
 * @returns {Leashed}
 */
export function leashed(program, args, { env, cwd = ROOT }) {
  const child = spawn(NODE_24, [LEASH, randomUUID(), program, ...args], {
    env,
    cwd,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  child.stdin.on('error', () => {}); // It has ended by itself.
  const endAtOnce = () => child.kill('SIGTERM');
  process.once('exit', endAtOnce);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 128));
    child.on('error', () => resolve(127));
  }).finally(() => process.off('exit', endAtOnce));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  onExit(stop);
  return { output: child.stdout, ended, stop };
}
