import { useState } from 'react';
import { mayCaptainCorrect } from '@bhoj/domain/billing/settle/payment-correction';
import { correctPayment } from '@bhoj/domain/billing/settle/settlement.contract';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';

// Seldom opened, so the captain's screen does not contain its code.
const PaymentsRight = lazyPart(() =>
  import('../../../blocks/settle/payment/payments-right.tsx').then((m) => m.PaymentsRight),
);

/** ms between two checks whether the captain may still correct the payment. */
const TICK = 15_000;

export interface WrongPaymentProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
}

/** Corrects "Cash" to UPI in the minutes after the bill; absent where nothing was paid. */
export function WrongPayment({ settlement, type }: WrongPaymentProps) {
  const settling = useWords(settlingPart);
  const now = useNow(TICK);
  const isOnline = useOnline();
  const act = useAttemptOnce(correctPayment);
  const [isOpen, setOpen] = useState(false);
  const { issuedAt, payments } = settlement;
  if (!isOpen && (payments.length === 0 || !mayCaptainCorrect(issuedAt, now))) return null;
  return (
    <>
      <PlainButton variant="quiet" disabled={!isOnline} onClick={() => setOpen(true)}>
        {settling.wrongPayment}
      </PlainButton>
      {isOpen && <PaymentsRight {...{ settlement, type, act }} onClose={() => setOpen(false)} />}
    </>
  );
}
