import { useState } from 'react';
import { ATTENDANCE_MARKS } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import { SLIP_WORDS } from '../../words/slip.ts';
import { myWorkPart } from '../../messages/shared/my-work/en.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import { PlainSelect } from '../../ui/plain/select.tsx';
import styles from './my-work.module.css';

/** The most minutes of overtime on one day. */
const MOST = 960;

export interface DisputeFormProps {
  readonly mark: Mark | null;
  readonly overtimeMinutes: number;
  readonly isOff: boolean;
  /** `minutes`: missing where the overtime is right. */
  readonly onSend: (claimed: Mark, minutes: number | undefined) => void;
  readonly onCancel: () => void;
}

/** Asks what the day and its overtime were, in the person's view. */
export function DisputeForm({ mark, overtimeMinutes, isOff, onSend, onCancel }: DisputeFormProps) {
  const words = useWords(myWorkPart);
  const { marks } = SLIP_WORDS[useLanguage()];
  const [claimed, setClaimed] = useState<Mark>(mark === 'P' ? 'HD' : 'P');
  const [typed, setTyped] = useState('');
  const minutes = typed.trim() === '' ? overtimeMinutes : Number(typed);
  const isWrong = !Number.isInteger(minutes) || minutes < 0 || minutes > MOST;
  const isOther = claimed !== mark || minutes !== overtimeMinutes;
  return (
    <div className={styles['dispute']}>
      <PlainSelect
        label={words.claimed}
        value={claimed}
        options={ATTENDANCE_MARKS.map((each) => ({ value: each, text: marks[each] }))}
        onChange={({ target }) =>
          setClaimed(ATTENDANCE_MARKS.find((each) => each === target.value) ?? claimed)
        }
      />
      <PlainField
        label={words.overtimeMinutes}
        value={typed}
        placeholder={String(overtimeMinutes)}
        inputMode="numeric"
        onChange={({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value)}
      />
      <PlainButton
        variant="outline"
        disabled={isOff || isWrong || !isOther}
        onClick={() => onSend(claimed, minutes === overtimeMinutes ? undefined : minutes)}
      >
        {words.send}
      </PlainButton>
      <PlainButton variant="quiet" onClick={onCancel}>
        {words.cancel}
      </PlainButton>
    </div>
  );
}
