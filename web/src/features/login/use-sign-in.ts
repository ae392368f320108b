import { useState } from 'react';
import type { SignedIn } from '../../firebase/account.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';

type Answer<F> = { readonly user: SignedIn } | { readonly failure: F };

/** Signing in by any method. It stays pending after a success: the page sees the session, and leads on. */
export function useSignIn<F extends string>() {
  const { pending, failure, run, clear } = useOneAtATime<F>();
  const [isIn, setIn] = useState(false);
  const signIn = async (ask: () => Promise<Answer<F>>): Promise<void> => {
    const user = await run(async () => {
      const answer = await ask();
      return 'user' in answer ? { output: answer.user } : answer;
    });
    if (user !== null) setIn(true);
  };
  return { pending: pending || isIn, failure, signIn, clear };
}
