import { useState } from 'react';
import { methodsFor } from '@bhoj/domain/billing/payments';
import type { Payment, Tender } from '@bhoj/domain/billing/invoice';
import type { OrderType } from '@bhoj/domain/orders/order.schema';
import { billPart } from '../../../words/shared/bill.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { paymentWords } from './payment-words.ts';
import { Button, SelectField, SubmitButton, TextField } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

const MAX_REASON = 80;

export interface GiveBackFormProps {
  readonly payment: Payment;
  readonly type: OrderType;
  readonly pending: boolean;
  readonly onGiveBack: (back: { readonly given: Tender; readonly reason: string }) => void;
  readonly onCancel: () => void;
}

/** Names the payment that goes back, and asks how and why: the way it was paid is chosen already. */
export function GiveBackForm({ payment, type, pending, onGiveBack, onCancel }: GiveBackFormProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);

  const methods = methodsFor(type).filter((known) => known !== 'other' || payment.method === 'other');
  const [method, setMethod] = useState(payment.method);
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
        const name = method === payment.method ? payment.name : '';
        if (!isMissing) onGiveBack({ given: { method, name }, reason: reason.trim() });
      }}
    >
      <p>
        <strong>{title}</strong> {settling.giveBackText}
      </p>
      <SelectField
        label={settling.giveBackBy}
        value={method}
        options={methods.map((known) => ({
          value: known,
          text: known === 'other' ? payment.name : billWords.methods[known],
        }))}
        onChange={(chosen) => setMethod(methods.find((known) => known === chosen) ?? payment.method)}
      />
      <TextField
        autoFocus
        label={settling.giveBackReason}
        value={reason}
        fault={isTried && isMissing ? settling.reasonFault : null}
        maxLength={MAX_REASON}
        onChange={setReason}
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
