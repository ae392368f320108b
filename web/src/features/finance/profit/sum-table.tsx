import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

export interface SumRow {
  readonly key: string;
  readonly name: string;
  /** Null where the person may not open it. */
  readonly to: string | null;
  /** Null where unknown. */
  readonly amountPaise: Paise | null;
}

export interface SumTableProps {
  readonly title: string;
  readonly heads: readonly [name: string, amount: string];
  readonly rows: readonly SumRow[];
  /** False for amounts that do not add up, such as a break-even. */
  readonly hasTotal: boolean;
}

/** The sources of a figure, with the total below; each row opens its own page. */
export function SumTable({ title, heads, rows, hasTotal }: SumTableProps) {
  const words = useWords(financeProfitPart);
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, to, amountPaise }) => (
          <tr key={key}>
            <th scope="row">{to === null ? name : <Link to={to}>{name}</Link>}</th>
            <td>{amountPaise === null ? words.notKnown : formatMoney(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr data-sum>
            <th scope="row">{words.total}</th>
            <td>{formatMoney(sum(rows.flatMap(({ amountPaise }) => amountPaise ?? [])))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
