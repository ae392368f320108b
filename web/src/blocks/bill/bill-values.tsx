import type { BillWords } from '../../messages/shared/bill/en.ts';
import type { BillRows } from './bill-rows.ts';
import styles from './bill-values.module.css';

export interface BillValuesProps {
  readonly values: BillRows['values'];
  readonly words: BillWords;
  readonly on: 'screen' | 'paper';
}

/** The value before tax by rate, under the letters on the dishes. */
export function BillValues({ values, words, on }: BillValuesProps) {
  if (values.length === 0) return null;
  return (
    <dl className={styles[on]}>
      {values.map(({ mark, name, isTaxable, amount }) => (
        <div key={name}>
          <dt>
            {mark !== '' && <b>{mark}</b>} {name}
            {isTaxable && <small> {words.taxableValue}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
