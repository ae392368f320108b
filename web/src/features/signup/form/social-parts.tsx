import { frontActs } from '../../../firebase/front.ts';
import type { Words } from '../../../words/part.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useHydrated } from '../../../theme/use-hydrated.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { SocialButton } from '../../../ui/plain/social-button.tsx';
import type { SocialSignUp } from '../state/use-social-sign-up.ts';
import page from '../signup.module.css';
import form from './form.module.css';
import styles from './social.module.css';

const pendingWordsOf = (signup: Words<'signup'>) => ({
  popup: signup.social.pending,
  creating: signup.social.creating,
});

/** Sign-up with a Google account, without the form. */
export function SocialWay({ pending, failure, begin }: SocialSignUp) {
  const signup = useWords(signupPart);
  const words = signup.social;

  // A browser opens Google's window only during a tap, so one that comes before the page can answer cannot be kept.
  const isHydrated = useHydrated();
  return (
    <div className={styles['social']}>
      <SocialButton disabled={!isHydrated || pending !== 'no'} onClick={() => void begin()}>
        {pending === 'no' ? words.signUp : pendingWordsOf(signup)[pending]}
      </SocialButton>
      <p>{words.hint}</p>
      {failure !== null && <PlainNotice tone="error">{failure}</PlainNotice>}
      <p className={styles['or']}>{words.or}</p>
    </div>
  );
}

/** Shown to a person with a social account and no restaurant. */
export function FinishSocial({ email, social }: { readonly email: string; readonly social: SocialSignUp }) {
  const signup = useWords(signupPart);
  const words = signup.social;

  const isPending = social.pending !== 'no';
  return (
    <div className={form['form']}>
      <div className={page['heading']}>
        <h2>{words.finishTitle}</h2>
        <p>{words.finishText(email)}</p>
      </div>
      {social.failure !== null && <PlainNotice tone="error">{social.failure}</PlainNotice>}
      <PlainButton wide disabled={isPending} onClick={() => void social.finish()}>
        {isPending ? words.creating : words.finish}
      </PlainButton>
      <PlainButton variant="quiet" wide disabled={isPending} onClick={() => void frontActs.signOut()}>
        {signup.signOut}
      </PlainButton>
    </div>
  );
}
