import { useEffect, useId, useRef, useState } from 'react';
import { OWNER_IS_ASKED } from '@bhoj/domain/approvals/approval.schema';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { allowByPin } from '@bhoj/domain/approvals/approvals.contract';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { Button, Notice } from '../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './approvals.module.css';

/** The digits of a PIN. */
const DIGITS = 6;

export interface PinEntryProps {
  readonly approvalId: string;
  readonly approval: Pick<Approval, 'askedOf' | 'askedNames'>;
  readonly onBack: () => void;
}

/** Somebody who is asked allows it by their PIN on this device: first their name, then the digits. */
export function PinEntry({ approvalId, approval, onBack }: PinEntryProps) {
  const words = useWords(approvalsPart);
  const sentences = useWords(reasonsPart);
  const id = useId();
  const [who, setWho] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const attempt = useAttempt(allowByPin);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  useEffect(() => {
    if (who !== null) field.current?.focus();
  }, [who]);
  const names = approval.askedOf
    .filter((uid) => uid !== OWNER_IS_ASKED)
    .map((uid, i) => ({ uid, name: approval.askedNames[i] ?? '' }));
  const people = [...names, { uid: OWNER_IS_ASKED, name: words.ownerName }];
  // Once it is allowed, the question's own listener goes on.
  const allow = async (typed: string) => {
    if (who === null || typed.length < DIGITS) return;
    if ((await run(() => attempt({ approvalId, who, pin: typed }))) === null) setPin('');
  };
  if (who === null)
    return (
      <fieldset className={styles['people']}>
        <legend>{words.whose}</legend>
        {people.map(({ uid, name }) => (
          <Button key={uid} variant="outline" onClick={() => setWho(uid)}>
            {name}
          </Button>
        ))}
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </fieldset>
    );
  return (
    <div className={styles['pin']}>
      <label htmlFor={id}>
        {people.find(({ uid }) => uid === who)?.name} · {words.pin}
      </label>
      <input
        ref={field}
        id={id}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        placeholder={words.pinHint}
        value={pin}
        disabled={pending}
        onChange={({ target }) => {
          const typed = target.value.replaceAll(/\D/g, '');
          setPin(typed);
          void allow(typed);
        }}
      />
      {failure !== null && <Notice tone="error">{sentences[failure.reason]}</Notice>}
      <div className={styles['acts']}>
        <Button variant="quiet" disabled={pending} onClick={() => setWho(null)}>
          {words.back}
        </Button>
        <Button
          variant="primary"
          pending={pending}
          disabled={pin.length < DIGITS}
          onClick={() => void allow(pin)}
        >
          {words.pinGo}
        </Button>
      </div>
    </div>
  );
}
