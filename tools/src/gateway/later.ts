import { pause } from './pause.ts';

/** Runs work that happens after the checkout has closed. */
export function createLater(afterMs: number) {
  const stopped = new AbortController();
  const waiting = new Set<Promise<void>>();
  return {
    later: (work: () => void): void => {
      const done = pause(afterMs, stopped.signal).then(() => {
        waiting.delete(done);
        if (!stopped.signal.aborted) work();
      });
      waiting.add(done);
    },
    /** Resolves when no work is waiting. */
    done: async (): Promise<void> => {
      await Promise.all(waiting);
    },
    /** Cancels all waiting work. */
    stop: (): void => stopped.abort(),
  };
}
