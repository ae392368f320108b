import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { disableAccount } from '@bhoj/domain/platform/accounts.contract';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformUsersPart } from '../../../words/owner/platform-users.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAccountAct } from './use-account-act.ts';
import type { ActName } from './use-account-act.ts';

interface ActDialogProps {
  readonly act: ActName;
  readonly uid: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what an act does, asks for the reason, and does it. */
export function ActDialog({ act, uid, onClose, onDone }: ActDialogProps) {
  const words = useWords(platformUsersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const id = useId();
  const toast = useToast();
  const perform = useAccountAct(act);
  const { pending, failure, run } = useOneAtATime<CallFacts | 'mail'>();
  // The same id for every try, so that a lost answer does nothing twice.
  const [actId] = useState(newId);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = disableAccount.input.shape.reason.safeParse(reason).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound || (await run(() => perform({ actId, uid, reason }))) === null) return;
    toast({ message: words.done });
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !pending && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{words.acts[act]}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{words.actTexts[act]}</Typography>
            <TextField
              label={words.reason}
              required
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isAsked && !isSound}
              helperText={isAsked && !isSound ? words.reasonFault : words.reasonHint}
            />
            {failure !== null && (
              <Notice tone="error">{failure === 'mail' ? words.mailFailed : reasons[failure.reason]}</Notice>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} color={act === 'disable' ? 'error' : 'primary'}>
            {words.acts[act]}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
