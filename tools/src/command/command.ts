import { command as runBody } from '../../../scripts/lib/say.mjs';
import { isLeaving } from './on-exit.ts';

/**
 * Runs a command's body. Turns a `CannotGoOn` into one sentence and exit code 1; other errors keep their stack. Does
 * not show failures that a signal to end has caused.
 * @param body returns the exit code
 */
export function command(body: () => Promise<number>): Promise<void> {
  return runBody(async () => {
    try {
      return await body();
    } catch (error) {
      if (isLeaving()) return 1;
      throw error;
    }
  });
}
