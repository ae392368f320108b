import { use, useCallback } from 'react';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { SignInAgainContext } from './sign-in-again.tsx';

/** Like `useAttempt`; when the server wants a fresh sign-in, asks for the password and repeats the call. */
export function useFreshAttempt<C extends Contract>(
  contract: C,
): (input: z.input<C['input']>) => Promise<Attempt<OutputOf<C>, CallFacts>> {
  const attempt = useAttempt(contract);
  const ask = use(SignInAgainContext);
  return useCallback(
    async (input) => {
      const first = await attempt(input);
      const isStale = 'failure' in first && first.failure.reason === 'sign-in-again';
      return isStale && (await ask()) ? attempt(input) : first;
    },
    [attempt, ask],
  );
}
