import { useState } from 'react';
import type { Tender } from '@bhoj/domain/billing/invoice';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/order.schema';
import { billPart } from '../../../words/shared/bill.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockName } from '../../../ui/dates/formats.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { GiveBackForm } from './give-back-form.tsx';
import { paymentWords } from './payment-words.ts';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface PartPaymentsProps {
  readonly orderId: string;
  readonly type: OrderType;
  readonly payments: OrderMoney['payments'];
  readonly act: SettleActs['returnPayment'];
}

/** The part payments of a bill that is not issued yet; each can be given back. */
export function PartPayments({ orderId, type, payments, act }: PartPaymentsProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);
  const billWords = useWords(billPart);

  const [chosenId, setChosen] = useState<string | null>(null);
  const { pending, failure, run } = useOneAtATime<Failure>();
  const chosen = payments.find(({ id }) => id === chosenId) ?? null;
  const giveBack = async (paymentId: string, back: { given: Tender; reason: string }) => {
    if ((await run(() => act({ orderId, paymentId, ...back }))) !== null) setChosen(null);
  };
  if (payments.length === 0) return null;
  return (
    <section aria-label={settling.parts} className={styles['part']}>
      <h3>{settling.parts}</h3>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <span>
              {paymentWords(billWords, settling, payment)}
              <small>{clockName(payment.at)}</small>
            </span>
            <Button disabled={pending} onClick={() => setChosen(payment.id)}>
              {settling.giveBack}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <GiveBackForm
          key={chosen.id}
          payment={chosen}
          pending={pending}
          type={type}
          onGiveBack={(back) => void giveBack(chosen.id, back)}
          onCancel={() => setChosen(null)}
        />
      )}
      {failure !== null && (
        <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
      )}
    </section>
  );
}
