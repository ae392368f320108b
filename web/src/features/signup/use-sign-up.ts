import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { createAccount } from '@bhoj/domain/contracts/accounts';
import { CallFailure, useCall } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { useAuth } from '../../firebase/session.tsx';
import { reasonSentences } from '../../messages/reasons.ts';
import { signup } from '../../messages/signup.ts';
import { forgetRequest, requestIdFor } from './signup-model.ts';
import type { SignupInput, SignupValues } from './signup-model.ts';

export type SignUpFailure =
  | { readonly kind: 'refused'; readonly text: string }
  /** The account is made; only signing in failed. */
  | { readonly kind: 'made'; readonly text: string };

const FIELD_OF: Partial<Record<FailureReason, keyof SignupInput>> = {
  'email-taken': 'email',
  'payment-required': 'staffReferralId',
};

/** Makes the account and signs in. A refusal that concerns a field stands at that field. */
export function useSignUp(setError: UseFormSetError<SignupInput>): {
  failure: SignUpFailure | null;
  signUp: (values: SignupValues, referralId: string) => Promise<void>;
} {
  const create = useCall(createAccount);
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const explain = (cause: unknown) => {
    const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
    const text = reason === 'offline' ? signup.failedOffline : reasonSentences[reason];
    const field = FIELD_OF[reason];
    if (field === undefined) setFailure({ kind: 'refused', text });
    else setError(field, { message: text }, { shouldFocus: true });
  };
  return {
    failure,
    async signUp(values, referralId) {
      setFailure(null);
      try {
        await create({ ...values, referralId, requestId: requestIdFor(values.email) });
      } catch (cause) {
        explain(cause);
        return;
      }
      const answer = await signIn(values.email, values.password);
      if ('failure' in answer) setFailure({ kind: 'made', text: signup.signInFailed });
      else forgetRequest();
    },
  };
}
