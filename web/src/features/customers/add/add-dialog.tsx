import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { CONSENT_WAYS } from '@bhoj/domain/customers/customer.schema';
import { addCustomers } from '@bhoj/domain/added-guests/added-guests.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { dateOf } from '@bhoj/domain/time/ist';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersAddPart } from '../../../messages/owner/customers-add/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addForm, guestOf, nothingTyped } from './add-form-model.ts';
import type { AddTyped } from './add-form-model.ts';

export interface AddDialogProps {
  /** Epoch ms. */
  readonly now: number;
  readonly onAdded: (customerId: string) => void;
  readonly onClose: () => void;
}

/** Sends the form; `isKnown` once the server knew the number and changed nothing. */
function useAdding({ now, onAdded }: AddDialogProps) {
  const words = useWords(customersAddPart);
  const toast = useToast();
  const ask = useAttempt(addCustomers);
  const { run, pending, failure } = useOneAtATime<CallFacts>();
  // The same id for every attempt, so that a lost answer adds nobody twice.
  const [customerId] = useState(newId);
  const [isKnown, setKnown] = useState(false);
  const today = dateOf(now);
  const form = useForm<AddTyped, unknown, z.output<ReturnType<typeof addForm>>>({
    resolver: sentenceResolver(addForm(today), words.faults),
    defaultValues: nothingTyped(today),
  });
  const submit = form.handleSubmit(async (typed) => {
    setKnown(false);
    const answer = await run(() => ask({ guests: [guestOf(customerId, typed)] }));
    if (answer === null) return;
    setKnown(answer.added === 0);
    if (answer.added === 0) return;
    toast({ message: words.added });
    onAdded(customerId);
  });
  return { form, submit, pending, failure, isKnown };
}

/** Adds one guest, with the consents as they were given (P-CUSTOMER-16). */
export function AddDialog(props: AddDialogProps) {
  const words = useWords(customersAddPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const { form, submit, pending, failure, isKnown } = useAdding(props);
  const { control } = form;
  const allergies = useWatch({ control, name: 'allergies' });
  const close = () => !pending && props.onClose();
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="add-guest">
      <DialogTitle id="add-guest">{words.add}</DialogTitle>
      <DialogContent dividers>
        <Stack
          component="form"
          id="add-guest-form"
          noValidate
          sx={{ gap: 2.5 }}
          onSubmit={(event) => void submit(event)}
        >
          <DialogContentText>{words.intro}</DialogContentText>
          <FormTextField control={control} name="name" label={words.name} autoComplete="off" maxLength={60} />
          <FormTextField
            control={control}
            name="mobile"
            label={words.mobile}
            autoComplete="off"
            inputMode="tel"
            maxLength={24}
          />
          <FormTextField control={control} name="note" label={words.note} multiline maxLength={500} />
          <FormTextField control={control} name="allergies" label={words.allergies} maxLength={200} />
          <FormSwitch control={control} name="toKeep" label={words.toKeep} />
          <FormSwitch control={control} name="toOffers" label={words.toOffers} />
          {allergies.trim() !== '' && (
            <FormSwitch control={control} name="toAllergies" label={words.toAllergies} />
          )}
          <FormTextField control={control} name="on" label={words.on} type="date" isLabelAbove />
          <FormTextField control={control} name="how" label={words.how} select>
            {CONSENT_WAYS.map((way) => (
              <MenuItem key={way} value={way}>
                {words.ways[way]}
              </MenuItem>
            ))}
          </FormTextField>
          {isKnown && <Notice tone="warning">{words.numberKnown}</Notice>}
          {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={props.onClose}>
          {common.cancel}
        </Button>
        <SubmitButton form="add-guest-form" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
