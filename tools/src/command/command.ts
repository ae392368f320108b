import { command as runBody } from '../../../scripts/lib/say.mjs';
import { isLeaving } from './on-exit.ts';

/**
 * Runs a command's body. A `CannotGoOn` becomes one sentence and exit code 1; anything else keeps its stack. What fails
 * because a signal has told us to go is not shown.
 * @param body answers with the exit code
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
