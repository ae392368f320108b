import { pause } from './pause.ts';

/** What happens after the checkout has closed. */
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
    /** Resolves when nothing waits any more. */
    done: async (): Promise<void> => {
      await Promise.all(waiting);
    },
    /** What waits does not happen. */
    stop: (): void => stopped.abort(),
  };
}
