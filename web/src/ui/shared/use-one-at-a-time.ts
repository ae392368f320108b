import { useCallback, useRef, useState } from 'react';

/** What came of a piece of work; it never throws. */
export type Attempt<O, F> = { readonly output: O } | { readonly failure: F };

export interface OneAtATime<F> {
  readonly pending: boolean;
  /** Why the last run failed; null while one is on its way, and where it was done. */
  readonly failure: F | null;
  /** Runs the work unless another is running, and answers its output; null where it failed or did not begin. */
  readonly run: <O extends object>(work: () => Promise<Attempt<O, F>>) => Promise<O | null>;
  readonly clear: () => void;
}

/** Work behind a button: it runs once however often the button is pressed, and says why it failed. */
export function useOneAtATime<F extends object | string>(): OneAtATime<F> {
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<F | null>(null);
  const run = useCallback(async <O extends object>(work: () => Promise<Attempt<O, F>>): Promise<O | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPending(true);
    setFailure(null);
    try {
      const attempt = await work();
      if ('output' in attempt) return attempt.output;
      setFailure(attempt.failure);
      return null;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }, []);
  const clear = useCallback(() => setFailure(null), []);
  return { pending, failure, run, clear };
}
