import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { reasonSchema } from '@bhoj/domain/platform/shape/reason.schema';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useReasons } from './use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** The effect of the act. */
  readonly text: string;
  readonly field: { readonly label: string; readonly hint: string; readonly fault: string };
  readonly button: string;
  readonly tone: 'error' | 'primary';
  /** Further fields of the act, above the reason. */
  readonly children?: ReactNode;
  /** False while one of them is missing. */
  readonly isReady?: boolean;
  readonly act: (reason: string) => Promise<Attempt<object, CallFacts | 'mail'>>;
  /** The sentence for a failure of the mail. */
  readonly mailFailed?: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Explains an act of the platform, asks for the reason, and performs it. */
export function ReasonDialog({
  title,
  text,
  field,
  button,
  tone,
  children,
  isReady = true,
  act,
  mailFailed,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const common = useWords(commonPart);
  const reasons = useReasons();
  const id = useId();
  const { pending, failure, run } = useOneAtATime<CallFacts | 'mail'>();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = reasonSchema.safeParse(reason).success;
  const isFaulty = isAsked && !isSound;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound || !isReady || (await run(() => act(reason))) === null) return;
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
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{text}</Typography>
            {children}
            <TextField
              label={field.label}
              required
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isFaulty}
              helperText={isFaulty ? field.fault : field.hint}
            />
            {failure !== null && (
              <Notice tone="error">{failure === 'mail' ? mailFailed : reasons[failure.reason]}</Notice>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} color={tone}>
            {button}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
