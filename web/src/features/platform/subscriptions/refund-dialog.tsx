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
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { giveBackPayment } from '@bhoj/domain/platform/refunds.contract';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformSubscriptionsPart } from '../../../words/owner/platform-subscriptions.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import type { GatewayPaymentLine } from './payment-ids.ts';

export interface Refunding {
  readonly orderId: string;
  readonly line: GatewayPaymentLine;
  readonly amountPaise: Paise;
}

/** Says what a refund does, asks for the reason, and gives the payment back. */
export function RefundDialog({
  orderId,
  line: { paymentId, mark },
  amountPaise,
  onClose,
}: Refunding & { readonly onClose: () => void }) {
  const words = useWords(platformSubscriptionsPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const id = useId();
  const toast = useToast();
  const giveBack = useFreshAttempt(giveBackPayment);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = giveBackPayment.input.shape.reason.safeParse(reason).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound || (await run(() => giveBack({ orderId, paymentId, reason }))) === null) return;
    toast({ message: words.refunded });
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
          {words.refundOf(paymentId)}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{words.refundTexts[mark](formatMoney(amountPaise))}</Typography>
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
            {words.refund}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
