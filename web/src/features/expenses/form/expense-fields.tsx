import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useController, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { isMonthClosed, monthClosesOn } from '@bhoj/domain/expenses/month';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import { RHYTHMS } from '@bhoj/domain/expenses/template.schema';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { isIsoMonth } from '../../../ui/dates/iso-day.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { ExpenseEntered, ExpenseTyped } from '../state/expense-form.ts';
import { DrawerCounted } from './drawer-counted.tsx';

export type ExpenseControl = Control<ExpenseTyped, unknown, ExpenseEntered>;

/** Two fields side by side, one below the other on a phone. */
export const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface FieldsProps {
  readonly control: ExpenseControl;
}

/** Paid, with the method; or unpaid, with the due day. */
export function PaymentFields({ control }: FieldsProps) {
  const words = useWords(expensesPart);
  const { field } = useController({ control, name: 'payment' });
  const [method, day] = useWatch({ control, name: ['method', 'day'] });
  const isPaid = field.value === 'paid';
  return (
    <>
      <Segmented
        label={words.form.payment}
        value={field.value}
        onChange={field.onChange}
        options={[
          { value: 'paid', label: words.form.paid },
          { value: 'due', label: words.form.due },
        ]}
      />
      {isPaid ? (
        <FormTextField select control={control} name="method" label={words.form.method}>
          {EXPENSE_METHODS.map((known) => (
            <MenuItem key={known} value={known}>
              {words.methods[known]}
            </MenuItem>
          ))}
        </FormTextField>
      ) : (
        <FormTextField control={control} name="dueOn" type="date" label={words.form.dueOn} isLabelAbove />
      )}
      <DrawerCounted day={isPaid && method === 'drawer' ? day : null} />
    </>
  );
}

/** The day, and the month that bears the cost, which follows the day until it is changed. */
export function WhenFields({ control, now }: FieldsProps & { readonly now: number }) {
  const words = useWords(expensesPart).form;
  const month = useWatch({ control, name: 'month' });
  return (
    <>
      <Box sx={pair}>
        <FormTextField control={control} name="day" type="date" label={words.day} isLabelAbove required />
        <FormTextField
          control={control}
          name="month"
          type="month"
          label={words.belongs}
          isLabelAbove
          required
        />
      </Box>
      {isIsoMonth(month) && isMonthClosed(month, now) && (
        <Notice tone="info">{words.adjustment(monthName(month), dayName(monthClosesOn(month)))}</Notice>
      )}
    </>
  );
}

/** GST, note, and for a new expense whether it is recurring. */
export function MoreFields({ control, isNew }: FieldsProps & { readonly isNew: boolean }) {
  const words = useWords(expensesPart).form;
  return (
    <>
      <Box sx={pair}>
        <FormTextField
          control={control}
          name="gst"
          label={words.gst}
          helperText={words.gstHint}
          inputMode="decimal"
          startAdornment="₹"
        />
        {isNew && (
          <FormTextField
            select
            control={control}
            name="repeats"
            label={words.repeats}
            helperText={words.repeatHint}
          >
            {(['never', ...RHYTHMS] as const).map((rhythm) => (
              <MenuItem key={rhythm} value={rhythm}>
                {words.rhythms[rhythm]}
              </MenuItem>
            ))}
          </FormTextField>
        )}
      </Box>
      <FormTextField control={control} name="description" label={words.note} maxLength={200} />
    </>
  );
}
