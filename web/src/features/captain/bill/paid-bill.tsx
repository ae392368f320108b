import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { orderName, wordsAsIssued, placesName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { IssuedBills, paidSentence } from '../../../blocks/settle/counter/issued-bills.tsx';
import type { IssuedBillsProps } from '../../../blocks/settle/counter/issued-bills.tsx';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { WrongPayment } from './wrong-payment.tsx';
import styles from './paid-bill.module.css';

export interface PaidBillProps {
  readonly account: Account;
  readonly printing: Pick<Profile, 'paperMm' | 'secondLanguageOnBills'>;
  readonly onDone: () => void;
  readonly showShare: NonNullable<IssuedBillsProps['showShare']>;
}

function outcome(captain: Words<'captain'>, places: PlaceWords, order: Order): string {
  if (order.state === 'open') return captain.restOpen;
  return order.tableId === null ? captain.billDone : captain.tableFree(placesName(places, tablesOf(order)));
}

/** The payment, and the documents for printing: the newest while more is to be paid, then all. */
export function PaidBill({ account, printing, onDone, showShare }: PaidBillProps) {
  const captain = useWords(captainPart);
  const places = usePlaceWords();
  const names = useNameWords();
  const settling = useWords(settlingPart);

  const { order, money } = account;
  const status = useRef<HTMLParagraphElement>(null);
  const isOpen = order.state === 'open';
  const issued = money.settlements.length;
  useEffect(() => {
    // Cards of the bill may have been open, so the page scrolls to the success message at the top.
    status.current?.scrollIntoView({ block: 'center' });
  }, [issued]);
  return (
    <>
      <p ref={status} role="status" className={styles['done']}>
        <CircleCheck size={24} aria-hidden />
        <span>
          <strong>{paidSentence(settling, money)}</strong> · {outcome(captain, places, order)}
        </span>
      </p>
      <IssuedBills
        {...{ account, printing, showShare }}
        placeOf={(issued) => orderName(wordsAsIssued(names, issued), issued.order)}
        which={isOpen ? 'newest' : 'all'}
        showActs={(settlement) => <WrongPayment settlement={settlement} type={order.type} />}
      />
      {!isOpen && (
        <PlainButton size="large" onClick={onDone}>
          {captain.done}
        </PlainButton>
      )}
    </>
  );
}
