import { useState } from 'react';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import type { Payment, PaymentMethod, Tender } from '@bhoj/domain/billing/documents/invoice';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SelectField, TextField } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import { paymentWords } from './payment-words.ts';

const MOST = { name: 40, reason: 80 };

export interface PaymentRightFormProps extends Pick<RareSheetProps, 'pending' | 'failure' | 'onClose'> {
  readonly payment: Payment;
  readonly type: OrderType;
  readonly onRight: (right: { readonly to: Tender; readonly reason: string }) => void;
}

/** Asks how a payment of an issued bill was really made, and why it was entered otherwise. */
export function PaymentRightForm({ payment, type, onRight, ...form }: PaymentRightFormProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);
  const methods = methodsFor(type).filter((known) => known === 'other' || known !== payment.method);
  const [method, setMethod] = useState<PaymentMethod>(payment.method === 'upi' ? 'cash' : 'upi');
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const isUnnamed = method === 'other' && name.trim() === '';
  const missing = isUnnamed ? settling.nameFault : reason.trim() === '' ? settling.reasonFault : null;
  return (
    <RareSheet
      {...form}
      title={settling.rightTitle(paymentWords(billWords, settling, payment))}
      missing={missing}
      go={settling.putRight}
      cancel={settling.cancel}
      onGo={() =>
        onRight({ to: { method, name: method === 'other' ? name.trim() : '' }, reason: reason.trim() })
      }
    >
      <p>{settling.rightText}</p>
      <SelectField
        label={settling.rightBy}
        value={method}
        options={methods.map((known) => ({ value: known, text: billWords.methods[known] }))}
        onChange={(chosen) => setMethod(methods.find((known) => known === chosen) ?? method)}
      />
      {method === 'other' && (
        <TextField label={settling.name} value={name} maxLength={MOST.name} onChange={setName} />
      )}
      <TextField
        label={settling.giveBackReason}
        value={reason}
        maxLength={MOST.reason}
        onChange={setReason}
      />
    </RareSheet>
  );
}
