import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredLine } from '@bhoj/domain/kernel/text';
import { payPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { PAY_METHODS } from '@bhoj/domain/payroll/shape/slip.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

const isReference = (text: string): boolean => requiredLine(60).safeParse(text).success;

const payForm = (month: string, today: string) =>
  z
    .object({
      method: z.enum(PAY_METHODS),
      reference: z.string(),
      paidOn: z.string().refine((day) => isIsoDay(day) && day <= today && day >= `${month}-01`),
    })
    .refine(({ method, reference }) => method === 'cash' || isReference(reference), { path: ['reference'] });
type PayFields = z.input<ReturnType<typeof payForm>>;

export interface PayFormProps {
  readonly month: string;
  readonly today: string;
  readonly personIds: readonly string[];
  /** Paying everybody at once works in cash or by the bank; UPI is for one person at a time. */
  readonly methods: readonly PayFields['method'][];
}

/** Records how people were paid. It sends no money. */
export function PayForm({ month, today, personIds, methods }: PayFormProps) {
  const { pay: words, methods: names } = useWords(payrollPayPart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(payPayRun);
  const { control, handleSubmit } = useForm<PayFields, unknown, PayFields>({
    resolver: sentenceResolver(payForm(month, today), words.faults),
    defaultValues: { method: 'cash', reference: '', paidOn: today },
  });
  const method = useWatch({ control, name: 'method' });
  const submit = handleSubmit(async ({ reference, ...fields }) => {
    const payment = { ...fields, reference: fields.method === 'cash' ? '' : reference };
    const payments = personIds.map((personId) => ({ personId, ...payment }));
    if (await run({ month, payments })) toast({ message: words.saved });
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5, maxWidth: 480 }}>
        <FormTextField control={control} name="method" label={words.method} select>
          {methods.map((each) => (
            <MenuItem key={each} value={each}>
              {names[each]}
            </MenuItem>
          ))}
        </FormTextField>
        {method !== 'cash' && (
          <FormTextField control={control} name="reference" label={words.reference} required />
        )}
        <FormTextField control={control} name="paidOn" label={words.paidOn} type="date" isLabelAbove />
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <SubmitButton pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
