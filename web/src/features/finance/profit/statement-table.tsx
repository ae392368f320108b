import { Link } from 'react-router-dom';
import { amountChange, isLine, lineKey } from '@bhoj/domain/figures/span/profit-and-loss';
import type { LineName, Statement, StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import { monthCountOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatChange, formatMoney, formatShare } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useIfMayFollow } from '../../../firebase/rights.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';
import { sourceOf } from './line-source.ts';
import { lineName } from './line-words.ts';
import type { Profit } from './use-profit.ts';

const SUMS: ReadonlySet<LineName> = new Set(['net', 'income', 'gross', 'operating']);

/** The amount of a line in another period, and the change since. */
function Then({ line, of }: { readonly line: StatementLine; readonly of: Statement }) {
  const words = useWords(financeProfitPart);
  const then = of.lines.find((each) => isLine(each, lineKey(line)));
  // A category without an expense had no cost; any other missing line is unknown.
  const amount = then === undefined ? null : then.amountPaise;
  const change = amountChange(line.amountPaise, amount);
  return (
    <td>
      {amount === null ? (then === undefined ? '–' : words.notKnown) : formatMoney(amount)}
      {change !== null && <span className={styles['muted']}>{formatChange(change)}</span>}
    </td>
  );
}

const amountText = (amount: Paise | null, none: string): string =>
  amount === null ? none : formatMoney(amount);

export interface StatementTableProps {
  readonly profit: Profit;
  readonly span: Span;
  readonly title: string;
}

/** The statement line by line; each amount opens its sources. */
export function StatementTable({ profit, span, title }: StatementTableProps) {
  const words = useWords(financeProfitPart);
  const ifMayFollow = useIfMayFollow();
  const { statement, before, yearAgo } = profit;
  const isCompared = before !== null || yearAgo !== null;
  return (
    <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">
              {statement.lines.some(({ name }) => name === 'income') ? words.shareOfIncome : words.share}
            </th>
            {before !== null && <th scope="col">{words.before}</th>}
            {yearAgo !== null && (
              <th scope="col">{monthCountOf(span) < 12 ? words.yearAgo : words.lastYear}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {statement.lines.map((line) => {
            const { name, category, amountPaise, share } = line;
            const source = ifMayFollow(sourceOf(line, span, statement, isCompared));
            const text = amountText(amountPaise, name === 'wages' ? words.notEntered : words.notKnown);
            return (
              <tr
                key={lineKey(line)}
                data-sum={SUMS.has(name) || undefined}
                data-part={category !== null || undefined}
              >
                <th scope="row">{lineName(words, line, statement)}</th>
                <td>{source === null || amountPaise === null ? text : <Link to={source}>{text}</Link>}</td>
                <td>{share === null ? '–' : formatShare(share)}</td>
                {before !== null && <Then line={line} of={before} />}
                {yearAgo !== null && <Then line={line} of={yearAgo} />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
