import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormSetValue } from 'react-hook-form';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useRestaurant, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { BillPhotoField } from '../../../blocks/photo/bill-photo-field.tsx';
import type { PhotoChange } from '../../../blocks/photo/bill-photo-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SuggestField } from '../../../ui/mui/form/suggest-field.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { expenseForm } from '../state/expense-form.ts';
import type { ExpenseEntered, ExpenseTyped } from '../state/expense-form.ts';
import type { ExpenseActs } from '../state/use-expense-acts.ts';
import type { NamesKnown } from '../state/names-known.ts';

import { MoreFields, PaymentFields, WhenFields } from './expense-fields.tsx';
import type { ExpenseControl } from './expense-fields.tsx';
import { PartFields } from './part-fields.tsx';

export interface ExpenseFormProps {
  readonly begin: ExpenseTyped;
  /** The expense to change; null for a new one. */
  readonly before: Entry<Expense> | null;
  readonly known: NamesKnown;
  readonly today: string;
  /** Epoch ms. */
  readonly now: number;
  readonly onSave: ExpenseActs['save'];
}

/** Keeps the month equal to the month of the day, as long as the two were equal before. */
function useMonthOfDay(control: ExpenseControl, setValue: UseFormSetValue<ExpenseTyped>): void {
  const [day, month] = useWatch({ control, name: ['day', 'month'] });
  const last = useRef(day);
  useEffect(() => {
    const agreed = last.current.slice(0, 7) === month;
    if (day !== last.current && agreed && day !== '') setValue('month', day.slice(0, 7));
    if (day !== '') last.current = day;
  }, [day, month, setValue]);
}

interface AskDateProps {
  /** The entry that needs an answer; null without one. */
  readonly entered: ExpenseEntered | null;
  readonly today: string;
  readonly onKeep: (entered: ExpenseEntered) => void;
  readonly onChange: () => void;
}

/** Asks once about a date in the future or before the restaurant began. */
function AskDate({ entered, today, onKeep, onChange }: AskDateProps) {
  const words = useWords(expensesPart).form;
  const isFuture = entered !== null && entered.day > today;
  const day = entered === null ? '' : dayName(entered.day);
  return (
    <ConfirmDialog
      open={entered !== null}
      tone="plain"
      title={isFuture ? words.future(day) : words.before(day)}
      text={isFuture ? words.futureHint : words.beforeHint}
      confirmLabel={words.keepDate}
      cancelLabel={words.changeDate}
      onConfirm={() => entered !== null && onKeep(entered)}
      onClose={onChange}
    />
  );
}

/** The form of one expense, new or changed. */
export function ExpenseForm({ begin, before, known, today, now, onSave }: ExpenseFormProps) {
  const words = useWords(expensesPart).form;
  const { createdAt } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const [photo, setPhoto] = useState<PhotoChange>('same');
  const [asking, setAsking] = useState<ExpenseEntered | null>(null);
  const { control, handleSubmit, setValue } = useForm<ExpenseTyped, unknown, ExpenseEntered>({
    resolver: sentenceResolver(expenseForm, words.faults),
    defaultValues: begin,
  });
  useMonthOfDay(control, setValue);
  const save = (entered: ExpenseEntered) => onSave(entered, before, photo);
  const submit = handleSubmit((entered) => {
    const isOdd = entered.day > today || entered.day < businessDayOf(createdAt, dayCutoff);
    if (isOdd && entered.day !== before?.value.day) setAsking(entered);
    else save(entered);
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <SuggestField
          control={control}
          name="vendor"
          label={words.vendor}
          options={known.vendors}
          helperText={words.vendorHint}
        />
        <PartFields control={control} categories={known.categories} items={known.items} />
        <PaymentFields control={control} />
        <WhenFields control={control} now={now} />
        <MoreFields control={control} isNew={before === null} />
        <BillPhotoField value={photo} hasPhoto={before?.value.hasPhoto ?? false} onChange={setPhoto} />
        <Box sx={{ position: 'sticky', bottom: 0, py: 1, zIndex: 1, backgroundColor: cssVar('raised') }}>
          <SubmitButton size="large" fullWidth pending={false} pendingLabel={words.save}>
            {words.save}
          </SubmitButton>
        </Box>
      </Stack>
      <AskDate
        entered={asking}
        today={today}
        onChange={() => setAsking(null)}
        onKeep={(entered) => {
          setAsking(null);
          save(entered);
        }}
      />
    </Box>
  );
}
