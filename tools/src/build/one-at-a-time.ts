import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { CACHE } from '../command/programs.ts';

/** A running command refreshes its lock. A lock this old belongs to a command that was killed. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Runs work that two commands must not do at the same time in this checkout, such as the builds of `npm start` and
 * `npm test`.
 * @param folder the folder of the lock
 */
export async function oneAtATime(
  name: string,
  work: () => Promise<void>,
  { folder = CACHE } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const release = await lock(join(folder, name), {
    realpath: false, // No file has this name; only the lock exists.
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
