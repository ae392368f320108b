import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffFaultsPart, staffPart } from '../../words/owner/members.ts';
import { commonPart } from '../../words/shared/common.ts';
import { passwordPart } from '../../words/shared/password.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../ui/mui/toast.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PersonFields } from './person-fields.tsx';
import { EMPTY, personFaultsOf, personSchema } from './person-form.ts';
import type { NewPerson, PersonValues } from './person-form.ts';
import type { MemberEntry } from './member-model.ts';
import { useAddPerson } from './use-add-person.ts';

interface AddPersonProps {
  readonly staff: readonly MemberEntry[];
  readonly onClose: () => void;
}

/** A person added with a link, which is shown until the owner has handed it over. */
interface Made {
  readonly name: string;
  readonly link: string;
}

function AddForm({ staff, onClose, onMade }: AddPersonProps & { readonly onMade: (made: Made) => void }) {
  const common = useWords(commonPart);
  const words = useWords(staffPart);
  const passwordWords = useWords(passwordPart);
  const staffFaults = useWords(staffFaultsPart);

  const id = useId();
  const toast = useToast();
  const { add, fault } = useAddPerson(staff);
  const { control, handleSubmit, setError, formState } = useForm<PersonValues, unknown, NewPerson>({
    resolver: sentenceResolver(personSchema, personFaultsOf(passwordWords, staffFaults)),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(async (person) => {
    const answer = await add(person);
    if ('sentence' in answer) {
      if (answer.field !== null) setError(answer.field, { message: answer.sentence }, { shouldFocus: true });
      return;
    }
    toast({ message: words.canSignIn(person.name, person.role) });
    if (answer.link === null) onClose();
    else onMade({ name: person.name, link: answer.link });
  });
  return (
    <>
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
    </>
  );
}

/** Adds a captain or a cook, and shows the link with which they set their password. */
export function AddPersonDialog({ staff, onClose }: AddPersonProps) {
  const words = useWords(staffPart);

  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [made, setMade] = useState<Made | null>(null);
  // A tap beside the dialog does not close it; only its buttons and Escape do.
  const close = (_: unknown, reason: string) => reason === 'escapeKeyDown' && onClose();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby="add-person">
      {made === null ? (
        <AddForm staff={staff} onClose={onClose} onMade={setMade} />
      ) : (
        <>
          <DialogTitle id="add-person" sx={{ overflowWrap: 'anywhere' }}>
            {words.linkTitle(made.name)}
          </DialogTitle>
          <DialogContent>
            <LinkPanel {...made} />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              {words.done}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
