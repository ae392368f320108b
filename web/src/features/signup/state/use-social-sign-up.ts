import { useState } from 'react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { frontActs } from '../../../firebase/front.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { openSocialAccount } from './signup-calls.ts';
import { forgetSignup, ownReferralId } from './signup-store.ts';

export interface SocialSignUp {
  readonly pending: 'no' | 'popup' | 'creating';
  readonly failure: string | null;
  /** The page to open for the new session; null without one. */
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

  const { pending, failure, run } = useOneAtATime<string>();
  const [step, setStep] = useState<'popup' | 'creating'>('popup');
  const [leadsTo, setLeadsTo] = useState<SocialSignUp['leadsTo']>(null);

  const createRestaurant = async (): Promise<Attempt<object, string>> => {
    setStep('creating');
    const answer = await openSocialAccount(ownReferralId());
    if ('failure' in answer) return { failure: reasonSentences[answer.failure] };
    setLeadsTo('landing');
    await frontActs.renew();
    forgetSignup();
    return { output: {} };
  };
  const signInAndCreate = async (): Promise<Attempt<object, string>> => {
    setStep('popup');
    // An existing owner who uses this button goes on as after signing in.
    setLeadsTo('login');
    const answer = await frontActs.signInWithSocial();
    if ('user' in answer) return answer.user.claims === null ? createRestaurant() : { output: answer.user };
    setLeadsTo(null);
    return { failure: signup.social.failures[answer.failure] };
  };
  return {
    pending: pending ? step : 'no',
    failure,
    leadsTo,
    begin: async () => void (await run(signInAndCreate)),
    finish: async () => void (await run(createRestaurant)),
  };
}
