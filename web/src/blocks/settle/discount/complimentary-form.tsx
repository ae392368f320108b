import { useState } from 'react';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckField } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import { reasonIn, ReasonField } from './reason-field.tsx';
import styles from '../settle-parts.module.css';

export interface ComplimentaryFormProps extends Pick<
  RareSheetProps,
  'pending' | 'failure' | 'onClose' | 'children'
> {
  /** The lines that are not paid yet. */
  readonly open: readonly { readonly id: string; readonly quantity: number; readonly name: string }[];
  readonly onSave: (lineIds: string[], reason: string) => void;
}

/** Asks which lines are complimentary, and why. */
export function ComplimentaryForm({ open, onSave, children, ...form }: ComplimentaryFormProps) {
  const settling = useWords(settlingPart);

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const lineIds = open.map(({ id }) => id).filter((id) => chosen.has(id));
  const isAll = lineIds.length === open.length;
  const why = reasonIn(reason);
  const missingIn = (): string | null => {
    if (lineIds.length === 0) return settling.complimentaryFault;
    return why === null ? settling.reasonFault : null;
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <RareSheet
      {...form}
      title={settling.complimentary}
      missing={missingIn()}
      go={open.length > 0 ? settling.complimentary : null}
      cancel={settling.cancel}
      onGo={() => why !== null && onSave(lineIds, why)}
    >
      {children}
      <small className={styles['quiet']}>{settling.complimentaryHint}</small>
      {open.length > 0 && (
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
      )}
      {open.length > 0 && (
        <ReasonField typed={reason} usual={settling.complimentaryReasons} onType={setReason} />
      )}
    </RareSheet>
  );
}
