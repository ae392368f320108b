import { useState } from 'react';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { CheckField } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import { reasonIn, ReasonField } from './reason-field.tsx';
import styles from '../settle-parts.module.css';

export interface ComplimentaryFormProps extends Pick<
  RareSheetProps,
  'pending' | 'failure' | 'ask' | 'onClose' | 'children'
> {
  /** The lines that are not paid yet. */
  readonly open: readonly { readonly id: string; readonly quantity: number; readonly name: string }[];
  /** `portions` has the lines that are given in part. */
  readonly onSave: (lineIds: string[], portions: Portions, reason: string) => void;
}

/** Asks which lines are complimentary, how many portions of each, and why. */
export function ComplimentaryForm({ open, onSave, children, ...form }: ComplimentaryFormProps) {
  const settling = useWords(settlingPart);

  const [chosen, setChosen] = useState<Portions>({});
  const [reason, setReason] = useState('');
  const given = open.filter(({ id }) => Object.hasOwn(chosen, id));
  const lineIds = given.map(({ id }) => id);
  const inPart = given.filter(({ id, quantity }) => (chosen[id] ?? quantity) < quantity);
  const isAll = lineIds.length === open.length && inPart.length === 0;
  const why = reasonIn(reason);
  const missingIn = (): string | null => {
    if (lineIds.length === 0) return settling.complimentaryFault;
    return why === null ? settling.reasonFault : null;
  };
  const choose = (id: string, quantity: number) => {
    const { [id]: _, ...others } = chosen;
    setChosen(quantity === 0 ? others : { ...others, [id]: quantity });
  };
  const save = () => {
    const portions = Object.fromEntries(inPart.map(({ id, quantity }) => [id, chosen[id] ?? quantity]));
    if (why !== null) onSave(lineIds, portions, why);
  };
  return (
    <RareSheet
      {...form}
      title={settling.complimentary}
      missing={missingIn()}
      go={open.length > 0 ? settling.complimentary : null}
      cancel={settling.cancel}
      onGo={save}
    >
      {children}
      <small className={styles['quiet']}>{settling.complimentaryHint}</small>
      {open.length > 0 && (
        <div role="group" aria-label={settling.complimentaryDishes}>
          <CheckField
            label={settling.complimentaryAll}
            checked={isAll}
            isPartly={!isAll && lineIds.length > 0}
            onChange={() =>
              setChosen(isAll ? {} : Object.fromEntries(open.map(({ id, quantity }) => [id, quantity])))
            }
          />
          {open.map(({ id, quantity, name }) => (
            <div key={id} className={styles['given']}>
              <CheckField
                label={`${quantity} × ${name}`}
                checked={Object.hasOwn(chosen, id)}
                onChange={() => choose(id, Object.hasOwn(chosen, id) ? 0 : quantity)}
              />
              {quantity > 1 && Object.hasOwn(chosen, id) && (
                <Stepper
                  label={settling.portionsFree(name)}
                  value={chosen[id] ?? 0}
                  max={quantity}
                  decreaseLabel={settling.lessOf(name)}
                  increaseLabel={settling.moreOf(name)}
                  onChange={(next) => choose(id, next)}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {open.length > 0 && (
        <ReasonField typed={reason} offered={settling.complimentaryReasons} onType={setReason} />
      )}
    </RareSheet>
  );
}
