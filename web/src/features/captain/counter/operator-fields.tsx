import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import type { Faults, TypedDetails } from '../state/counter-model.ts';
import styles from '../acts/acts.module.css';

interface OperatorFieldsProps {
  readonly operators: readonly string[];
  readonly typed: TypedDetails;
  readonly faults: Faults;
  readonly onChange: (typed: TypedDetails) => void;
}

/** The operator of an aggregator's order, as large buttons, and the operator's order number. */
export function OperatorFields({ operators, typed, faults, onChange }: OperatorFieldsProps) {
  const floor = useWords(floorPart);

  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{floor.operator}</legend>
        <div className={styles['places']}>
          {operators.map((operator) => (
            <label key={operator}>
              <input
                type="radio"
                name="operator"
                checked={typed.operator === operator}
                onChange={() => onChange({ ...typed, operator })}
              />
              {operator}
            </label>
          ))}
        </div>
      </fieldset>
      <PlainField
        label={floor.operatorNumber}
        hint={floor.operatorNumberHint}
        maxLength={20}
        autoComplete="off"
        value={typed.number}
        error={faults.number}
        onChange={(event) => onChange({ ...typed, number: event.currentTarget.value })}
      />
    </>
  );
}
