import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { staffFaultsPart, staffPart } from '../../messages/owner/members/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { PersonFields } from './person-fields.tsx';
import { EMPTY, personSchema } from './person-form.ts';
import type { NewPerson, PersonValues } from './person-form.ts';
import type { MemberEntry } from './member-model.ts';
import { useInvite } from './use-invite.ts';

interface AddPersonProps {
  readonly staff: readonly MemberEntry[];
  readonly onClose: () => void;
}

/** Invites a captain or a cook. The person's account is made when they accept. */
export function AddPersonDialog({ staff, onClose }: AddPersonProps) {
  const common = useWords(commonPart);
  const words = useWords(staffPart);
  const staffFaults = useWords(staffFaultsPart);

  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const toast = useToast();
  const { send, fault } = useInvite(staff);
  const { control, handleSubmit, setError, formState } = useForm<PersonValues, unknown, NewPerson>({
    resolver: sentenceResolver(personSchema, staffFaults),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(async (person) => {
    const answer = await send(person);
    if ('sentence' in answer) {
      if (answer.field !== null) setError(answer.field, { message: answer.sentence }, { shouldFocus: true });
      return;
    }
    const { mail } = answer;
    toast({ message: mail === 'sent' ? words.invited(person.name) : words.mailFailures[mail] });
    onClose();
  });
  // A tap beside the dialog does not close it; only its buttons and Escape do.
  const close = (_: unknown, reason: string) => reason === 'escapeKeyDown' && onClose();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby="add-person">
      <DialogTitle id="add-person">{words.addTitle}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={id}
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => void submit(event)}
        >
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          <PersonFields control={control} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={formState.isSubmitting}>
          {common.cancel}
        </Button>
        <SubmitButton form={id} pending={formState.isSubmitting} pendingLabel={words.creating}>
          {words.create}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
