import { command as runBody } from '../../../scripts/lib/say.mjs';
import { isLeaving } from './on-exit.ts';

/**
 * Runs a command's body. A `CannotGoOn` becomes one sentence and exit code 1; other errors keep their stack. Failures
 * caused by a signal to end are not shown.
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
