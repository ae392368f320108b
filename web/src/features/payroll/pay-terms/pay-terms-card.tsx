import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { same } from '@bhoj/domain/kernel/same';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import type { PayTerms } from '@bhoj/domain/payroll/run/pay-terms';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { SKILLS } from '@bhoj/domain/payroll/shape/person.schema';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import { useAct } from '../../../firebase/use-act.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { EnteredSince } from '../entered/entered-since.tsx';
import { fieldsOf, payTermsForm, termsOf, typedOf } from './pay-terms-model.ts';
import type { PayTermsFields } from './pay-terms-model.ts';

/** The State that charges the profession tax, and the amounts that apply to everybody in a draft. */
export function PayTermsCard({ run }: { readonly run: PayRun }) {
  const { forAll: words } = useWords(payrollPayPart);
  const [turn, setTurn] = useState(0);
  return (
    <SectionCard title={words.title} description={words.hint}>
      <PayTermsForm key={turn} run={run} onStartAnew={() => setTurn(turn + 1)} />
    </SectionCard>
  );
}

function PayTermsForm({ run, onStartAnew }: { readonly run: PayRun; readonly onStartAnew: () => void }) {
  const { forAll: words, entered } = useWords(payrollPayPart);
  const reasons = useReasons();
  const toast = useToast();
  const draft = useAct(draftPayRun);
  const stands = termsOf(run);
  const [read, setRead] = useState(stands);
  const { control, handleSubmit } = useForm<PayTermsFields, unknown, PayTermsFields>({
    resolver: sentenceResolver(payTermsForm, words.faults),
    defaultValues: fieldsOf(stands),
  });
  const saveOver = (over: PayTerms) =>
    handleSubmit(async (fields) => {
      const { stateCode, forAll } = typedOf(fields);
      const state = stateCode === null ? {} : { stateCode };
      if (!(await draft.run({ month: run.month, ...state, forAll, readForAll: over }))) return;
      setRead({ stateCode, forAll });
      toast({ message: words.saved });
    });
  const submit = saveOver(read);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5, maxWidth: 480 }}>
        <FormTextField
          control={control}
          name="stateCode"
          label={words.state}
          select
          isLabelAbove
          helperText={run.stateCode === null ? words.notKnown : undefined}
        >
          {read.stateCode === null && <MenuItem value="">{words.noState}</MenuItem>}
          {STATE_CODES.map((code) => (
            <MenuItem key={code} value={code}>
              {stateWithCode(code)}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField
          control={control}
          name="professionTax"
          label={words.professionTax}
          helperText={run.law.professionTax === null ? words.taxNotKnown : words.taxKnown}
          inputMode="decimal"
        />
        <FormTextField
          control={control}
          name="minimumWage"
          label={words.minimumWage}
          helperText={words.minimumWageHint}
          inputMode="decimal"
        />
        <Typography component="h3">{words.minimumWages}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.minimumWagesHint}
        </Typography>
        {SKILLS.map((skill) => (
          <FormTextField
            key={skill}
            control={control}
            name={skill}
            label={words.skills[skill]}
            inputMode="decimal"
          />
        ))}
        {draft.failure !== null && <Notice tone="error">{reasons[draft.failure]}</Notice>}
        {draft.failure === 'pay-terms-changed' && !same(stands, read) && (
          <EnteredSince
            line={words.stands(
              stands.stateCode === null ? words.noState : (stateWithCode(stands.stateCode) ?? ''),
              fieldsOf(stands).professionTax,
              fieldsOf(stands).minimumWage,
            )}
            pending={draft.pending}
            onTake={onStartAnew}
            onKeep={() => void saveOver(stands)()}
          />
        )}
        <SubmitButton pending={draft.pending} pendingLabel={entered.saving}>
          {entered.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
