import { lazy, Suspense, useState } from 'react';
import { invitationIn, setPasswordCode } from '@bhoj/domain/accounts/account-links';
import { useFrontSession } from '../../firebase/front.ts';
import { invitedPart, loginPart, setPasswordPart } from '../../messages/front/login/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useHydrated } from '../../theme/use-hydrated.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import { isSessionGone, wantsToInstall } from './login-model.ts';
import type { Place } from './login-model.ts';
import styles from './login.module.css';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PointerGlow } from './pointer-glow.tsx';
import { useLocation } from '../../ui/shared/address/address.ts';

// Few people come by such a link, so it is in a chunk of its own.
const SetPassword = lazy(() => import('./set-password.tsx').then((m) => ({ default: m.SetPassword })));

const Invited = lazy(() => import('./invited.tsx').then((m) => ({ default: m.Invited })));

/**
 * The sign-in page. The form shows before the session is known; a person who turns out to be signed in goes on to their
 * page.
 */
export function LoginPage() {
  const login = useWords(loginPart);
  const setPasswordWords = useWords(setPasswordPart);
  const invitedWords = useWords(invitedPart);

  const session = useFrontSession();
  const [place, setPlace] = useState<Place>('owner');
  // Only a signed-out person has chosen a place in the form.
  const [wasOut, setWasOut] = useState(false);
  if (session.state === 'out' && !wasOut) setWasOut(true);
  // Prerendered HTML has no fragment, so the link's code is read after hydration.
  const { hash, search, state } = useLocation();
  const isHydrated = useHydrated();
  const code = isHydrated ? setPasswordCode(hash) : null;
  const invitation = isHydrated ? invitationIn(search) : null;
  return (
    <div className={styles['page']}>
      <PointerGlow />
      {code !== null ? (
        <section className={styles['card']}>
          <Suspense fallback={<h1>{setPasswordWords.title}</h1>}>
            <SetPassword code={code} isOut={session.state === 'out'} />
          </Suspense>
        </section>
      ) : invitation !== null ? (
        <section className={styles['card']}>
          <Suspense fallback={<h1>{invitedWords.title}</h1>}>
            <Invited at={invitation} session={session} />
          </Suspense>
        </section>
      ) : session.state === 'in' ? (
        <AfterSignIn user={session.user} chosen={wasOut ? place : null} />
      ) : (
        <section className={styles['card']}>
          <h1>{login.title}</h1>
          <p>{isHydrated && wantsToInstall(state) ? login.textInstall : login.text}</p>
          {isHydrated && isSessionGone(state) && (
            <PlainNotice tone="warning">{login.sessionGone}</PlainNotice>
          )}
          <LoginForm place={place} onPlace={setPlace} />
        </section>
      )}
    </div>
  );
}
