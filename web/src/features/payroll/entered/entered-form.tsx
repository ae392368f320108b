import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { same } from '@bhoj/domain/kernel/same';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import type { Entered } from '@bhoj/domain/payroll/shape/entered.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { enteredForm, fieldsOf, typedOf } from './entered-model.ts';
import type { EnteredFields } from './entered-model.ts';
import { EnteredSince } from './entered-since.tsx';
import { ExtraFields, TakenBackFields } from './extra-fields.tsx';
import { UnknownFields } from './unknown-fields.tsx';

interface EnteredFormProps {
  readonly slip: Slip;
}

/** The owner's entries for a person's month. Saving computes the draft anew. */
export function EnteredForm({ slip }: EnteredFormProps) {
  const [turn, setTurn] = useState(0);
  return <EnteredFieldsForm key={turn} slip={slip} onStartAnew={() => setTurn(turn + 1)} />;
}

function EnteredFieldsForm({ slip, onStartAnew }: EnteredFormProps & { readonly onStartAnew: () => void }) {
  const { entered: words } = useWords(payrollPayPart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(draftPayRun);
  const { month, personId, name } = slip;
  const stands = slip.source.entered;
  const [read, setRead] = useState(stands);
  const { control, handleSubmit } = useForm<EnteredFields, unknown, EnteredFields>({
    resolver: sentenceResolver(enteredForm, words.faults),
    defaultValues: fieldsOf(stands),
  });
  const saveOver = (over: Entered) =>
    handleSubmit(async (fields) => {
      const typed = typedOf(fields);
      if (!(await run({ month, people: { [personId]: typed }, read: { [personId]: over } }))) return;
      setRead(typed);
      toast({ message: words.saved(name) });
    });
  const submit = saveOver(read);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography variant="h6" component="h3">
          {words.title}
        </Typography>
        <UnknownFields control={control} slip={slip} />
        <ExtraFields control={control} />
        <TakenBackFields control={control} />
        <FormTextField
          control={control}
          name="tips"
          label={words.tips}
          helperText={words.tipsHint}
          inputMode="decimal"
        />
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        {failure === 'slip-entered-since' && !same(stands, read) && (
          <EnteredSince
            line={words.since}
            pending={pending}
            onTake={onStartAnew}
            onKeep={() => void saveOver(stands)()}
          />
        )}
        <SubmitButton size="large" fullWidth pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
