import { frontActs } from '../../firebase/front.ts';
import type { SocialFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { loginPart } from '../../messages/front/login/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { SocialButton } from '../../ui/plain/social-button.tsx';
import styles from './login.module.css';
import { useSignIn } from './use-sign-in.ts';

/** The popup, and a sentence on why it failed. */
export function SocialSignIn() {
  const login = useWords(loginPart);

  const { pending, failure, signIn } = useSignIn<SocialFailure>();
  return (
    <div className={styles['social']}>
      <p className={styles['or']}>{login.or}</p>
      <SocialButton pending={pending} onClick={() => void signIn(frontActs.signInWithSocial)}>
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
