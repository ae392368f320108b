import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newId } from '@bhoj/domain/kernel/ids';
import { changeAdvance, giveAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceSchema } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useAct } from '../../../firebase/use-act.ts';
import type { ChosenTill } from '../../../joint/tills/till-of-cash.tsx';
import { useChoosesTill } from '../../../joint/tills/use-chooses-till.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollAdvancesPart } from '../../../messages/owner/payroll-advances/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { advanceForm, emptyAdvance, fieldsOf, typedOf } from './advance-form-model.ts';
import type { AdvanceFields } from './advance-form-model.ts';

// Only where a restaurant has several tills.
const TillOfCash = lazyPart(() => import('../../../joint/tills/till-of-cash.tsx').then((m) => m.TillOfCash));

export interface AdvanceFormProps {
  /** Null for a new advance. */
  readonly entry: Entry<Advance> | null;
  readonly people: readonly Entry<Person>[];
  readonly today: string;
  readonly onDone: () => void;
}

/** An advance, and how it is recovered. */
export function AdvanceForm({ entry, people, today, onDone }: AdvanceFormProps) {
  const { form: words, methods, beforeJoiningHint } = useWords(payrollAdvancesPart);
  const reasons = useReasons();
  const toast = useToast();
  const giving = useAct(giveAdvance);
  const changing = useAct(changeAdvance);
  const { pending, failure } = entry === null ? giving : changing;
  // The same id for every attempt, so that a lost answer gives nothing twice.
  const [advanceId] = useState(() => entry?.id ?? newId());
  const { control, handleSubmit } = useForm<AdvanceFields, unknown, AdvanceFields>({
    resolver: sentenceResolver(advanceForm(today), words.faults),
    defaultValues: entry === null ? emptyAdvance(today) : fieldsOf(entry.value),
  });
  const [method, personId, givenOn] = useWatch({ control, name: ['method', 'personId', 'givenOn'] });
  const choosesTill = useChoosesTill();
  const [till, setTill] = useState<ChosenTill>(undefined);
  // An advance of another day is in no session, and one that is changed stays in its own.
  const asksTill = entry === null && choosesTill && method === 'drawer' && givenOn === today;
  const person = people.find(({ id }) => id === personId)?.value;
  const submit = handleSubmit(async (fields) => {
    const input = { advanceId, advance: typedOf(fields) };
    const cashSession = asksTill ? till : undefined;
    const isDone =
      entry === null
        ? await giving.run({ ...input, ...(typeof cashSession === 'string' && { cashSession }) })
        : await changing.run(input);
    if (!isDone) return;
    toast({ message: words.saved });
    onDone();
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <FormTextField control={control} name="personId" label={words.personId} select required>
          {people.map(({ id, value }) => (
            <MenuItem key={id} value={id}>
              {value.name}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField control={control} name="givenOn" label={words.givenOn} type="date" isLabelAbove />
        {person !== undefined && givenOn < person.joinedOn && (
          <Notice tone="warning">{beforeJoiningHint}</Notice>
        )}
        <FormTextField control={control} name="amount" label={words.amount} inputMode="decimal" required />
        <FormTextField
          control={control}
          name="instalment"
          label={words.instalment}
          inputMode="decimal"
          required
        />
        <FormTextField
          control={control}
          name="firstMonth"
          label={words.firstMonth}
          type="month"
          isLabelAbove
        />
        <FormTextField control={control} name="reason" label={words.reason} />
        <FormTextField
          control={control}
          name="method"
          label={words.method}
          select
          {...(method === 'drawer' && { helperText: words.drawerHint })}
        >
          {advanceSchema.shape.method.options.map((each) => (
            <MenuItem key={each} value={each}>
              {methods[each]}
            </MenuItem>
          ))}
        </FormTextField>
        {asksTill && <TillOfCash way="out" onTill={setTill} stands={{ waiting: null }} />}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <SubmitButton
          size="large"
          fullWidth
          pending={pending}
          disabled={asksTill && till === undefined}
          pendingLabel={words.saving}
        >
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
