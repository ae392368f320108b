import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { BillPhotoField } from '../../../blocks/photo/bill-photo-field.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Draft } from './draft.ts';

export interface EndFieldsProps {
  readonly draft: Draft;
  readonly totalPaise: Paise;
  readonly onChange: (to: Partial<Draft>) => void;
}

const three = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } };

/** The fields below the lines of a bill, its sum, its payment, and its photo. */
export function EndFields({ draft, totalPaise, onChange }: EndFieldsProps) {
  const words = useWords(stockReceivePart);
  const { methods } = useWords(expensesPart);
  const text = (name: 'discount' | 'charges' | 'roundOff', helperText?: string) => (
    <TextField
      label={words[name]}
      value={draft[name]}
      helperText={helperText}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
    />
  );
  const isDueBefore = draft.dueOn !== '' && draft.dueOn < draft.billDay;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={three}>
        {text('discount')}
        {text('charges')}
        {text('roundOff', words.roundOffHint)}
      </Box>
      <p role="status">
        {words.total} <strong>{formatPlain(totalPaise)}</strong>
      </p>
      <Segmented
        label={words.payment}
        value={draft.pays}
        onChange={(pays) => onChange({ pays })}
        options={[
          { value: 'due', label: words.due },
          { value: 'paid', label: words.paid },
        ]}
      />
      {draft.pays === 'paid' ? (
        <TextField
          select
          label={words.method}
          value={draft.method}
          onChange={(event) => onChange({ method: event.target.value as ExpenseMethod })}
        >
          {EXPENSE_METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {methods[each]}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <TextField
          type="date"
          required
          label={words.dueOn}
          value={draft.dueOn}
          error={isDueBefore}
          helperText={isDueBefore ? words.dueBefore : null}
          onChange={(event) => onChange({ dueOn: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <BillPhotoField
        value={draft.photo ?? 'none'}
        hasPhoto={false}
        onChange={(photo) => onChange({ photo: typeof photo === 'object' ? photo : null })}
      />
      <TextField
        label={words.note}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </Stack>
  );
}
