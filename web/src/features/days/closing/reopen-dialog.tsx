import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { reopenDay } from '@bhoj/domain/days/days.contract';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import { useActOnce } from '../../../firebase/use-act.ts';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';

/** The most characters that the contract accepts. */
const MOST = 120;

export interface ReopenDialogProps {
  readonly day: string;
  readonly onClose: () => void;
}

/** Reopens a closed day, with a reason. */
export function ReopenDialog({ day, onClose }: ReopenDialogProps) {
  const words = useWords(dayPart);
  const reasonSentences = useWords(reasonsPart);

  const id = useId();
  const toast = useToast();
  const isOnline = useOnline();
  const { pending, failure, run } = useActOnce(reopenDay);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = wasTried && reason.trim() === '';
  const input = { day, reason: reason.trim() };
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    if (!(await run(input))) return;
    toast({ message: words.reopened(dayName(day)) });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>{words.reopenTitle(dayName(day))}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.reopenText}</DialogContentText>
          {!isOnline && <Notice tone="info">{words.reopenOffline}</Notice>}
          {failure !== null && <Notice tone="error">{reasonSentences[failure]}</Notice>}
          <AskSomebody contract={reopenDay} input={input} reason={failure} onDone={onClose} />
          <TextField
            required
            label={words.reopenReason}
            value={reason}
            disabled={pending}
            error={isMissing}
            helperText={isMissing ? words.reopenReasonMissing : words.reopenReasonHint}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: MOST, autoComplete: 'off' } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {words.keepClosed}
        </Button>
        <Button
          variant="contained"
          disabled={pending || !isOnline}
          aria-busy={pending}
          onClick={() => void submit()}
        >
          {pending ? words.reopening : words.reopenAct}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
