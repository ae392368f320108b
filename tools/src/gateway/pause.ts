import { setTimeout as wait } from 'node:timers/promises';

/** Waits for some ms, or until the signal stops it. It resolves in both cases. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
}
