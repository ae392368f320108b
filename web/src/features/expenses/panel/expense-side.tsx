import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
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
  const words = useWords(expensesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(expenses, expenseId === null ? null : { restaurantId, expenseId });
  return (
    <ItemPanel
      id={expenseId}
      live={live}
      title={(expense) => (expense === null ? words.panel.expense : nameOf(expense))}
      badge={(value) => <StateBadge words={words} row={rowOf({ id: '', value }, today)} />}
      width={520}
      words={{ loading: words.loading, couldNotLoad: words.couldNotLoad }}
      missing={<Notice tone="info">{words.panel.gone}</Notice>}
      onClose={onClose}
    >
      {(value, id) => (
        <ExpensePanel
          entry={{ id, value }}
          template={templates.find((template) => template.id === value.templateId) ?? null}
          now={now}
          onEdit={() => onEdit({ id, value })}
          onStop={acts.stop}
          onUnpay={() => acts.unpay({ id, value }, today)}
          onRemove={() => {
            onClose();
            acts.remove(id);
          }}
        />
      )}
    </ItemPanel>
  );
}
