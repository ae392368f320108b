import { useState } from 'react';
import { frontActs } from '../../firebase/front.ts';
import { loginPart } from '../../words/front/login.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import styles from './login.module.css';

interface ForgotPasswordProps {
  /** Returns the typed e-mail; null when it is not an address, and the field then shows a fault. */
  readonly email: () => string | null;
}

type Answer = { readonly tone: 'success' | 'error'; readonly text: string };

/** Sends the reset mail to the typed address. The answer is the same whether or not it has an account. */
export function ForgotPassword({ email }: ForgotPasswordProps) {
  const login = useWords(loginPart);

  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async () => {
    setAnswer(null);
    const address = email()?.trim().toLowerCase();
    if (address === undefined) return;
    setPending(true);
    const result = await frontActs.sendPasswordReset(address);
    setAnswer(
      result === 'asked'
        ? { tone: 'success', text: login.forgotAsked(address) }
        : { tone: 'error', text: login.failures[result] },
    );
    setPending(false);
  };
  return (
    <div className={styles['forgot']}>
      <PlainButton variant="quiet" pending={pending} onClick={() => void ask()}>
        {pending ? login.forgotSending : login.forgot}
      </PlainButton>
      {answer !== null && <PlainNotice tone={answer.tone}>{answer.text}</PlainNotice>}
    </div>
  );
}
