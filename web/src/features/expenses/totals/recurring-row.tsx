import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { recurringExpenses } from '@bhoj/domain/expenses/recurring';
import { formatPlain } from '@bhoj/domain/money/format';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/expenses-model.ts';

/** The most recurring expenses on offer. */
const MOST = 6;

export interface RecurringRowProps {
  readonly latest: readonly Expense[];
  readonly onAgain: (earlier: Expense) => void;
}

/** Recurring expenses: a tap opens the filled-in form, and another saves it. */
export function RecurringRow({ latest, onAgain }: RecurringRowProps) {
  const words = useWords(expensesPart);
  const recurring = recurringExpenses(latest, MOST);
  if (recurring.length === 0) return null;
  return (
    <SectionCard title={words.recurring} description={words.recurringHint}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {recurring.map(({ last }) => (
          <Button
            key={`${last.vendor} ${last.createdAt}`}
            variant="outlined"
            onClick={() => onAgain(last)}
            sx={{ maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {words.recurringLabel(nameOf(last), formatPlain(last.amountPaise))}
          </Button>
        ))}
      </Stack>
    </SectionCard>
  );
}
