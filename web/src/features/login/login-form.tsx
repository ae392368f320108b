import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { SignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { frontActs } from '../../firebase/front.ts';
import type { Words } from '../../words/part.ts';
import { loginPart } from '../../messages/front/login/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useHydrated } from '../../theme/use-hydrated.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PlainPasswordField } from '../../ui/plain/password-field.tsx';
import { Segmented } from '../../ui/shared/parts/segmented.tsx';
import { EARLY_TAP, takeEarlyTap } from '../../ui/shared/early-tap.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { emailFault, isPlace, loginFaults, PLACES } from './login-model.ts';
import type { LoginFaults, Place } from './login-model.ts';
import styles from './login.module.css';
import { SocialSignIn } from './social-sign-in.tsx';
import { useSignIn } from './use-sign-in.ts';
import { Link } from '../../ui/shared/address/link.tsx';

interface LoginFormProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

const placesOf = (login: Words<'login'>) => PLACES.map((value) => ({ value, label: login.places[value] }));

/** The fields are uncontrolled, so that text typed before the scripts loaded is kept and sent. */
export function LoginForm({ place, onPlace }: LoginFormProps) {
  const login = useWords(loginPart);

  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<LoginFaults>({});
  const { pending, failure, signIn, clear } = useSignIn<SignInFailure>();

  useLayoutEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value;
    if (isPlace(chosen)) onPlace(chosen);
    // Runs once, before React controls the selector.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Carries out a tap from before the page could answer.
  useEffect(() => {
    if (isHydrated && takeEarlyTap()) form.current?.requestSubmit();
  }, [isHydrated]);

  /** Shows faults beside the fields and focuses the first. Returns true when there is none. */
  const passes = (found: LoginFaults): boolean => {
    setFaults(found);
    const first = found.email === undefined ? (found.password === undefined ? null : password) : email;
    first?.current?.focus();
    return first === null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    if (pending || email.current === null || password.current === null) return;
    const [address, secret] = [email.current, password.current];
    if (passes(loginFaults(login, address, secret)))
      void signIn(() => frontActs.signIn(address.value, secret.value));
  };
  const mended = (field: keyof LoginFaults) => () => {
    if (faults[field] !== undefined) setFaults({ ...faults, [field]: undefined });
  };

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <div>
        <Segmented label={login.place} options={placesOf(login)} value={place} onChange={onPlace} />
        <p className={styles['hint']}>{login.placeHints[place]}</p>
      </div>
      <PlainField
        ref={email}
        name="email"
        type="email"
        label={login.email}
        autoComplete="username"
        inputMode="email"
        error={faults.email}
        onInput={mended('email')}
      />
      <PlainPasswordField
        ref={password}
        name="password"
        label={login.password}
        autoComplete="current-password"
        showLabel={login.showPassword}
        hideLabel={login.hidePassword}
        error={faults.password}
        onInput={mended('password')}
      />
      {failure !== null && <PlainNotice tone="error">{login.failures[failure]}</PlainNotice>}
      {/* Before hydration the browser must not submit the form itself, which would put the password into the address. */}
      <PlainButton
        type={isHydrated ? 'submit' : 'button'}
        wide
        pending={pending}
        className={styles['submit'] ?? ''}
        {...(!isHydrated && { [EARLY_TAP]: '' })}
      >
        {pending ? login.signingIn : login.signIn}
      </PlainButton>
      <ForgotPassword
        email={() =>
          email.current !== null && passes(emailFault(login, email.current)) ? email.current.value : null
        }
      />
      <SocialSignIn />
      <p className={styles['other']}>
        {login.noAccount} <Link to={href('signup')}>{login.createAccount}</Link>
      </p>
    </form>
  );
}
