import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { dayName, momentName, monthName } from '../../../ui/dates/formats.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';

/** One row of the facts. */
type Fact = readonly [label: string, text: string];

/** An expense's facts, and its parts where it has several or names an item. */
export function ExpenseFacts({ expense }: { readonly expense: Expense }) {
  const words = useWords(expensesPart);
  const { columns, form, panel } = words;
  const { day, month, method, dueOn, gstPaise, description, parts, createdAt } = expense;
  const facts: Fact[] = [
    [columns.date, dayName(day)],
    [columns.month, monthName(month)],
    [columns.method, method === null ? words.unpaid : words.methods[method]],
    ...(dueOn === null ? [] : [[columns.due, dayName(dueOn)] as const]),
    ...(gstPaise === 0 ? [] : [[form.gst, formatPlain(gstPaise)] as const]),
    ...(description === '' ? [] : [[columns.note, description] as const]),
    [panel.enteredOn, momentName(createdAt)],
  ];
  return (
    <>
      <dl className={styles['facts']}>
        <div className={styles['total']}>
          <dt>{columns.amount}</dt>
          <dd>{formatPlain(expense.amountPaise)}</dd>
        </div>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['list']} aria-label={panel.parts}>
        {parts.map(({ category, item, quantity, unit, amountPaise }, index) => (
          // Two parts may be alike in every field.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <div className={styles['name']}>
              <div>{category}</div>
              <div className={styles['quiet']}>
                {[item, quantity === null ? '' : `${quantity} ${unit}`]
                  .filter((text) => text !== '')
                  .join(', ')}
              </div>
            </div>
            <span className={styles['amount']}>{formatPlain(amountPaise)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
