import { useCallback } from 'react';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import { CallFailure, useCall } from './call.ts';
import type { FailureReason } from './call.ts';

/** Why a call failed, with facts for the reason's sentence. */
export interface CallFacts {
  readonly reason: FailureReason;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Returns the callable of a contract that reports a refusal as a result. Never throws. */
export function useAttempt<C extends Contract>(
  contract: C,
): (input: z.input<C['input']>) => Promise<Attempt<OutputOf<C>, CallFacts>> {
  const call = useCall(contract);
  return useCallback(
    async (input) => {
      try {
        return { output: await call(input) };
      } catch (cause) {
        const { reason, details } = cause instanceof CallFailure ? cause : new CallFailure('unexpected');
        return { failure: { reason, details: details ?? {} } };
      }
    },
    [call],
  );
}
