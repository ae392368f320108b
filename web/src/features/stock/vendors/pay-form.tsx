import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { payVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';

const payForm = (owedPaise: Paise, today: string) =>
  z.object({
    amount: rupeesText.refine((amount) => amount > 0 && amount <= owedPaise),
    method: z.enum(EXPENSE_METHODS),
    day: z.string().refine((day) => isIsoDay(day) && day <= today),
  });
type Typed = z.input<ReturnType<typeof payForm>>;
type Entered = z.output<ReturnType<typeof payForm>>;

export interface PayFormProps {
  readonly vendorId: string;
  readonly owedPaise: Paise;
  readonly today: string;
  readonly onDone: () => void;
}

/** Pays a vendor all that they are owed, or a part. */
export function PayForm({ vendorId, owedPaise, today, onDone }: PayFormProps) {
  const { pay: words } = useWords(stockVendorsPart);
  const { methods } = useWords(expensesPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(payVendor);
  // The same id for every attempt, so that a lost answer pays nothing twice.
  const [requestId] = useState(() => newId());
  const { control, handleSubmit } = useForm<Typed, unknown, Entered>({
    resolver: sentenceResolver(payForm(owedPaise, today), words.faults),
    defaultValues: { amount: typedRupees(owedPaise), method: 'upi', day: today },
  });
  const submit = handleSubmit(async ({ amount, method, day }) => {
    const amountPaise = paise(amount);
    const answer = await run({ requestId, vendorId, amountPaise, method, day });
    if (answer === null) return;
    toast({ message: words.saved(formatPlain(amountPaise), formatPlain(answer.owedPaise)) });
    onDone();
  });
  const refusal = why(failure);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <FormTextField
          control={control}
          name="amount"
          label={words.amount}
          helperText={words.hint(formatPlain(owedPaise))}
          inputMode="decimal"
          startAdornment="₹"
          required
        />
        <FormTextField select control={control} name="method" label={words.method}>
          {EXPENSE_METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {methods[each]}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField control={control} name="day" type="date" label={words.day} isLabelAbove required />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <SubmitButton pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
