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
    readonly order: Pick<Order, 'customer'>;
    readonly money: Pick<OrderMoney, 'settlements'>;
  };
  readonly place: string;
  readonly printing: Pick<Profile, 'paperMm' | 'secondLanguageOnBills'>;
}

/** The documents of an order as they were issued, the last first, each to print. */
export function IssuedBills({ account, place, printing }: IssuedBillsProps) {
  const billWords = useWords(billPart);

  const { settlements } = account.money;
  const customerName = account.order.customer?.name ?? null;
  const originals = useOriginals();
  const reader = { words: billWords, secondLanguage: printing.secondLanguageOnBills };
  return settlements.toReversed().map(({ requestId, invoiceId, voidedAt, ...issued }) => {
    const document = { ...issued, place, customerName, isVoid: voidedAt !== null };
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

/** Says in one line what was paid. */
export const paidSentence = (
  settling: Words<'settling'>,
  { settlements }: Pick<OrderMoney, 'settlements'>,
): string =>
  settlements
    .slice(-1)
    .map(({ bill }) => settling.paid(formatMoney(bill.totalPaise)))
    .join('');
