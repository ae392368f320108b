import { useEffect, useState } from 'react';

/** ms after the last key, so that the database gets no half words. */
const TYPING = 300;

export interface Search<R> {
  readonly found: readonly R[];
  readonly state: 'idle' | 'asking' | 'done' | 'failed';
}

const IDLE = { found: [], state: 'idle' } as const;

/**
 * Searches for a text, after a pause. `prepare` returns the request to send, null for none; it must keep its identity
 * while the request is the same. When somebody types on, the answer to the older text is dropped.
 */
export function useFound<R>(typed: string, prepare: () => (() => Promise<readonly R[]>) | null): Search<R> {
  const [held, setHeld] = useState<{ readonly typed: string; readonly search: Search<R> }>({
    typed: '',
    search: IDLE,
  });
  useEffect(() => {
    const ask = prepare();
    if (ask === null) return undefined;
    let isWanted = true;
    const show = (search: Search<R>) => {
      if (isWanted) setHeld({ typed, search });
    };
    const timer = setTimeout(() => {
      show({ found: [], state: 'asking' });
      ask().then(
        (found) => show({ found, state: 'done' }),
        () => show({ found: [], state: 'failed' }),
      );
    }, TYPING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, prepare]);
  return held.typed === typed ? held.search : IDLE;
}
