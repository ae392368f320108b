import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import { settling } from '../../../messages/settling.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { failureSentence } from '../state/acts.ts';
import type { Failure, SettleActs } from '../state/acts.ts';
import { GiveBackForm } from './give-back-form.tsx';
import { paymentWords } from './payment-words.ts';
import styles from '../settle-parts.module.css';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export interface PartPaymentsProps {
  readonly orderId: string;
  readonly payments: OrderMoney['payments'];
  readonly act: SettleActs['returnPayment'];
}

/** What was paid of a bill that is not issued yet; each part can be given back. */
export function PartPayments({ orderId, payments, act }: PartPaymentsProps) {
  const [chosenId, setChosen] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  const chosen = payments.find(({ id }) => id === chosenId) ?? null;
  const giveBack = async (paymentId: string, reason: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    const outcome = await act({ orderId, paymentId, reason });
    isRunning.current = false;
    setPending(false);
    setFailure('failure' in outcome ? outcome.failure : null);
    if ('output' in outcome) setChosen(null);
  };
  if (payments.length === 0) return null;
  return (
    <section aria-label={settling.parts} className={styles['part']}>
      <h3>{settling.parts}</h3>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <span>
              {paymentWords(payment)}
              <small>{clock.format(payment.at)}</small>
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
          onGiveBack={(reason) => void giveBack(chosen.id, reason)}
          onCancel={() => setChosen(null)}
        />
      )}
      {failure !== null && <Notice tone="error">{failureSentence(failure)}</Notice>}
    </section>
  );
}
