import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Payment } from '@bhoj/domain/billing/invoice';
import { billPart } from '../../../words/shared/bill.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { paymentWords } from './payment-words.ts';
import styles from '../settle-parts.module.css';

const MAX_REASON = 80;

export interface GiveBackFormProps {
  readonly payment: Payment;
  readonly pending: boolean;
  readonly onGiveBack: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Names the payment to be given back, and asks for a reason. */
export function GiveBackForm({ payment, pending, onGiveBack, onCancel }: GiveBackFormProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);

  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const title = settling.giveBackTitle(paymentWords(billWords, settling, payment));
  return (
    <form
      className={styles['form']}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) onGiveBack(reason.trim());
      }}
    >
      <p>
        <strong>{title}</strong> {settling.giveBackText}
      </p>
      <TextField
        autoFocus
        label={settling.giveBackReason}
        value={reason}
        error={isTried && isMissing}
        helperText={isTried && isMissing ? settling.reasonFault : undefined}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
      />
      <div className={styles['choices']}>
        <SubmitButton pending={pending}>{settling.giveBack}</SubmitButton>
        <Button disabled={pending} onClick={onCancel}>
          {settling.cancel}
        </Button>
      </div>
    </form>
  );
}
