import { useEffect, useState } from 'react';
import { isSignInLink } from '@bhoj/domain/accounts/account-links';
import { href } from '@bhoj/domain/catalogue/routes';
import { signedUpAs } from '../../blocks/site/signed-up.ts';
import { StorageBlocked } from '../../blocks/site/storage-blocked.tsx';
import { frontActs, useFrontSession } from '../../firebase/front.ts';
import { keepsSessions } from '../../firebase/keeps-sessions.ts';
import { signupPart } from '../../messages/front/signup/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useHydrated } from '../../theme/use-hydrated.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { OpenedLink } from './form/opened-link.tsx';
import { SignupForm } from './form/signup-form.tsx';
import { FinishSocial, SocialWay } from './form/social-parts.tsx';
import { useSocialSignUp } from './state/use-social-sign-up.ts';
import styles from './signup.module.css';
import { useLocation } from '../../ui/shared/address/address.ts';
import { Navigate } from '../../ui/shared/address/link.tsx';

/** The form for a person signed in by a link, with the address they have proved. */
function FinishProved({ email }: { readonly email: string }) {
  const signup = useWords(signupPart);

  return (
    <>
      <SignupForm provedEmail={email} />
      <PlainButton variant="quiet" wide onClick={() => void frontActs.signOut()}>
        {signup.signOut}
      </PlainButton>
    </>
  );
}

/** Returns whether this browser would keep the new owner signed in; null until it has been tried. */
function useKeepsSessions(): boolean | null {
  const [keeps, setKeeps] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    void keepsSessions().then((answer) => !isOver && setKeeps(answer));
    return () => {
      isOver = true;
    };
  }, []);
  return keeps;
}

/**
 * The sign-up page. The form shows before the session is known; an owner who turns out to be signed in goes on to their
 * page.
 */
export function SignupPage() {
  const signup = useWords(signupPart);

  const session = useFrontSession();
  const social = useSocialSignUp();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const keeps = useKeepsSessions();
  // A person who was out and is an owner now has just signed up; any other owner is sent to their own page.
  const [wasNone, setWasNone] = useState(false);
  const isOwner = session.state === 'in' && session.user.claims !== null;
  if (session.state !== 'unknown' && !isOwner && !wasNone) setWasNone(true);
  if (isOwner)
    return (
      <Navigate
        to={href(social.leadsTo ?? (wasNone ? 'restaurantType' : 'login'))}
        {...(social.leadsTo === 'landing' && { state: signedUpAs(session.user.email) })}
      />
    );
  // Before anybody types or pays: the next page is another program, and would find nobody.
  if (keeps === false) return <StorageBlocked />;
  // Prerendered HTML has no query, so the page looks for the link's code after hydration. The code works once, so it
  // waits until the page knows that this browser keeps its reader signed in.
  if (isHydrated && isSignInLink(search)) return keeps === null ? null : <OpenedLink />;
  return (
    <div className={styles['page']}>
      <h1>{signup.title}</h1>
      <p>{signup.text}</p>
      <section className={styles['card']}>
        {session.state !== 'in' ? (
          <>
            <SocialWay {...social} />
            <SignupForm provedEmail={null} />
          </>
        ) : session.user.isSocial ? (
          <FinishSocial email={session.user.email} social={social} />
        ) : (
          <FinishProved email={session.user.email} />
        )}
      </section>
    </div>
  );
}
