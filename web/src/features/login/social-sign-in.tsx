import { useState } from 'react';
import { frontActs } from '../../firebase/front.ts';
import type { SocialFailure } from '../../firebase/social.ts';
import { loginPart } from '../../words/front/login.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { SocialButton } from '../../ui/plain/social-button.tsx';
import styles from './login.module.css';

/** Signs in with a popup, and says in words why that failed. On success, the page sees the session and leads on. */
export function SocialSignIn() {
  const login = useWords(loginPart);

  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SocialFailure | null>(null);
  const ask = async () => {
    setFailure(null);
    setPending(true);
    const answer = await frontActs.signInWithSocial();
    if ('user' in answer) return;
    setFailure(answer.failure);
    setPending(false);
  };
  return (
    <div className={styles['social']}>
      <p className={styles['or']}>{login.or}</p>
      <SocialButton pending={pending} onClick={() => void ask()}>
        {pending ? login.socialPending : login.social}
      </SocialButton>
      {failure !== null && (
        <PlainNotice tone={failure === 'closed' ? 'info' : 'error'}>
          {login.socialFailures[failure]}
        </PlainNotice>
      )}
    </div>
  );
}
