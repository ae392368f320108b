import { useState } from 'react';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { reasonIn, ReasonField } from './reason-field.tsx';
import { Button, CheckField, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import styles from '../settle-parts.module.css';

export interface ComplimentaryFormProps {
  /** The lines that are still to be paid for. */
  readonly open: readonly { readonly id: string; readonly quantity: number; readonly name: string }[];
  readonly pending: boolean;
  readonly onSave: (lineIds: string[], reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks which lines are given for nothing, and why. */
export function ComplimentaryForm({ open, pending, onSave, onCancel }: ComplimentaryFormProps) {
  const settling = useWords(settlingPart);
  const form = useIntoView<HTMLFormElement>();

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lineIds = open.map(({ id }) => id).filter((id) => chosen.has(id));
  const isAll = lineIds.length === open.length;
  const why = reasonIn(reason);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label={settling.complimentary}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (lineIds.length > 0 && why !== null) onSave(lineIds, why);
      }}
    >
      <h3>{settling.complimentary}</h3>
      <small className={styles['quiet']}>{settling.complimentaryHint}</small>
      <div role="group" aria-label={settling.complimentaryDishes}>
        <CheckField
          label={settling.complimentaryAll}
          checked={isAll}
          isPartly={!isAll && lineIds.length > 0}
          onChange={() => setChosen(new Set(isAll ? [] : open.map(({ id }) => id)))}
        />
        {open.map(({ id, quantity, name }) => (
          <CheckField
            key={id}
            label={`${quantity} × ${name}`}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      {isTried && lineIds.length === 0 && <small role="alert">{settling.complimentaryFault}</small>}
      <ReasonField
        typed={reason}
        usual={settling.complimentaryReasons}
        isTried={isTried}
        onType={setReason}
      />
      <div className={styles['choices']}>
        <SubmitButton pending={pending}>{settling.giveComplimentary}</SubmitButton>
        <Button disabled={pending} onClick={onCancel}>
          {settling.cancel}
        </Button>
      </div>
    </form>
  );
}
