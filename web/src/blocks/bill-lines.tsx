import { formatPlain } from '@bhoj/domain/money/format';
import type { BillLine } from '@bhoj/domain/billing/bill';
import type { BillWords } from '../messages/blocks.ts';
import type { Language } from '../messages/language.ts';
import { localName } from './local-name.ts';
import styles from './bill-view.module.css';

export interface BillLinesProps {
  readonly lines: readonly Pick<
    BillLine,
    'name' | 'nameHi' | 'detail' | 'quantity' | 'unitPaise' | 'amountPaise'
  >[];
  readonly words: BillWords;
  readonly language: Language;
}

/** Dish, quantity, rate, amount. */
export function BillLines({ lines, words, language }: BillLinesProps) {
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
        {lines.map((line, index) => (
          // A bill never changes its lines' places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              {localName(line, language)}
              {line.detail !== '' && <span className={styles['detail']}>{line.detail}</span>}
            </th>
            <td>{line.quantity}</td>
            <td>{formatPlain(line.unitPaise)}</td>
            <td>{formatPlain(line.amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
