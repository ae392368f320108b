import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { frontActs } from '../../../firebase/front.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { openAccount } from './signup-calls.ts';
import type { OpenedAs } from './signup-server.ts';
import type { SignupInput, SignupValues } from './signup-model.ts';
import { forgetSignup, requestIdFor } from './signup-store.ts';

export type SignUpFailure =
  | { readonly kind: 'refused'; readonly text: string }
  /** The account was made, but signing in failed. */
  | { readonly kind: 'made'; readonly text: string }
  /** Too many trials today under this referral ID: this one goes on once the address is proved. */
  | { readonly kind: 'prove'; readonly email: string };

export interface SignUp {
  readonly failure: SignUpFailure | null;
  /** Resolves to the reason when the server refused. */
  readonly signUp: (values: SignupValues, referralId: string, as: OpenedAs) => Promise<FailureReason | null>;
}

const FIELD_OF: Partial<Record<FailureReason, keyof SignupInput>> = {
  'email-taken': 'email',
  'payment-required': 'staffReferralId',
};

/** Makes the account and signs in. A refusal that concerns a field is shown at that field. */
export function useSignUp(setError: UseFormSetError<SignupInput>): SignUp {
  const reasonSentences = useWords(reasonsPart);
  const signup = useWords(signupPart);

  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const explain = (reason: FailureReason, email: string): FailureReason => {
    const text = reason === 'offline' ? signup.failedOffline : reasonSentences[reason];
    const field = FIELD_OF[reason];
    if (reason === 'trial-needs-proof') setFailure({ kind: 'prove', email });
    else if (field !== undefined) setError(field, { message: text }, { shouldFocus: true });
    // For a payment made in another browser, the page itself says what to do.
    else if (reason !== 'payment-needs-proof') setFailure({ kind: 'refused', text });
    return reason;
  };
  return {
    failure,
    async signUp(values, referralId, as) {
      setFailure(null);
      const input = { ...values, referralId, requestId: requestIdFor(values.email) };
      const reason = await openAccount(input, as);
      if (reason !== null) return explain(reason, values.email);
      // Also for a person signed in by a link, because a new password ends every earlier session.
      const answer = await frontActs.signIn(values.email, values.password);
      if ('failure' in answer) setFailure({ kind: 'made', text: signup.signInFailed });
      else forgetSignup();
      return null;
    },
  };
}
