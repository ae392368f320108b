import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import type { Expense, ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/expenses-model.ts';
import { DrawerCounted } from '../form/drawer-counted.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface PayDialogProps {
  readonly entry: Entry<Expense>;
  readonly today: string;
  readonly onPay: (day: string, method: ExpenseMethod) => void;
  readonly onClose: () => void;
}

/** Asks when and how a due bill was paid. */
export function PayDialog({ entry, today, onPay, onClose }: PayDialogProps) {
  const words = useWords(expensesPart);
  const common = useWords(commonPart);
  const [day, setDay] = useState(today);
  const [method, setMethod] = useState<ExpenseMethod>('bank');
  const { value } = entry;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="pay-dialog">
      <DialogTitle id="pay-dialog" sx={{ overflowWrap: 'anywhere' }}>
        <WholeNumbers>{words.payTitle(nameOf(value), formatPlain(value.amountPaise))}</WholeNumbers>
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.payHint}</DialogContentText>
          <DayField label={words.payDay} value={day} max={today} onChange={setDay} />
          <TextField
            select
            label={words.method}
            value={method}
            onChange={({ target }) =>
              setMethod(EXPENSE_METHODS.find((known) => known === target.value) ?? method)
            }
          >
            {EXPENSE_METHODS.map((known) => (
              <MenuItem key={known} value={known}>
                {words.methods[known]}
              </MenuItem>
            ))}
          </TextField>
          <DrawerCounted day={method === 'drawer' ? day : null} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" onClick={() => onPay(day, method)}>
          {words.pay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
