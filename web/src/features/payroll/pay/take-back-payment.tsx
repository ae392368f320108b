import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { requiredLine } from '@bhoj/domain/kernel/text';
import { takeBackPayment } from '@bhoj/domain/payroll/run/pay-run.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

const form = z.object({ reason: requiredLine(200) });
type Fields = z.input<typeof form>;

/** Takes back a payment that was noted wrongly, with the reason. */
export function TakeBackPayment({ month, personId }: { readonly month: string; readonly personId: string }) {
  const { takeBack: words, pay } = useWords(payrollPayPart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(takeBackPayment);
  const [isOpen, setOpen] = useState(false);
  const { control, handleSubmit } = useForm<Fields, unknown, Fields>({
    resolver: sentenceResolver(form, words.faults),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    if (await run({ month, personId, reason })) toast({ message: words.done });
  });
  if (!isOpen)
    return (
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    );
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2 }}>
        <FormTextField
          control={control}
          name="reason"
          label={words.reason}
          helperText={words.hint}
          required
        />
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <SubmitButton pending={pending} pendingLabel={pay.saving}>
          {words.open}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
