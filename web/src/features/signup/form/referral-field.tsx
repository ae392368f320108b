import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { Words } from '../../../words/part.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import type { ReferralState, SignupInput } from '../state/signup-model.ts';
import type { ReferralCheck } from '../state/use-referral-check.ts';
import styles from './form.module.css';

const said = (how: 'good' | 'bad', text: string) => <span className={styles[how]}>{text}</span>;

const wordsOf = (signup: Words<'signup'>): Record<ReferralState, ReactNode> => ({
  empty: signup.staffReferralHint,
  checking: signup.checking,
  valid: said('good', signup.referralValid),
  invalid: said('bad', signup.referralInvalid),
  error: said('bad', signup.referralError),
});

interface ReferralFieldProps {
  /** True when the payment step is open: an empty ID is then a fault. */
  readonly isMissed: boolean;
  readonly register: UseFormRegister<SignupInput>;
  readonly error: string | undefined;
  readonly check: ReferralCheck;
}

/** The staff referral ID, which a free trial requires (SIGNUP-4), and the server's answer to it. */
export function ReferralField({ register, error, check, isMissed }: ReferralFieldProps) {
  const signup = useWords(signupPart);
  const { state, again } = check;

  return (
    <PlainField
      {...register('staffReferralId')}
      label={signup.staffReferralId}
      autoComplete="off"
      maxLength={40}
      aria-required
      error={error}
      end={
        state === 'error' ? (
          <button type="button" onClick={again}>
            {signup.referralAgain}
          </button>
        ) : undefined
      }
      hint={
        <span role="status">
          {isMissed && state === 'empty' ? said('bad', signup.referralRequired) : wordsOf(signup)[state]}
        </span>
      }
    />
  );
}
