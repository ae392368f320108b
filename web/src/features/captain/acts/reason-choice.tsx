import type { UsualCancelReason } from '@bhoj/domain/orders/cancel-reasons';
import { floorPart } from '../../../words/captain/floor.ts';
import { cancelReasonPart } from '../../../words/shared/cancel-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import styles from './acts.module.css';

export interface ReasonChoiceProps {
  readonly usual: readonly UsualCancelReason[];
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Asks for a reason: the usual ones as buttons, or free text. */
export function ReasonChoice({ usual, reason, onChange }: ReasonChoiceProps) {
  const floor = useWords(floorPart);
  const reasonWords = useWords(cancelReasonPart);

  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{floor.reason}</legend>
        <div className={styles['reasons']}>
          {usual.map((one) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason === one} onChange={() => onChange(one)} />
              {reasonWords[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <PlainField
        label={floor.reasonOther}
        hint={floor.reasonHint}
        maxLength={80}
        value={usual.some((one) => one === reason) ? '' : reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
