import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Tender } from '@bhoj/domain/billing/documents/invoice';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { billPart } from '../../../words/shared/bill.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Button, Sheet } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';
import { GiveBackForm } from './give-back-form.tsx';
import { paymentWords } from './payment-words.ts';
import styles from './part-payments.module.css';

interface PartListProps {
  readonly payments: OrderMoney['payments'];
  readonly onChoose: (paymentId: string) => void;
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
            <Button variant="outline" onClick={() => onChoose(payment.id)}>
              {settling.giveBack}
            </Button>
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
  readonly fold: Fold;
}

/** The part payments of a bill that is not issued yet; each can be given back. */
export function PartPaymentsRow({ orderId, type, payments, act, fold }: PartPaymentsRowProps) {
  const settling = useWords(settlingPart);

  const [chosenId, setChosen] = useState<string | null>(null);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const chosen = payments.find(({ id }) => id === chosenId) ?? null;
  const giveBack = async (paymentId: string, back: { given: Tender; reason: string }) => {
    if ((await run(() => act({ orderId, paymentId, ...back }))) === null) return;
    setChosen(null);
    fold.onClose();
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
        <PartList payments={payments} onChoose={setChosen} onClose={fold.onClose} />
      ) : (
        <GiveBackForm
          {...{ type, pending, failure }}
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
