import { REGION } from '@bhoj/domain/catalogue/region';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { runScheduled } from '../../../tools/src/schedules/run-scheduled.ts';

/** Starts a scheduled function as if it were `at` (epoch ms), and waits until it has ended. */
export function runAt(at: number, name: string): Promise<void> {
  const { functions, project } = urlsFromEnv(process.env);
  return runScheduled({ origin: new URL(functions).origin, project }, `${REGION}-${name}`, at);
}
