import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { makeStaffLink } from '@bhoj/domain/platform/staff/staff.contract';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

interface LinkDialogProps {
  readonly staffId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A link to copy. It is shown only here. */
function LinkField({ link }: { readonly link: string }) {
  const words = useWords(platformStaffPart);
  const [outcome, setOutcome] = useState('');
  const address = new URL(link, globalThis.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    );
  return (
    <>
      <TextField
        label={words.link}
        value={address}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Button variant="contained" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Typography role="status" variant="body2">
        {outcome}
      </Typography>
    </>
  );
}

/** Makes a set-password link on request. */
export function LinkDialog({ staffId, name, onClose }: LinkDialogProps) {
  const words = useWords(platformStaffPart);
  const reasons = useReasons();
  const id = useId();
  const make = useFreshAttempt(makeStaffLink);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [link, setLink] = useState<string | null>(null);
  const ask = async () => {
    const made = await run(() => make({ staffId }));
    if (made !== null) setLink(made.link);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {words.linkTitle(name)}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{words.linkText}</Typography>
          {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
          {link !== null && <LinkField link={link} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        {link === null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void ask();
            }}
          >
            <SubmitButton pending={pending} pendingLabel={words.makingLink}>
              {words.acts.link}
            </SubmitButton>
          </form>
        )}
        <Button variant="outlined" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
