import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { CACHE } from '../command/programs.ts';

/** The lock is refreshed while the work goes on; one that is this old belongs to a command that was killed. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Runs a piece of work that two commands in this folder must not do at once, such as `npm start` and `npm test` building.
 * @param folder where the lock stands
 */
export async function oneAtATime(
  name: string,
  work: () => Promise<void>,
  { folder = CACHE } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const release = await lock(join(folder, name), {
    realpath: false, // There is no file of this name, only its lock.
    lockfilePath: join(folder, `${name}-lock`),
    stale: STALE_MS,
    retries: { forever: true, factor: 1, minTimeout: LOOK_AGAIN_MS, maxTimeout: LOOK_AGAIN_MS },
  });
  try {
    await work();
  } finally {
    await release();
  }
}
