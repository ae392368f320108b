import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import styles from './acts.module.css';

export interface ReasonChoiceProps {
  readonly usual: readonly string[];
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Asks for a reason: the usual ones as buttons, or free text. */
export function ReasonChoice({ usual, reason, onChange }: ReasonChoiceProps) {
  const floor = useWords(floorPart);

  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{floor.reason}</legend>
        <div className={styles['reasons']}>
          {usual.map((words) => (
            <label key={words}>
              <input type="radio" name="reason" checked={reason === words} onChange={() => onChange(words)} />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      <PlainField
        label={floor.reasonOther}
        hint={floor.reasonHint}
        maxLength={80}
        value={usual.includes(reason) ? '' : reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
