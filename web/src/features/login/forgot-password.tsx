import { useState } from 'react';
import type { SignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { frontActs } from '../../firebase/front.ts';
import { loginPart } from '../../messages/front/login/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import styles from './login.module.css';

interface ForgotPasswordProps {
  /** Returns the typed e-mail; null when it is not an address, and the field then shows a fault. */
  readonly email: () => string | null;
}

/** Sends the reset mail to the typed address. The answer is the same whether or not it has an account. */
export function ForgotPassword({ email }: ForgotPasswordProps) {
  const login = useWords(loginPart);

  const { pending, failure, run, clear } = useOneAtATime<SignInFailure>();
  /** The address of the request; null before it. */
  const [asked, setAsked] = useState<string | null>(null);
  const ask = async () => {
    clear();
    setAsked(null);
    const address = email()?.trim().toLowerCase();
    if (address === undefined) return;
    const done = await run(async () => {
      const result = await frontActs.sendPasswordReset(address);
      return result === 'asked' ? { output: { address } } : { failure: result };
    });
    if (done !== null) setAsked(done.address);
  };
  return (
    <div className={styles['forgot']}>
      <PlainButton variant="quiet" pending={pending} onClick={() => void ask()}>
        {pending ? login.forgotSending : login.forgot}
      </PlainButton>
      {asked !== null && <PlainNotice tone="success">{login.forgotAsked(asked)}</PlainNotice>}
      {failure !== null && <PlainNotice tone="error">{login.failures[failure]}</PlainNotice>}
    </div>
  );
}
