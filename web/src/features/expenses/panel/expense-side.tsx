import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from '../list/expense-columns.tsx';
import { nameOf, rowOf } from '../state/expenses-model.ts';
import type { ExpenseActs } from '../state/use-expense-acts.ts';
import { ExpensePanel } from './expense-panel.tsx';

export interface ExpenseSideProps {
  /** Null when none is open. */
  readonly expenseId: string | null;
  readonly templates: readonly Entry<ExpenseTemplate>[];
  readonly today: string;
  readonly now: number;
  readonly acts: ExpenseActs;
  readonly onEdit: (entry: Entry<Expense>) => void;
  readonly onClose: () => void;
}

/** The open expense beside the list. */
export function ExpenseSide({ expenseId, templates, today, now, acts, onEdit, onClose }: ExpenseSideProps) {
  const common = useWords(commonPart);
  const words = useWords(expensesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(expenses, expenseId === null ? null : { restaurantId, expenseId });
  return (
    <SidePanel
      open={expenseId !== null}
      title={live.state === 'ready' ? nameOf(live.value) : words.panel.expense}
      badge={
        live.state === 'ready' && (
          <StateBadge words={words} row={rowOf({ id: '', value: live.value }, today)} />
        )
      }
      closeLabel={common.close}
      width={520}
      onClose={onClose}
    >
      {expenseId !== null && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={6} />}
          words={{ failed: words.couldNotLoad }}
          missing={<Notice tone="info">{words.panel.gone}</Notice>}
        >
          {(value) => (
            <ExpensePanel
              key={expenseId}
              entry={{ id: expenseId, value }}
              template={templates.find(({ id }) => id === value.templateId) ?? null}
              now={now}
              onEdit={() => onEdit({ id: expenseId, value })}
              onStop={acts.stop}
              onRemove={() => {
                onClose();
                acts.remove(expenseId);
              }}
            />
          )}
        </Gate>
      )}
    </SidePanel>
  );
}
