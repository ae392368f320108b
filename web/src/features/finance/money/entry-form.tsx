import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { TIP_SOURCES } from '@bhoj/domain/books/money-entry';
import { newId } from '@bhoj/domain/kernel/ids';
import { KNOWN_OPERATORS } from '@bhoj/domain/orders/shape/aggregator';
import { useAct } from '../../../firebase/use-act.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SuggestField } from '../../../ui/mui/form/suggest-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { emptyEntry, ENTRY_KINDS, entryForm, entryOf } from './entry-model.ts';
import type { EntryTyped } from './entry-model.ts';

const AskSomebody = lazyPart(() =>
  import('../../../blocks/approvals/ask-somebody.tsx').then((m) => m.AskSomebody),
);

export interface EntryFormProps {
  /** The day at the start of the form. */
  readonly day: string;
  readonly onDone: () => void;
}

/** Tips paid out, cash banked, or a payout of an aggregator. */
export function EntryForm({ day, onDone }: EntryFormProps) {
  const words = useWords(financeMoneyPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const toast = useToast();
  const { run, pending, failure } = useAct(saveMoneyEntry);
  // The same id for every attempt, so that a lost answer causes no second entry.
  const [entryId] = useState(newId);
  const { control, handleSubmit } = useForm<EntryTyped, unknown, EntryTyped>({
    resolver: sentenceResolver(entryForm, words.faults),
    defaultValues: emptyEntry(day),
  });
  const kind = useWatch({ control, name: 'kind' });
  const [tried, setTried] = useState<object | null>(null);
  const submit = handleSubmit(async (typed) => {
    const input = { entryId, entry: entryOf(typed) };
    setTried(input);
    if (!(await run(input))) return;
    toast({ message: words.saved });
    onDone();
  });
  const amount = (name: 'amount' | 'gross' | 'commission' | 'taxes') => (
    <FormTextField control={control} name={name} label={words[name]} inputMode="decimal" />
  );
  const date = (name: 'day' | 'from' | 'to', label: string) => (
    <FormTextField control={control} name={name} label={label} type="date" isLabelAbove />
  );
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <FormTextField control={control} name="kind" label={words.kind} select>
          {ENTRY_KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {words.kinds[each]}
            </MenuItem>
          ))}
        </FormTextField>
        {date('day', words.when)}
        {kind === 'payout' ? (
          <>
            <SuggestField
              control={control}
              name="operator"
              label={words.operator}
              options={KNOWN_OPERATORS}
            />
            {date('from', words.from)}
            {date('to', words.to)}
            {amount('gross')}
            {amount('commission')}
            {amount('taxes')}
          </>
        ) : (
          amount('amount')
        )}
        {kind === 'tips' && (
          <FormTextField control={control} name="method" label={words.source} select>
            {TIP_SOURCES.map((each) => (
              <MenuItem key={each} value={each}>
                {words.sources[each]}
              </MenuItem>
            ))}
          </FormTextField>
        )}
        <FormTextField control={control} name="note" label={words.note} />
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        {failure !== null && (
          <AskSomebody contract={saveMoneyEntry} input={tried} reason={failure} onDone={onDone} />
        )}
        <SubmitButton size="large" fullWidth pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
