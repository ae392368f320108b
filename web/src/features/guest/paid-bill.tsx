import { CircleCheck, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Order, Settlement } from '@bhoj/domain/orders/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillView } from '../../blocks/bill-view.tsx';
import { PlainButton } from '../../ui/plain/button.tsx';
import type { Reader } from './order-model.ts';
import { placeWords } from './place.ts';
import { share } from './share.ts';
import styles from './checkout.module.css';

export interface PaidBillProps {
  readonly order: Order;
  readonly settlement: Settlement;
  readonly profile: Profile;
  readonly tableId: string;
  readonly reader: Reader;
}

/** The settled bill: to keep, print or share. */
export function PaidBill({ order, settlement, profile, tableId, reader }: PaidBillProps) {
  const { language, words } = reader;
  const [isCopied, setCopied] = useState(false);
  const { number, bill, payments, seller } = settlement;
  const onShare = async () => {
    const text = words.checkout.shareText(profile.name, number, formatPlain(bill.totalPaise));
    setCopied((await share(text)) === 'copied');
  };
  return (
    <>
      <div className={styles['paid']} role="status">
        <CircleCheck aria-hidden />
        <div>
          <strong>{words.checkout.paid}</strong>
          <p>{words.checkout.paidHint}</p>
        </div>
      </div>
      <div className={`${styles['card']} ${styles['sheet']}`}>
        <BillView
          bill={bill}
          words={words.bill}
          language={language}
          number={number}
          {...(order.closedAt !== null && { issuedAt: order.closedAt })}
          {...(order.tableId !== null && { place: placeWords(words, tableId) })}
          seller={seller}
          payments={payments}
        />
      </div>
      <div className={styles['keep']}>
        <PlainButton variant="outline" onClick={() => globalThis.print()}>
          <Printer aria-hidden />
          {words.checkout.print}
        </PlainButton>
        <PlainButton variant="outline" onClick={() => void onShare()}>
          <Share2 aria-hidden />
          {words.checkout.share}
        </PlainButton>
      </div>
      <p role="status" className={styles['small']}>
        {isCopied && words.checkout.copied}
      </p>
    </>
  );
}
