import { Link } from 'react-router-dom';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { financeMoneyPart } from '../../../words/owner/finance-money.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

export interface MoneyRow {
  readonly key: string;
  readonly name: string;
  /** Where the row's own page is. */
  readonly to?: string;
  readonly amounts: readonly Paise[];
}

export interface MoneyTableProps {
  readonly title: string;
  /** The name's column first. */
  readonly heads: readonly string[];
  readonly rows: readonly MoneyRow[];
}

/** Amounts in columns, with their totals. It scrolls by itself on a phone. */
export function MoneyTable({ title, heads, rows }: MoneyTableProps) {
  const words = useWords(financeMoneyPart);
  const totals = heads.slice(1).map((_, at) => sum(rows.flatMap(({ amounts }) => amounts[at] ?? [])));
  return (
    <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
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
          {rows.map(({ key, name, to, amounts }) => (
            <tr key={key}>
              <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
              {heads.slice(1).map((head, at) => (
                <td key={head}>{formatPlain(amounts[at] ?? sum([]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row">{words.total}</th>
            {heads.slice(1).map((head, at) => (
              <td key={head}>{formatPlain(totals[at] ?? sum([]))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
