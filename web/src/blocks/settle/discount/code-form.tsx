import { useState } from 'react';
import { isCode, tidyCode } from '@bhoj/domain/billing/code-text';
import { codeEntryPart } from '../../../words/shared/code-entry.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button, SubmitButton, TextField } from '../../../ui/shared/kit/controls.tsx';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import styles from '../settle-parts.module.css';

export interface CodeFormProps {
  readonly pending: boolean;
  readonly onSave: (code: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a discount code that a guest shows. */
export function CodeForm({ pending, onSave, onCancel }: CodeFormProps) {
  const words = useWords(codeEntryPart);
  const form = useIntoView<HTMLFormElement>();

  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && !isCode(typed);
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label={words.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCode(typed)) onSave(tidyCode(typed));
      }}
    >
      <TextField
        autoFocus
        label={words.label}
        value={typed}
        fault={isWrong ? words.fault : null}
        maxLength={24}
        autoCapitalize="characters"
        onChange={setTyped}
      />
      <div className={styles['choices']}>
        <SubmitButton pending={pending}>{words.use}</SubmitButton>
        <Button disabled={pending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
