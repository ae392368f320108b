import { X } from 'lucide-react';
import { useState } from 'react';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import { formatPlain } from '@bhoj/domain/money/format';
import { typedRupees } from '@bhoj/domain/money/typed';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';
import { CashFields } from './cash-fields.tsx';
import { MoneyField } from './money-field.tsx';
import { paymentWords } from './payment-words.ts';
import { UpiCode } from './upi-code.tsx';
import type { UpiTarget } from './upi-code.tsx';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import { Button, TextField, ToggleGroup } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface TenderFieldsProps {
  readonly counter: BillingCounterState;
  readonly type: OrderType;
  readonly upi: UpiTarget;
  readonly disabled: boolean;
}

function TipField({
  counter,
  fault,
}: {
  readonly counter: BillingCounterState;
  readonly fault: string | null;
}) {
  const settling = useWords(settlingPart);

  const [isOpen, setOpen] = useState(counter.tender.tip !== '');
  if (!isOpen) {
    return (
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {settling.addTip}
        </Button>
      </div>
    );
  }
  return (
    <MoneyField
      label={settling.tipField}
      value={counter.tender.tip}
      fault={fault === 'tip' ? settling.tipFault : null}
      onChange={(tip) => counter.change({ tip })}
    />
  );
}

/** The earlier payments for the same bill. They are sent with the last one. */
function TendersBefore({ tenders, dropTender }: Pick<BillingCounterState, 'tenders' | 'dropTender'>) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);

  if (tenders.length === 0) return null;
  return (
    <>
      <h3>{settling.next}</h3>
      <ul>
        {tenders.map((payment, index) => (
          // Equal payments differ only by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['row']}>
            <span>{paymentWords(billWords, settling, payment)}</span>
            <PlainIconButton
              label={settling.dropTender(paymentWords(billWords, settling, payment))}
              onClick={() => dropTender(index)}
            >
              <X aria-hidden />
            </PlainIconButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function MethodChoice({ counter, type, disabled }: Omit<TenderFieldsProps, 'upi'>) {
  const billWords = useWords(billPart);
  const settling = useWords(settlingPart);

  return (
    <ToggleGroup
      wide
      label={settling.payment}
      value={counter.tender.method}
      disabled={disabled}
      options={methodsFor(type).map((known) => ({ value: known, text: billWords.methods[known] }))}
      onChange={(method) => counter.change({ method })}
    />
  );
}

/** One payment: its method, its amount, and the fields of its kind, such as the cash handed over and the change. */
export function TenderFields({ counter, type, upi, disabled }: TenderFieldsProps) {
  const settling = useWords(settlingPart);

  const { tender, read, leftPaise, proposedPaise, split } = counter;
  const fault = read !== null && 'fault' in read ? read.fault : null;
  const left = formatPlain(leftPaise);
  return (
    <>
      <TendersBefore {...counter} />
      <MethodChoice {...{ counter, type, disabled }} />
      {tender.method === 'upi' && counter.taking === null && read !== null && 'payment' in read && (
        <UpiCode {...upi} amountPaise={read.payment.receivedPaise} />
      )}
      {tender.method !== null && (
        <MoneyField
          label={settling.amount}
          value={tender.amount}
          placeholder={typedRupees(proposedPaise)}
          fault={fault === 'amount' ? settling.amountFault(left) : null}
          hint={
            split === 'items'
              ? settling.amountHintItems(left)
              : settling.amountHint(formatPlain(proposedPaise), left)
          }
          onChange={(amount) => counter.change({ amount })}
        />
      )}
      {tender.method === 'cash' && <CashFields counter={counter} fault={fault} />}
      {tender.method === 'other' && (
        <TextField
          label={settling.name}
          value={tender.name}
          hint={fault === 'name' && tender.name !== '' ? settling.nameFault : settling.nameHint}
          maxLength={40}
          onChange={(name) => counter.change({ name })}
        />
      )}
      {tender.method !== null && tender.method !== 'room' && <TipField counter={counter} fault={fault} />}
    </>
  );
}
