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
import { endNotice } from '@bhoj/domain/platform/notices.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformNoticesPart } from '../../../words/owner/platform-notices.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';

interface EndDialogProps {
  readonly noticeId: string;
  readonly onClose: () => void;
}

/** Asks for the reason, and ends a notice at once. */
export function EndDialog({ noticeId, onClose }: EndDialogProps) {
  const words = useWords(platformNoticesPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const id = useId();
  const toast = useToast();
  const end = useAttempt(endNotice);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = endNotice.input.shape.reason.safeParse(reason).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound || (await run(() => end({ noticeId, reason }))) === null) return;
    toast({ message: words.ended });
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
        <DialogTitle id={`${id}-title`}>{words.end}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{words.endText}</Typography>
            <TextField
              label={words.fields.reason}
              required
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isAsked && !isSound}
              helperText={isAsked && !isSound ? words.faults['reason'] : words.hints.reason}
            />
            {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} color="error">
            {words.end}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
