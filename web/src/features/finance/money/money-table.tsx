import { Link } from 'react-router-dom';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { FigureAsked } from '../../../blocks/figures/figure-address.ts';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

export interface MoneyRow {
  readonly key: string;
  readonly name: string;
  /** The address of the row's own page. */
  readonly to?: string;
  readonly amounts: readonly Paise[];
  /** The figure that each amount opens, in the same order; missing for none. */
  readonly asked?: readonly (FigureAsked | undefined)[];
}

export interface MoneyTableProps {
  readonly title: string;
  /** The headings; the column of names comes first. */
  readonly heads: readonly string[];
  readonly rows: readonly MoneyRow[];
  /** The figure that each total opens. */
  readonly totalsAsked?: readonly (FigureAsked | undefined)[];
}

interface AmountProps {
  readonly amount: Paise | undefined;
  readonly label: string;
  readonly asked: FigureAsked | undefined;
}

function Amount({ amount = ZERO, label, asked }: AmountProps) {
  const text = formatPlain(amount);
  return <td>{asked === undefined || amount === 0 ? text : <FigureLink {...{ asked, label, text }} />}</td>;
}

/** Amounts in columns, with their totals. It scrolls sideways by itself on a phone. */
export function MoneyTable({ title, heads, rows, totalsAsked = [] }: MoneyTableProps) {
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
          {rows.map(({ key, name, to, amounts, asked = [] }) => (
            <tr key={key}>
              <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
              {heads.slice(1).map((head, at) => (
                <Amount key={head} amount={amounts[at]} label={`${head}, ${name}`} asked={asked[at]} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <th scope="row">{words.total}</th>
            {heads.slice(1).map((head, at) => (
              <Amount
                key={head}
                amount={totals[at]}
                label={`${head}, ${words.total}`}
                asked={totalsAsked[at]}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
