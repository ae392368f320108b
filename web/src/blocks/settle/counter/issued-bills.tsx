import { asIssued } from '@bhoj/domain/billing/issued-copy';
import { formatMoney } from '@bhoj/domain/money/format';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
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
  /** Returns the name of an order's place. */
  readonly placeOf: (order: Order) => string;
  readonly printing: Pick<Profile, 'paperMm' | 'secondLanguageOnBills'>;
}

/** The issued documents of an order, newest first, each with a print button. */
export function IssuedBills({ account, placeOf, printing }: IssuedBillsProps) {
  const billWords = useWords(billPart);

  const { settlements } = account.money;
  const originals = useOriginals();
  const reader = { words: billWords, secondLanguage: printing.secondLanguageOnBills };
  return settlements.toReversed().map((settlement) => {
    const { requestId, invoiceId, voidedAt, ...issued } = settlement;
    const { order, customerName } = asIssued(account.order, settlement);
    const document = { ...issued, place: placeOf(order), customerName, isVoid: voidedAt !== null };
    return (
      <section
        key={invoiceId}
        aria-label={`${billWords.kinds[issued.bill.kind]} ${issued.number}`}
        className={styles['issued']}
      >
        <details open={settlements.length === 1}>
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
