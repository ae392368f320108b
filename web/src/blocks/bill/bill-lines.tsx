import type { BillWords } from '../../messages/shared/bill/en.ts';
import type { LineRow } from './bill-rows.ts';
import styles from './bill-view.module.css';

export interface BillLinesProps {
  readonly rows: readonly LineRow[];
  readonly words: BillWords;
}

/** The lines of a bill: dish, quantity, rate, amount. */
export function BillLines({ rows, words }: BillLinesProps) {
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // The lines of a bill never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} data-struck={row.struck !== undefined} data-part={row.isPart}>
            <th scope="row">
              {row.struck === undefined ? row.name : <s>{row.name}</s>}
              {row.mark !== '' && <span className={styles['mark']}>{row.mark}</span>}
              {row.otherName !== null && <span className={styles['detail']}>{row.otherName}</span>}
              {row.struck !== undefined && <span className={styles['detail']}>{row.struck}</span>}
              {row.detail !== '' && <span className={styles['detail']}>{row.detail}</span>}
            </th>
            <td>{row.quantity}</td>
            <td>{row.rate}</td>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
