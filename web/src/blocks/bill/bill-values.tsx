import type { BillWords } from '../../messages/shared/en/bill.ts';
import type { BillRows } from './bill-rows.ts';

export interface BillValuesProps {
  readonly values: BillRows['values'];
  readonly words: BillWords;
  readonly className: string | undefined;
}

/** The value before tax by rate, under the letters that the dishes bear. */
export function BillValues({ values, words, className }: BillValuesProps) {
  if (values.length === 0) return null;
  return (
    <dl className={className}>
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
