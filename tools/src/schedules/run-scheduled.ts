/** Runs a scheduled function of the emulators, as the platform's scheduler does. */

/**
 * Posts to the Functions emulator at this origin and waits until the function has ended. `at` is the time (epoch ms)
 * for which the scheduler would have started it. Throws when the function fails.
 */
export async function runScheduled(
  { origin, project }: { readonly origin: string; readonly project: string },
  triggerId: string,
  at: number,
): Promise<void> {
  const url = `${origin}/functions/projects/${project}/triggers/${triggerId}-0`;
  const headers = {
    'content-type': 'application/json',
    'X-CloudScheduler-ScheduleTime': new Date(at).toISOString(),
  };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`${triggerId} answered ${response.status}: ${await response.text()}`);
}
