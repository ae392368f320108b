import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { reasonIn, ReasonField } from './reason-field.tsx';
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
      className={styles['form']}
      aria-label={settling.complimentary}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (lineIds.length > 0 && why !== null) onSave(lineIds, why);
      }}
    >
      <small className={styles['quiet']}>{settling.complimentaryHint}</small>
      <FormGroup role="group" aria-label={settling.complimentaryDishes}>
        <FormControlLabel
          control={<Checkbox checked={isAll} indeterminate={!isAll && lineIds.length > 0} />}
          label={settling.complimentaryAll}
          onChange={() => setChosen(new Set(isAll ? [] : open.map(({ id }) => id)))}
        />
        {open.map(({ id, quantity, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.has(id)} />}
            label={`${quantity} × ${name}`}
            onChange={() => toggle(id)}
          />
        ))}
      </FormGroup>
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
