import { useState } from 'react';
import { ATTENDANCE_MARKS } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/muster.schema';
import { SLIP_WORDS } from '../../words/slip.ts';
import { myWorkPart } from '../../messages/shared/my-work/en.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainSelect } from '../../ui/plain/select.tsx';
import styles from './my-work.module.css';

export interface DisputeFormProps {
  /** The current mark; it is not among the choices. */
  readonly mark: Mark | null;
  readonly isOff: boolean;
  readonly onSend: (claimed: Mark) => void;
  readonly onCancel: () => void;
}

/** Asks what the day was, in the person's view. */
export function DisputeForm({ mark, isOff, onSend, onCancel }: DisputeFormProps) {
  const words = useWords(myWorkPart);
  const { marks } = SLIP_WORDS[useLanguage()];
  const others = ATTENDANCE_MARKS.filter((each) => each !== mark);
  const [claimed, setClaimed] = useState<Mark>(mark === 'P' ? 'HD' : 'P');
  return (
    <div className={styles['dispute']}>
      <PlainSelect
        label={words.claimed}
        value={claimed}
        options={others.map((each) => ({ value: each, text: marks[each] }))}
        onChange={({ target }) => setClaimed(others.find((each) => each === target.value) ?? claimed)}
      />
      <PlainButton variant="outline" disabled={isOff} onClick={() => onSend(claimed)}>
        {words.send}
      </PlainButton>
      <PlainButton variant="quiet" onClick={onCancel}>
        {words.cancel}
      </PlainButton>
    </div>
  );
}
