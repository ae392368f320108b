import { setTimeout as wait } from 'node:timers/promises';

/** Waits some ms, or until it is stopped; then it resolves as well. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
}
