import { useCallback, useRef } from 'react';
import type { Contract, OnceInput, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { requestFor } from './request-for.ts';
import type { Request } from './request-for.ts';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import { useAttempt } from './use-attempt.ts';
import type { CallFacts } from './use-attempt.ts';

type AttemptOnce<C extends Contract> = (input: OnceInput<C>) => Promise<Attempt<OutputOf<C>, CallFacts>>;

/**
 * Returns the callable of a contract as `useAttempt` does, and gives each request its id. The same input after a
 * failure repeats the request with its id; anything else is a new request.
 */
export function useAttemptOnce<C extends Contract>(contract: C): AttemptOnce<C> {
  const attempt = useAttempt(contract);
  const last = useRef<Request<OnceInput<C>> | null>(null);
  return useCallback(
    async (input) => {
      const request = requestFor(input, last.current);
      last.current = request;
      const answer = await attempt(request as z.input<C['input']>);
      if ('output' in answer) last.current = null;
      return answer;
    },
    [attempt],
  );
}
