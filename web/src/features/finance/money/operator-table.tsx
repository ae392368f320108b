import { operatorPayoutsOf } from '@bhoj/domain/books/money-entry';
import type { MoneyEntry } from '@bhoj/domain/books/money-entry';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { sum, ZERO } from '@bhoj/domain/money/money';
import type { FigureAsked } from '../../../blocks/figures/figure-address.ts';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

export interface OperatorTableProps {
  readonly title: string;
  readonly months: readonly Month[];
  readonly entries: readonly MoneyEntry[];
  /** The days behind the links of the amounts. */
  readonly ofPeriod: Pick<FigureAsked, 'since' | 'day'>;
}

/** For each aggregator: the orders handed over, its payouts, and its commission. */
export function OperatorTable({ title, months, entries, ofPeriod }: OperatorTableProps) {
  const words = useWords(financeMoneyPart);
  const payouts = operatorPayoutsOf(entries);
  const names = [
    ...new Set([
      ...months.flatMap(({ sales }) => Object.keys(sales.byOperator)),
      ...payouts.map(({ operator }) => operator),
    ]),
  ].toSorted();
  if (names.length === 0) return <p>{words.noOperators}</p>;
  return (
    <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            {[words.operator, words.orders, words.gross, words.commission, words.taxes, words.net].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const handed = sum(months.map(({ sales }) => sales.byOperator[name]?.totalPaise ?? ZERO));
            const paid = payouts.find(({ operator }) => operator === name);
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span className={styles['muted']}>{words.payouts(paid?.payouts ?? 0)}</span>
                </th>
                <td>
                  <FigureLink
                    asked={{ ...ofPeriod, name: 'operator', of: name }}
                    label={`${words.orders}, ${name}`}
                    text={formatPlain(handed)}
                  />
                </td>
                <td>{formatPlain(paid?.grossPaise ?? ZERO)}</td>
                <td>
                  {formatPlain(paid?.commissionPaise ?? ZERO)}
                  {typeof paid?.commission === 'number' && (
                    <span className={styles['muted']}>{formatShare(paid.commission)}</span>
                  )}
                </td>
                <td>{formatPlain(paid?.taxesPaise ?? ZERO)}</td>
                <td>{formatPlain(paid?.netPaise ?? ZERO)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
