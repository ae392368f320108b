import type { ReactNode } from 'react';
import { asIssued } from '@bhoj/domain/billing/documents/issued-copy';
import type { Issued } from '@bhoj/domain/billing/documents/issued-copy';
import { formatMoney } from '@bhoj/domain/money/format';
import type { OrderMoney, Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Words } from '../../../words/part.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBillPrint } from '../../bill/bill-print.tsx';
import { BillView } from '../../bill/bill-view.tsx';
import { useOriginals } from '../../bill/originals.ts';
import styles from './issued-bills.module.css';

export interface IssuedBillsProps {
  readonly account: {
    readonly order: Order;
    readonly money: Pick<OrderMoney, 'settlements'>;
  };
  /** Returns the name of an order's place on a document. */
  readonly placeOf: (issued: Issued<Order>) => string;
  readonly printing: Pick<Profile, 'paperMm' | 'secondLanguageOnBills'>;
  /**
   * While more is to be paid, the page shows the newest document in one place and the earlier ones in another, each as
   * one line that opens.
   */
  readonly which: 'all' | 'newest' | 'earlier';
  /** Shows the ways to share a document, beside its print button. */
  readonly showShare?: (settlement: Settlement) => ReactNode;
  /** Shows the acts on a document, below its buttons. */
  readonly showActs?: (settlement: Settlement) => ReactNode;
}

/** One issued document: its print button and its sharing; below, folded, the document and the paper. */
function IssuedBill({
  account,
  placeOf,
  printing,
  settlement,
  share,
  acts,
}: Pick<IssuedBillsProps, 'account' | 'placeOf' | 'printing'> & {
  readonly settlement: Settlement;
  readonly share: ReactNode;
  readonly acts: ReactNode;
}) {
  const billWords = useWords(billPart);

  const originals = useOriginals();
  const { requestId, invoiceId: _, voidedAt, ...issued } = settlement;
  const copy = asIssued(account.order, settlement);
  const document = {
    ...issued,
    place: placeOf(copy),
    customerName: copy.customerName,
    isVoid: voidedAt !== null,
  };
  const reader = { words: billPart.en, secondLanguage: printing.secondLanguageOnBills };
  const { button, paperChoice } = useBillPrint({
    document,
    ...reader,
    paperAtFirst: printing.paperMm,
    isDuplicate: !originals.isOriginal(requestId),
    onPrint: () => originals.spend(requestId),
  });
  return (
    <section
      aria-label={`${billWords.kinds[issued.bill.kind]} ${issued.number}`}
      className={styles['issued']}
    >
      <div className={styles['halves']}>
        {button}
        {voidedAt === null && share}
      </div>
      {voidedAt === null && acts}
      <details>
        <summary>
          <span>{issued.number}</span> <strong>{formatMoney(issued.bill.totalPaise)}</strong>
        </summary>
        <BillView {...document} {...reader} />
        {paperChoice}
      </details>
    </section>
  );
}

/** The issued documents of an order, newest first. */
export function IssuedBills({ account, which, showShare, showActs, ...how }: IssuedBillsProps) {
  const newestFirst = account.money.settlements.toReversed();
  const shown = { newest: newestFirst.slice(0, 1), earlier: newestFirst.slice(1), all: newestFirst };
  return shown[which].map((settlement) => (
    <IssuedBill
      key={settlement.invoiceId}
      {...how}
      {...{ account, settlement }}
      share={showShare?.(settlement)}
      acts={showActs?.(settlement)}
    />
  ));
}

/** Returns a sentence about the payment. */
export const paidSentence = (
  settling: Words<'settling'>,
  { settlements }: Pick<OrderMoney, 'settlements'>,
): string =>
  settlements
    .slice(-1)
    .map(({ bill }) => settling.paid(formatMoney(bill.totalPaise)))
    .join('');
