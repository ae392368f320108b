import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { saveExpenseKind } from '@bhoj/domain/expenses/expense-kind.contract';
import { kindOfCategory } from '@bhoj/domain/expenses/expense-kind';
import { EXPENSE_KINDS } from '@bhoj/domain/expenses/expense-kind.schema';
import type { ExpenseKind } from '@bhoj/domain/expenses/expense-kind.schema';
import { namesOnce } from '@bhoj/domain/kernel/folded';
import { useAct } from '../../../firebase/use-act.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Profit } from './use-profit.ts';

/** Asks what the owner's own categories of expenses count as; those on offer have their kinds. */
export function ExpenseKindsCard({ profit: { months, kinds } }: { readonly profit: Profit }) {
  const words = useWords(financeProfitPart);
  const reasons = useWords(reasonsPart);
  const { run, pending, failure } = useAct(saveExpenseKind);
  // The latest month says how a category is spelled.
  const names = namesOnce(
    months.toReversed().flatMap(({ expenses }) => expenses.byCategory.map(({ category }) => category)),
  );
  const own = names
    .map((category) => ({ category, ...kindOfCategory(category, kinds) }))
    .filter(({ by }) => by !== 'list');
  if (own.length === 0) return null;
  return (
    <SectionCard title={words.kindsTitle}>
      <Stack sx={{ ...notPrinted, gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.kindsHint}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
          {own.map(({ category, kind, by }) => (
            <TextField
              key={category}
              select
              label={words.kindOf(category)}
              value={kind}
              disabled={pending}
              helperText={by === 'words' ? words.kindGuessed : ''}
              sx={{ minWidth: 220 }}
              onChange={({ target }) => void run({ category, kind: target.value as ExpenseKind })}
            >
              {EXPENSE_KINDS.map((each) => (
                <MenuItem key={each} value={each}>
                  {words.kind[each]}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      </Stack>
    </SectionCard>
  );
}
