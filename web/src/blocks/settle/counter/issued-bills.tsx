import type { ReactNode } from 'react';
import { asIssued } from '@bhoj/domain/billing/issued-copy';
import type { Issued } from '@bhoj/domain/billing/issued-copy';
import { formatMoney } from '@bhoj/domain/money/format';
import type { OrderMoney, Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Words } from '../../../words/part.ts';
import { billPart } from '../../../words/shared/bill.ts';
import { useWords } from '../../../words/use-words.ts';
import { BillPrint } from '../../bill/bill-print.tsx';
import { BillView } from '../../bill/bill-view.tsx';
import { useOriginals } from '../../bill/originals.ts';
import styles from './issued-bills.module.css';

export interface IssuedBillsProps {
  readonly account: {
    readonly order: Order;
    readonly money: Pick<OrderMoney, 'settlements'>;
  };
  /** Returns the name of an order's place as a document has it. */
  readonly placeOf: (issued: Issued<Order>) => string;
  readonly printing: Pick<Profile, 'paperMm' | 'secondLanguageOnBills'>;
  /** While more is to be paid, the newest and the earlier ones have their own places, each one line that opens. */
  readonly which: 'all' | 'newest' | 'earlier';
  /** Shows how a document is passed on, below its print button. */
  readonly showShare?: (settlement: Settlement) => ReactNode;
}

/** The issued documents of an order, newest first, each with a print button. */
export function IssuedBills({ account, placeOf, printing, which, showShare }: IssuedBillsProps) {
  const billWords = useWords(billPart);

  const { settlements } = account.money;
  const originals = useOriginals();
  const reader = { words: billPart.en, secondLanguage: printing.secondLanguageOnBills };
  const newestFirst = settlements.toReversed();
  const shown = { newest: newestFirst.slice(0, 1), earlier: newestFirst.slice(1), all: newestFirst };
  return shown[which].map((settlement) => {
    const { requestId, invoiceId, voidedAt, ...issued } = settlement;
    const copy = asIssued(account.order, settlement);
    const { customerName } = copy;
    const document = { ...issued, place: placeOf(copy), customerName, isVoid: voidedAt !== null };
    return (
      <section
        key={invoiceId}
        aria-label={`${billWords.kinds[issued.bill.kind]} ${issued.number}`}
        className={styles['issued']}
      >
        {/* Folded: what is done next is to print it or to send it. */}
        <details>
          <summary>
            <span>{issued.number}</span> <strong>{formatMoney(issued.bill.totalPaise)}</strong>
          </summary>
          <BillView {...document} {...reader} />
        </details>
        <BillPrint
          {...{ document, ...reader }}
          usualPaper={printing.paperMm}
          isDuplicate={!originals.isOriginal(requestId)}
          onPrint={() => originals.spend(requestId)}
        />
        {voidedAt === null && showShare?.(settlement)}
      </section>
    );
  });
}

/** Returns one line on what was paid. */
export const paidSentence = (
  settling: Words<'settling'>,
  { settlements }: Pick<OrderMoney, 'settlements'>,
): string =>
  settlements
    .slice(-1)
    .map(({ bill }) => settling.paid(formatMoney(bill.totalPaise)))
    .join('');
