import { useState } from 'react';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import type { Payment, Tender } from '@bhoj/domain/billing/documents/invoice';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { paymentWords } from './payment-words.ts';
import { SelectField, TextField } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';

const MAX_REASON = 80;

export interface GiveBackFormProps extends Pick<RareSheetProps, 'pending' | 'failure' | 'ask' | 'onClose'> {
  readonly payment: Payment;
  readonly type: OrderType;
  readonly onGiveBack: (back: { readonly given: Tender; readonly reason: string }) => void;
}

/** Names the payment to give back, and asks how and why. The original method is already chosen. */
export function GiveBackForm({ payment, type, onGiveBack, ...form }: GiveBackFormProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);

  const methods = methodsFor(type).filter((known) => known !== 'other' || payment.method === 'other');
  const [method, setMethod] = useState(payment.method);
  const [reason, setReason] = useState('');
  const name = method === payment.method ? payment.name : '';
  return (
    <RareSheet
      {...form}
      title={settling.giveBackTitle(paymentWords(billWords, settling, payment))}
      missing={reason.trim() === '' ? settling.reasonFault : null}
      go={settling.giveBack}
      cancel={settling.cancel}
      onGo={() => onGiveBack({ given: { method, name }, reason: reason.trim() })}
    >
      <p>{settling.giveBackText}</p>
      <SelectField
        label={settling.giveBackBy}
        value={method}
        options={methods.map((known) => ({
          value: known,
          text: known === 'other' ? payment.name : billWords.methods[known],
        }))}
        onChange={(chosen) => setMethod(methods.find((known) => known === chosen) ?? payment.method)}
      />
      <TextField label={settling.giveBackReason} value={reason} maxLength={MAX_REASON} onChange={setReason} />
    </RareSheet>
  );
}
