import { useState } from 'react';
import { LONG_CODE, LONGEST_CODE, SHORT_CODE } from '@bhoj/domain/orders/door/code-tries';
import type { FormEvent, ReactNode } from 'react';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { useSpeech } from '../context/language.tsx';
import { Refused } from './refused.tsx';
import styles from './details.module.css';

export interface JoinCodeProps {
  /** The number of digits of the table's code, as the server told it. */
  readonly digits: number;
  readonly isWrong: boolean;
  readonly isPending: boolean;
  readonly onCode: (code: string) => void;
  /** The outcome of asking a captain; replaces the explanation of the code. */
  readonly asked?: ReactNode;
}

const LENGTHS: readonly number[] = [SHORT_CODE, LONG_CODE, LONGEST_CODE];

/** The code with which another phone joins a table. */
export function JoinCode({ digits, isWrong, isPending, onCode, asked }: JoinCodeProps) {
  const { words } = useSpeech();
  const [code, setCode] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (LENGTHS.includes(code.length)) onCode(code);
  };
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      {asked ?? <PlainNotice tone="info">{words.details.codeTitle}</PlainNotice>}
      <PlainField
        label={words.details.code(digits)}
        hint={words.details.codeHint}
        {...(isWrong && { error: <Refused reason="code-wrong" /> })}
        className={styles['code']}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={LONGEST_CODE}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
      <PlainButton type="submit" wide pending={isPending} disabled={!LENGTHS.includes(code.length)}>
        {words.details.join}
      </PlainButton>
    </form>
  );
}
