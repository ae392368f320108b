import Button from '@mui/material/Button';
import { useState } from 'react';
import { dueState } from '@bhoj/domain/expenses/due';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { monthTotal } from '@bhoj/domain/expenses/shares';
import { formatPlain } from '@bhoj/domain/money/format';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';
import { nameOf } from '../state/expenses-model.ts';
import type { ExpenseActs } from '../state/use-expense-acts.ts';
import { PayDialog } from './pay-dialog.tsx';

export interface DueCardProps {
  readonly due: readonly Entry<Expense>[];
  readonly today: string;
  readonly onPay: ExpenseActs['pay'];
}

/** All unpaid expenses, of any month; the longest due first. */
export function DueCard({ due, today, onPay }: DueCardProps) {
  const words = useWords(expensesPart);
  const [paying, setPaying] = useState<Entry<Expense> | null>(null);
  if (due.length === 0) return null;
  const total = formatPlain(monthTotal(due.map(({ value }) => value)).totalPaise);
  return (
    <SectionCard title={words.dueList} description={words.dueSum(due.length, total)}>
      <ul className={styles['list']}>
        {due.map((entry) => {
          const { value } = entry;
          const isLate = dueState(value, today) === 'overdue';
          const when = dayName(value.dueOn ?? value.day);
          return (
            <li key={entry.id}>
              <div className={styles['name']}>
                <div>{nameOf(value)}</div>
                <StatusDotBadge
                  color={isLate ? 'red' : 'yellow'}
                  word={isLate ? words.overdueSince(when) : words.dueOn(when)}
                />
              </div>
              <span className={styles['amount']}>{formatPlain(value.amountPaise)}</span>
              <Button variant="outlined" onClick={() => setPaying(entry)}>
                {words.markPaid}
              </Button>
            </li>
          );
        })}
      </ul>
      {paying !== null && (
        <PayDialog
          entry={paying}
          today={today}
          onClose={() => setPaying(null)}
          onPay={(day, method) => {
            setPaying(null);
            onPay(paying, day, method);
          }}
        />
      )}
    </SectionCard>
  );
}
