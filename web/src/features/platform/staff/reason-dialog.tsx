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
import { deactivateStaff } from '@bhoj/domain/platform/staff.contract';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformStaffPart } from '../../../words/owner/platform-staff.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { SuccessorField } from './successor-field.tsx';
import { useStaffAct } from './use-staff-act.ts';
import type { ActName } from './use-staff-act.ts';

interface ReasonDialogProps {
  readonly act: ActName;
  readonly staffId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what an act does, asks for the reason, and does it. */
export function ReasonDialog({ act, staffId, name, onClose }: ReasonDialogProps) {
  const words = useWords(platformStaffPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const id = useId();
  const toast = useToast();
  const perform = useStaffAct(act);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [reason, setReason] = useState('');
  const [toStaffId, setTo] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = deactivateStaff.input.shape.reason.safeParse(reason).success;
  const isReady = isSound && (act !== 'handOver' || toStaffId !== '');
  const texts = {
    close: words.closeText(name),
    open: words.openText(name),
    handOver: words.handOverText(name),
  };
  const done = { close: words.closed(name), open: words.opened(name), handOver: words.handedOver };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isReady || (await run(() => perform({ staffId, reason, toStaffId }))) === null) return;
    toast({ message: done[act] });
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
            <Typography>{texts[act]}</Typography>
            {act === 'handOver' && <SuccessorField staffId={staffId} value={toStaffId} onChange={setTo} />}
            <TextField
              label={words.reason}
              required
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isAsked && !isSound}
              helperText={isAsked && !isSound ? words.faults.reason : words.reasonHint}
            />
            {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} color={act === 'close' ? 'error' : 'primary'}>
            {words.acts[act]}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
