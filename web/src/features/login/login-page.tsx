import { useState } from 'react';
import { useFrontSession } from '../../firebase/front.ts';
import { login } from '../../messages/login.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import type { Place } from './login-model.ts';
import styles from './login.module.css';
import { PointerGlow } from './pointer-glow.tsx';

/** The form is there before it is known who is: somebody signed in already is led on as soon as that is found out. */
export function LoginPage() {
  const session = useFrontSession();
  const [place, setPlace] = useState<Place>('owner');
  // Only somebody who was signed out has chosen a place in the form.
  const [wasOut, setWasOut] = useState(false);
  if (session.state === 'out' && !wasOut) setWasOut(true);
  return (
    <div className={styles['page']}>
      <PointerGlow />
      {session.state === 'in' ? (
        <AfterSignIn user={session.user} chosen={wasOut ? place : null} />
      ) : (
        <section className={styles['card']}>
          <h1>{login.title}</h1>
          <p>{login.text}</p>
          <LoginForm place={place} onPlace={setPlace} />
        </section>
      )}
    </div>
  );
}
