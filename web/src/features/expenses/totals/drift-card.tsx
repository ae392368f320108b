import { driftOf } from '@bhoj/domain/expenses/drift';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';

/** The most items in the list. */
const MOST = 5;

/** The items with the largest price changes, where quantity and unit were entered. */
export function DriftCard({ latest }: { readonly latest: readonly Expense[] }) {
  const words = useWords(expensesPart);
  const drifts = driftOf(latest).slice(0, MOST);
  if (drifts.length === 0) return null;
  return (
    <SectionCard title={words.prices}>
      <ul className={styles['list']}>
        {drifts.map(({ vendor, item, unit, percent, days }) => (
          <li key={`${vendor} ${item} ${unit}`}>
            <div className={styles['name']}>
              <div>{words.drift(item, percent, days)}</div>
              <div className={styles['quiet']}>{vendor === '' ? words.noVendor : vendor}</div>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
