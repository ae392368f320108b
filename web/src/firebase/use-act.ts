import { useCallback, useRef, useState } from 'react';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { CallFailure, useCall } from './call.ts';
import type { FailureReason } from './call.ts';

/** A callable behind a button: one at a time, and why it failed. `run` answers whether it was done. */
export interface Act<I> {
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  readonly run: (input: I) => Promise<boolean>;
}

export function useAct<C extends Contract>(contract: C): Act<z.input<C['input']>> {
  const call = useCall(contract);
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const run = useCallback(
    async (input: z.input<C['input']>) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setPending(true);
      setFailure(null);
      try {
        await call(input);
        return true;
      } catch (cause) {
        setFailure(cause instanceof CallFailure ? cause.reason : 'unexpected');
        return false;
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    [call],
  );
  return { pending, failure, run };
}
