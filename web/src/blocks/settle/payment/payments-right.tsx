import { useState } from 'react';
import type { Payment, Tender } from '@bhoj/domain/billing/documents/invoice';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button, Sheet } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import type { Failure, PaymentAct } from '../state/acts.ts';
import { PaymentRightForm } from './payment-right-form.tsx';
import { paymentWords } from './payment-words.ts';
import styles from './part-payments.module.css';

export interface PaymentsRightProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
  readonly act: PaymentAct;
  readonly onClose: () => void;
}

const tenderOf = ({ method, name }: Payment): Tender => ({ method, name });

/** Puts the method of a payment of an issued bill right. Of several payments it asks first which one. */
export function PaymentsRight({ settlement, type, act, onClose }: PaymentsRightProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<Failure>();
  // As the person saw them: another device may put one right meanwhile.
  const [{ invoiceId, payments }] = useState(settlement);
  const [chosen, setChosen] = useState<number | null>(payments.length === 1 ? 0 : null);
  const payment = chosen === null ? undefined : payments[chosen];
  if (chosen === null || payment === undefined) {
    return (
      <Sheet title={settling.rightWhich} closeLabel={settling.close} onClose={onClose}>
        <ul className={styles['parts']}>
          {payments.map((one, n) => (
            // The payments of a document keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={n} className={styles['row']}>
              <span>{paymentWords(billWords, settling, one)}</span>
              <Button variant="outline" onClick={() => setChosen(n)}>
                {settling.putRight}
              </Button>
            </li>
          ))}
        </ul>
      </Sheet>
    );
  }
  const putRight = async (right: { to: Tender; reason: string }) => {
    const input = { invoiceId, payment: chosen, from: tenderOf(payment), ...right };
    if ((await run(() => act(input))) === null) return;
    toast({ message: settling.rightDone });
    onClose();
  };
  return (
    <PaymentRightForm
      {...{ payment, type, pending, failure, onClose }}
      onRight={(right) => void putRight(right)}
    />
  );
}
