import { useCallback, useRef, useState } from 'react';

/** The result of an asynchronous act that does not throw. */
export type Attempt<O, F> = { readonly output: O } | { readonly failure: F };

export interface OneAtATime<F> {
  readonly pending: boolean;
  /** Why the last run failed; null while one is running, and after a success. */
  readonly failure: F | null;
  /** Runs the work unless another is running. Resolves to its output; null when it failed or did not start. */
  readonly run: <O extends object>(work: () => Promise<Attempt<O, F>>) => Promise<O | null>;
  readonly clear: () => void;
}

/** Runs a button's work once, however often the button is pressed, and keeps the reason of a failure. */
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
