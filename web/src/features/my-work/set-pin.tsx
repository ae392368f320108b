import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { useAuth, useSession } from '../../firebase/session.tsx';
import { thisDevice } from '../../firebase/shared-device.ts';
import { useAttempt } from '../../firebase/use-attempt.ts';
import { pinPart } from '../../messages/shared/pin/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice, SubmitButton } from '../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';
import styles from './set-pin.module.css';

interface SecretFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** True for six digits; false for a password. */
  readonly isPin: boolean;
}

function SecretField({ label, hint, value, onChange, isPin }: SecretFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        value={value}
        autoComplete={isPin ? 'off' : 'current-password'}
        {...(isPin && { inputMode: 'numeric', maxLength: 6 })}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        onChange={({ target }) => onChange(isPin ? target.value.replaceAll(/[^0-9]/g, '') : target.value)}
      />
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** Asks for the password only where the sign-in is too old for a new PIN (P-PIN-1). */
function Form() {
  const words = useWords(pinPart);
  const reasons = useWords(reasonsPart);
  const { signIn } = useAuth();
  const session = useSession();
  const attempt = useAttempt(setPin);
  const [pin, typePin] = useState('');
  const [again, typeAgain] = useState('');
  const [password, typePassword] = useState('');
  const [needsPassword, setNeedsPassword] = useState(false);
  const { pending, failure, run } = useOneAtATime<string>();
  const [isDone, setDone] = useState(false);
  const user = session.state === 'in' ? session.user : null;

  const proved = async (): Promise<string | null> => {
    if (!needsPassword || user === null) return null;
    const answer = await signIn(user.email, password);
    if ('user' in answer) return null;
    if (answer.failure === 'offline') return reasons.offline;
    return answer.failure === 'too-many-tries' ? words.tooManyTries : words.wrongPassword;
  };
  /** Fails with the sentence for the person. */
  const send = async (): Promise<Attempt<object, string>> => {
    if (pin.length !== 6) return { failure: words.sixDigits };
    if (pin !== again) return { failure: words.differ };
    const fault = await proved();
    if (fault !== null) return { failure: fault };
    const answer = await attempt({ pin });
    if ('output' in answer) return answer;
    const { reason } = answer.failure;
    if (reason !== 'sign-in-again') return { failure: reasons[reason] };
    if (user?.isSocial === true) return { failure: words.signInAgain };
    setNeedsPassword(true);
    return { failure: words.passwordHint };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setDone(false);
    if ((await run(send)) === null) return;
    [typePin, typeAgain, typePassword].forEach((clear) => clear(''));
    setNeedsPassword(false);
    setDone(true);
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <SecretField isPin label={words.newPin} hint={words.hint} value={pin} onChange={typePin} />
      <SecretField isPin label={words.newPinAgain} value={again} onChange={typeAgain} />
      {needsPassword && (
        <SecretField isPin={false} label={words.password} value={password} onChange={typePassword} />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {isDone && <Notice tone="success">{words.done}</Notice>}
      <SubmitButton pending={pending} pendingLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </form>
  );
}

/** Lets a person choose their PIN, on a device of their own. */
export function SetPin() {
  const words = useWords(pinPart);
  const [isShared] = useState(() => thisDevice() !== null);
  return isShared ? <Notice tone="info">{words.onOwnDevice}</Notice> : <Form />;
}
