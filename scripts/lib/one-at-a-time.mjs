import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const LOOK_AGAIN_MS = 100;
const LONGEST_WORK_MS = 180_000;

/**
 * Runs a piece of work that two commands in this folder must not do at once, such as `npm start` and `npm test` building.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(name, work) {
  mkdirSync(CACHE, { recursive: true });
  const lock = join(CACHE, `${name}.lock`);
  while (!taken(lock)) {
    if (!holderLives(lock)) rmSync(lock, { force: true });
    await pause(LOOK_AGAIN_MS);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock @returns {boolean} whether it is ours now */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** After a restart of the machine the holder's number may be somebody else's: hence the age. @param {string} lock */
function holderLives(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_WORK_MS) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
