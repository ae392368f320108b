import { driftOf } from '@bhoj/domain/expenses/drift';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';
import { categoriesOf } from '../state/expenses-model.ts';

/** The most bills in the list. */
const SHOWN = 10;

/** A vendor's last bills, and the changes of their prices. */
export function VendorHistory({ vendor }: { readonly vendor: string }) {
  const words = useWords(expensesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveList(expenses, { restaurantId }, expenses.queries.ofVendor(vendor));
  return (
    <SectionCard title={words.panel.history(vendor)}>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={3} />}
        words={{ failed: words.panel.historyFailed }}
      >
        {(list) => (
          <ul className={styles['list']}>
            {driftOf(list.map(({ value }) => value)).map(({ item, unit, percent, days }) => (
              <li key={`${item} ${unit}`}>
                <strong>{words.drift(item, percent, days)}</strong>
              </li>
            ))}
            {list.slice(0, SHOWN).map(({ id, value }) => (
              <li key={id}>
                <div className={styles['name']}>
                  <div>{dayName(value.day)}</div>
                  <div className={styles['quiet']}>{categoriesOf(value).join(', ')}</div>
                </div>
                <span className={styles['amount']}>{formatPlain(value.amountPaise)}</span>
              </li>
            ))}
          </ul>
        )}
      </Gate>
    </SectionCard>
  );
}
