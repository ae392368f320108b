import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { TenderFault } from '../state/tender.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import { TenderFields } from './tender-fields.tsx';
import type { UpiTarget } from './upi-code.tsx';
import { Sheet, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import styles from './payment-sheet.module.css';

export interface PaymentSheetProps {
  readonly counter: BillingCounterState;
  readonly type: OrderType;
  readonly upi: UpiTarget;
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
  /** Why the button is disabled, above it. */
  readonly notices: ReactNode;
  /** Facts to know before paying. */
  readonly children?: ReactNode;
}

function labelOf(settling: Words<'settling'>, { step, read, leftPaise, due }: BillingCounterState): string {
  const paid = read !== null && 'payment' in read ? read.payment.amountPaise : null;
  if (paid !== null && step === 'take') return settling.take(formatPlain(paid));
  if (paid !== null && step === 'next') return settling.nextTender(formatPlain(minus(leftPaise, paid)));
  // A paid part is not settled again. A complimentary bill is settled as a whole.
  return settling.settle(formatMoney(due.duePaise > 0 ? due.duePaise : due.bill.totalPaise));
}

/** Returns why the button cannot act yet, or else a useful remark. */
function hintOf(settling: Words<'settling'>, { due, tender, read, leftPaise }: BillingCounterState): string {
  if (due.duePaise > 0 && tender.method === null) return settling.chooseMethod;
  if (read !== null && 'fault' in read) {
    const faults: Readonly<Record<TenderFault, string>> = {
      amount: settling.amountFault(formatPlain(leftPaise)),
      received: settling.receivedFault,
      tip: settling.tipFault,
      name: settling.nameFault,
    };
    return faults[read.fault];
  }
  return tender.method === 'room' ? settling.confirmRoom : settling.confirmMoney;
}

/** One payment, over a phone's whole screen: its method, the code for UPI, change, tip or a part, and the button. */
export function PaymentSheet({ counter, type, upi, pending, disabled, ...sheet }: PaymentSheetProps) {
  const settling = useWords(settlingPart);

  const formId = useId();
  const { leftPaise, due } = counter;
  const [left, total] = [formatPlain(leftPaise), formatPlain(due.bill.totalPaise)];
  const isHeld = disabled || counter.step === null;
  return (
    <Sheet
      shape="full"
      title={left === total ? settling.leftToPay(left) : settling.leftOfToPay(left, total)}
      closeLabel={settling.close}
      onClose={sheet.onClose}
      footer={
        <div className={styles['foot']}>
          {sheet.notices}
          <p>{hintOf(settling, counter)}</p>
          <SubmitButton
            form={formId}
            size="large"
            wide
            pending={pending}
            pendingLabel={settling.sending}
            disabled={isHeld}
          >
            {labelOf(settling, counter)}
          </SubmitButton>
        </div>
      }
    >
      <form
        id={formId}
        aria-label={settling.payment}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isHeld) sheet.onPress();
        }}
      >
        {sheet.children}
        <TenderFields {...{ counter, type, upi }} disabled={pending} />
      </form>
    </Sheet>
  );
}
