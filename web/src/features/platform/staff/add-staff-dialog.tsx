import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { createStaff } from '@bhoj/domain/platform/staff/staff.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

const schema = createStaff.input.omit({ staffId: true });
const EMPTY: z.input<typeof schema> = {
  name: '',
  email: '',
  phone: '',
  city: '',
  referralId: '',
  reason: '',
};
const FIELDS = ['name', 'email', 'phone', 'city', 'referralId', 'reason'] as const;

/** Makes a person's account and leads to their page, where the set-password link is made. */
export function AddStaffDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(platformStaffPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const id = useId();
  // The same id for every try, so that a lost answer makes nobody twice.
  const [staffId] = useState(newId);
  const create = useAttempt(createStaff);
  const navigate = useNavigate();
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { control, handleSubmit } = useForm({
    resolver: sentenceResolver(schema, words.faults),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(async (person) => {
    const made = await run(() => create({ staffId, ...person }));
    if (made === null) return;
    toast({ message: words.added(person.name, made.referralId) });
    await navigate(href('superStaffMember', { staffId: made.staffId }));
  });
  const hints = { referralId: words.referralHint, reason: words.reasonHint };
  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{words.addTitle}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={id}
          noValidate
          sx={{ gap: 2, pt: 0.5 }}
          onSubmit={(event) => void submit(event)}
        >
          {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
          {FIELDS.map((name) => (
            <FormTextField
              key={name}
              control={control}
              name={name}
              label={words[name]}
              autoComplete="off"
              required={name !== 'referralId'}
              autoFocus={name === 'name'}
              {...(name === 'email' && { type: 'email' as const })}
              {...(name === 'phone' && { inputMode: 'tel' as const })}
              {...((name === 'referralId' || name === 'reason') && { helperText: hints[name] })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.cancel}
        </Button>
        <SubmitButton form={id} pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
