import { useState } from 'react';
import { needsBuyer } from '@bhoj/domain/billing/documents/buyer';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { stateWithCode } from '@bhoj/domain/statute/gst-states';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { buyerPart } from '../../../messages/guest/buyer/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { useNow } from '../context/use-now.ts';
import { BuyerForm } from './buyer-form.tsx';
import { keepBuyer } from './kept-buyer.ts';
import styles from './buyer.module.css';

export interface BuyerPartProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly account: Account;
  readonly bill: Bill;
}

/** The buyer of the bill, for a guest who needs the bill for a company. A large bill must name a buyer. */
export function BuyerPart({ restaurantId, orderId, account: { order, money }, bill }: BuyerPartProps) {
  const buyerText = useWords(buyerPart);
  const reasons = useWords(guestReasonsPart);
  const now = useNow();
  const { pending, failure, run } = useOneAtATime<Failure>();
  const [isOpen, setOpen] = useState(false);
  const { buyer } = money;
  const save = async (wanted: Buyer | null, keep: boolean) => {
    const input = { restaurantId, orderId, buyer: wanted, keep };
    if ((await run(() => callAsGuest('nameBuyer', input))) === null) return;
    if (keep && wanted !== null) keepBuyer(wanted);
    setOpen(false);
  };
  const failed = failure === null ? null : reasonSentence(reasons, failure.reason);
  return (
    <section className={styles['buyer']} aria-label={buyerText.title}>
      {buyer === null && needsBuyer(bill, now) && (
        <PlainNotice tone="warning">{buyerText.needed}</PlainNotice>
      )}
      {buyer !== null && (
        <p>
          <strong>{buyerText.madeOutTo(buyer.name)}</strong>
          <small>{buyer.gstin === '' ? stateWithCode(buyer.stateCode) : buyer.gstin}</small>
        </p>
      )}
      {isOpen ? (
        <BuyerForm
          {...{ buyer, pending, failed }}
          hasNumber={order.customer !== null}
          onSave={(wanted, keep) => void save(wanted, keep)}
        />
      ) : (
        <div className={styles['choices']}>
          <PlainButton variant="outline" onClick={() => setOpen(true)}>
            {buyer === null ? buyerText.add : buyerText.change}
          </PlainButton>
          {buyer !== null && (
            <PlainButton variant="outline" pending={pending} onClick={() => void save(null, false)}>
              {buyerText.remove}
            </PlainButton>
          )}
        </div>
      )}
      {!isOpen && failed !== null && <PlainNotice tone="error">{failed}</PlainNotice>}
    </section>
  );
}
