import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { newId } from '@bhoj/domain/kernel/ids';
import { line } from '@bhoj/domain/kernel/text';
import { rupeesText, typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { repayAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceSchema } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useAct } from '../../../firebase/use-act.ts';
import type { ChosenTill, TillOfCashProps } from '../../../joint/tills/till-of-cash.tsx';
import { useChoosesTill } from '../../../joint/tills/use-chooses-till.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollAdvancesPart } from '../../../messages/owner/payroll-advances/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

// Only where a restaurant has several tills.
const TillOfCash = lazyPart<TillOfCashProps>(() =>
  import('../../../joint/tills/till-of-cash.tsx').then((m) => m.TillOfCash),
);

const METHODS = advanceSchema.shape.method.options;

const repayForm = ({ givenOn, leftPaise }: Advance, today: string) =>
  z
    .object({
      how: z.enum([...METHODS, 'writtenOff']),
      amount: z.string().refine((text) => {
        const paise = rupeesText.safeParse(text).data;
        return paise !== undefined && paise > 0 && paise <= leftPaise;
      }),
      on: z.string().refine((day) => isIsoDay(day) && day >= givenOn && day <= today),
      reason: line(120),
    })
    .refine(({ how, reason }) => how !== 'writtenOff' || reason.trim() !== '', { path: ['reason'] });
type RepayFields = z.input<ReturnType<typeof repayForm>>;

export interface RepayFormProps {
  readonly entry: Entry<Advance>;
  readonly today: string;
}

/**
 * Notes that a person repaid part of an advance outside of the pay, or that the owner wrote it off: a leaver has no pay
 * from which to take it.
 */
export function RepayForm({ entry: { id, value }, today }: RepayFormProps) {
  const { repay: words, methods } = useWords(payrollAdvancesPart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(repayAdvance);
  // The same id for every attempt, so that a lost answer takes nothing twice.
  const [repaymentId] = useState(() => newId());
  const { control, handleSubmit } = useForm<RepayFields, unknown, RepayFields>({
    resolver: sentenceResolver(repayForm(value, today), words.faults),
    defaultValues: { how: 'cash', amount: typedRupees(value.leftPaise), on: today, reason: '' },
  });
  const [how, on] = useWatch({ control, name: ['how', 'on'] });
  const [till, setTill] = useState<ChosenTill>(undefined);
  // Money of another day is in no session.
  const asksTill = useChoosesTill() && how === 'drawer' && on === today;
  const submit = handleSubmit(async (fields) => {
    const repayment = {
      id: repaymentId,
      kind: fields.how === 'writtenOff' ? ('writtenOff' as const) : ('repaid' as const),
      amountPaise: typedPaise(fields.amount),
      on: fields.on,
      method: fields.how === 'writtenOff' ? null : fields.how,
      reason: fields.reason,
    };
    const cashSession = asksTill ? till : undefined;
    const input = { advanceId: id, repayment, ...(typeof cashSession === 'string' && { cashSession }) };
    if (await run(input)) toast({ message: words.saved });
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <FormTextField
          control={control}
          name="how"
          label={words.how}
          helperText={
            how === 'drawer' ? words.drawerHint : how === 'writtenOff' ? words.writeOffHint : undefined
          }
          select
        >
          {METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {words.repaid(methods[each])}
            </MenuItem>
          ))}
          <MenuItem value="writtenOff">{words.writtenOff}</MenuItem>
        </FormTextField>
        <FormTextField control={control} name="amount" label={words.amount} inputMode="decimal" required />
        <FormTextField control={control} name="on" label={words.on} type="date" isLabelAbove />
        <FormTextField control={control} name="reason" label={words.reason} required={how === 'writtenOff'} />
        {asksTill && <TillOfCash way="in" onTill={setTill} stands={{ waiting: null }} />}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <SubmitButton pending={pending} disabled={asksTill && till === undefined} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
