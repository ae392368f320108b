import { useState } from 'react';
import { createSocialAccount } from '@bhoj/domain/accounts/accounts.contract';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useNewcomer } from '../../../firebase/newcomer.ts';
import { signInWithSocial } from '../../../firebase/social.ts';
import { signupPart } from '../../../words/front/signup.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/mui/toast.tsx';
import { forgetSignup, ownReferralId } from './signup-store.ts';

export interface SocialSignUp {
  readonly pending: 'no' | 'popup' | 'creating';
  readonly failure: string | null;
  /** Where the new session leads; null when there is none. */
  readonly leadsTo: Extract<RouteName, 'landing' | 'login'> | null;
  /** Opens Google's window, and creates a restaurant for an account without one. */
  readonly begin: () => Promise<void>;
  /** Creates the restaurant of a person who is already signed in. */
  readonly finish: () => Promise<void>;
}

/** Sign-up with Google: a free trial with placeholder values, then the landing page (SIGNUP-9, SIGNUP-11). */
export function useSocialSignUp(): SocialSignUp {
  const reasonSentences = useWords(reasonsPart);
  const signup = useWords(signupPart);

  const create = useCall(createSocialAccount);
  const { refreshClaims } = useNewcomer();
  const toast = useToast();
  const [pending, setPending] = useState<SocialSignUp['pending']>('no');
  const [failure, setFailure] = useState<string | null>(null);
  const [leadsTo, setLeadsTo] = useState<SocialSignUp['leadsTo']>(null);

  const finish = async () => {
    setPending('creating');
    setFailure(null);
    try {
      await create({ referralId: ownReferralId() });
      setLeadsTo('landing');
      await refreshClaims();
      forgetSignup();
      toast({ message: signup.social.began });
    } catch (cause) {
      const reason = cause instanceof CallFailure ? cause.reason : 'offline';
      setFailure(reasonSentences[reason]);
    } finally {
      setPending('no');
    }
  };
  const begin = async () => {
    setPending('popup');
    setFailure(null);
    // An existing owner who uses this button is led on as after signing in.
    setLeadsTo('login');
    const answer = await signInWithSocial();
    if ('failure' in answer) {
      setLeadsTo(null);
      setFailure(signup.social.failures[answer.failure]);
      setPending('no');
    } else if (answer.user.claims === null) await finish();
    else setPending('no');
  };
  return { pending, failure, leadsTo, begin, finish };
}
