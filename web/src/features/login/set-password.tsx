import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { passwordSchema } from '@bhoj/domain/kernel/text';
import { frontActs } from '../../firebase/front.ts';
import type { LinkOwner } from '../../firebase/front.ts';
import type { LinkFault } from '../../firebase/password-link.ts';
import { loginPart, setPasswordPart } from '../../messages/front/login/en.ts';
import { passwordPart } from '../../messages/shared/password/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PlainPasswordField } from '../../ui/plain/password-field.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import styles from './login.module.css';
import { useNavigate } from '../../ui/shared/address/address.ts';
import { Link } from '../../ui/shared/address/link.tsx';

interface SetPasswordProps {
  /** The code in the link. */
  readonly code: string;
  /** True when nobody is signed in on this device: after setting the password, the person is signed in. */
  readonly isOut: boolean;
}

interface FormProps extends SetPasswordProps {
  readonly email: string;
  readonly onDone: () => void;
}

function PasswordForm({ code, isOut, email, onDone }: FormProps) {
  const login = useWords(loginPart);
  const words = useWords(setPasswordPart);
  const passwordWords = useWords(passwordPart);

  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const { pending, failure, run } = useOneAtATime<LinkFault>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSound = passwordSchema.safeParse(password).success;
    setShort(!isSound);
    if (!isSound || pending) return;
    const set = await run(async () => {
      const answer = await frontActs.setPassword(code, password);
      return answer === 'set' ? { output: {} } : { failure: answer };
    });
    if (set === null) return;
    if (isOut && 'user' in (await frontActs.signIn(email, password))) {
      // Without the fragment, the page sees the session and leads on.
      await navigate(href('login'), { replace: true });
    } else onDone();
  };

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {/* Password managers read the account name from here. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PlainPasswordField
        label={words.password}
        hint={passwordWords.hint}
        error={isShort ? passwordWords.fault : undefined}
        autoComplete="new-password"
        showLabel={login.showPassword}
        hideLabel={login.hidePassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure !== null && <PlainNotice tone="error">{words.faults[failure]}</PlainNotice>}
      <PlainButton type="submit" wide pending={pending}>
        {pending ? words.setting : words.set}
      </PlainButton>
    </form>
  );
}

/** Replaces the sign-in form for a person with a set-password link. */
export function SetPassword({ code, isOut }: SetPasswordProps) {
  const words = useWords(setPasswordPart);

  /** Null while it is loading. */
  const [owner, setOwner] = useState<LinkOwner | null>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isOver = false;
    void frontActs.ownerOfLink(code).then((answer) => {
      if (!isOver) setOwner(answer);
    });
    return () => {
      isOver = true;
    };
  }, [code]);

  const toSignIn = (
    <p className={styles['other']}>
      <Link to={href('login')}>{words.goSignIn}</Link>
    </p>
  );
  return (
    <>
      <h1>{words.title}</h1>
      {owner === null && <p role="status">{words.checking}</p>}
      {owner !== null && 'fault' in owner && (
        <div className={styles['form']}>
          <PlainNotice tone="error">{words.faults[owner.fault]}</PlainNotice>
          {toSignIn}
        </div>
      )}
      {owner !== null && 'email' in owner && !isDone && (
        <>
          <p>{words.text(owner.email)}</p>
          <PasswordForm code={code} isOut={isOut} email={owner.email} onDone={() => setDone(true)} />
        </>
      )}
      {isDone && (
        <div className={styles['form']}>
          <PlainNotice tone="success">{words.done}</PlainNotice>
          {toSignIn}
        </div>
      )}
    </>
  );
}
