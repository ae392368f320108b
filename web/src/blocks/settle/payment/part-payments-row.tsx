import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Tender } from '@bhoj/domain/billing/documents/invoice';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { returnPayment } from '@bhoj/domain/billing/settle/settlement.contract';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Button, Sheet } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { AskSomebody } from '../../approvals/ask-somebody.tsx';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { GiveBackForm } from './give-back-form.tsx';
import { paymentWords } from './payment-words.ts';
import styles from './part-payments.module.css';

interface PartListProps {
  readonly payments: OrderMoney['payments'];
  /** Null for somebody who may not give back. */
  readonly onChoose: ((paymentId: string) => void) | null;
  readonly onClose: () => void;
}

/** Each part payment, with the button that gives it back. */
function PartList({ payments, onChoose, onClose }: PartListProps) {
  const settling = useWords(settlingPart);
  const billWords = useWords(billPart);

  return (
    <Sheet title={settling.parts} closeLabel={settling.close} onClose={onClose}>
      <ul className={styles['parts']}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <span>
              {paymentWords(billWords, settling, payment)}
              <small>{clockName(payment.at)}</small>
            </span>
            {/* A deposit is put back by its own row. */}
            {onChoose !== null && payment.method !== 'deposit' && (
              <Button variant="outline" onClick={() => onChoose(payment.id)}>
                {settling.giveBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export interface PartPaymentsRowProps {
  readonly orderId: string;
  readonly type: OrderType;
  readonly payments: OrderMoney['payments'];
  readonly act: SettleActs['returnPayment'];
  readonly named: { readonly cashSession?: string };
  readonly fold: Fold;
}

/** The part payments of a bill that is not issued yet; each can be given back by those who may. */
export function PartPaymentsRow({ orderId, type, payments, act, named, fold }: PartPaymentsRowProps) {
  const settling = useWords(settlingPart);

  const [chosenId, setChosen] = useState<string | null>(null);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const [tried, setTried] = useState<object | null>(null);
  const chosen = payments.find(({ id }) => id === chosenId) ?? null;
  const isGone = () => {
    setChosen(null);
    fold.onClose();
  };
  const giveBack = async (paymentId: string, back: { given: Tender; reason: string }) => {
    const input = { orderId, paymentId, ...back, ...named };
    setTried(input);
    if (act === null || (await run(() => act(input))) === null) return;
    isGone();
  };
  if (payments.length === 0) return null;
  return (
    <RareRow
      icon={Undo2}
      name={settling.parts}
      value={formatPlain(sum(payments.map(({ amountPaise }) => amountPaise)))}
      fold={fold}
    >
      {chosen === null ? (
        <PartList payments={payments} onChoose={act && setChosen} onClose={fold.onClose} />
      ) : (
        <GiveBackForm
          {...{ type, pending, failure }}
          ask={
            <AskSomebody contract={returnPayment} input={tried} reason={failure?.reason} onDone={isGone} />
          }
          payment={chosen}
          onGiveBack={(back) => void giveBack(chosen.id, back)}
          onClose={() => {
            clear();
            setChosen(null);
          }}
        />
      )}
    </RareRow>
  );
}
