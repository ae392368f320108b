import { useCallback } from 'react';
import type { Contract, OnceInput } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { useOneAtATime } from '../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import type { FailureReason } from './call.ts';
import { useAttempt } from './use-attempt.ts';
import type { CallFacts } from './use-attempt.ts';
import { useAttemptOnce } from './use-attempt-once.ts';

/**
 * A callable behind a button, one call at a time. `failure` is the reason of the last failure; `run` resolves to true
 * after a success.
 */
export interface Act<I> {
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  readonly run: (input: I) => Promise<boolean>;
}

function useActOf<I>(attempt: (input: I) => Promise<Attempt<object, CallFacts>>): Act<I> {
  const { pending, failure, run: runOne } = useOneAtATime<CallFacts>();
  const run = useCallback(
    async (input: I) => (await runOne(() => attempt(input))) !== null,
    [attempt, runOne],
  );
  return { pending, failure: failure?.reason ?? null, run };
}

export const useAct = <C extends Contract>(contract: C): Act<z.input<C['input']>> =>
  useActOf(useAttempt(contract));

/** As `useAct`, for a contract whose requests have an id (`useAttemptOnce`). */
export const useActOnce = <C extends Contract>(contract: C): Act<OnceInput<C>> =>
  useActOf(useAttemptOnce(contract));
