import type { BillWords } from '../../messages/shared/bill/en.ts';
import type { LineRow } from './bill-rows.ts';
import { LongWords } from '../../ui/shared/parts/long-words.tsx';
import styles from './bill-sheet-lines.module.css';

export interface BillRollLinesProps {
  readonly rows: readonly LineRow[];
  readonly words: BillWords;
}

/** The lines on a roll: four columns on 80 mm; on 58 mm the name has its own line. */
export function BillRollLines({ rows, words }: BillRollLinesProps) {
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th>{words.item}</th>
          <th>{words.quantity}</th>
          <th>{words.rate}</th>
          <th>{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // The lines of a bill never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} data-part={row.isPart}>
            <th>
              <LongWords>{row.name}</LongWords>
              {row.mark !== '' && <b>{row.mark}</b>}
              {row.otherName !== null && (
                <small>
                  <LongWords>{row.otherName}</LongWords>
                </small>
              )}
              {row.detail !== '' && (
                <small>
                  <LongWords>{row.detail}</LongWords>
                </small>
              )}
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
