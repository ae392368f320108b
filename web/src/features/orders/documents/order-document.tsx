import { formatPlain } from '@bhoj/domain/money/format';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { CorrectionMenu } from '../corrections/correction-menu.tsx';
import { BillButton } from './document-view.tsx';
import { NoteList } from './document-notes.tsx';
import type { DocumentNotes } from './document-notes.tsx';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { ShareBill } from './share-bill.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';
import styles from './order-document.module.css';

export interface OrderDocumentProps {
  readonly now: number;
  readonly orderId: string;
  readonly order: Order;
  readonly settlement: Settlement;
  /** Its notes; null while they are loading. */
  readonly notes: DocumentNotes | null;
  readonly onOpen: (orderId: string) => void;
  /** True to begin with the document open. */
  readonly isShown: boolean;
}

/** One issued document, its notes, and the owner's acts on it. */
export function OrderDocument({
  now,
  orderId,
  order,
  settlement,
  notes,
  onOpen,
  isShown,
}: OrderDocumentProps) {
  const billWords = useWords(billPart);
  const words = useWords(orderPanelPart);

  const { number, bill, payments, issuedAt, voidedAt } = settlement;
  const methods = [...new Set(payments.map(({ method, name }) => name || billWords.methods[method]))];
  return (
    <article className={styles['document']} aria-label={number}>
      <header>
        <span>
          <strong>
            <WholeNumbers>{number}</WholeNumbers>
          </strong>
          {voidedAt !== null && <StatusDotBadge color="red" word={words.voidMark} />}
        </span>
        <strong>{formatPlain(bill.totalPaise)}</strong>
      </header>
      <p className={styles['quiet']}>
        {[billWords.kinds[bill.kind], shortMomentName(issuedAt, now), methods.join(', ')]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {notes !== null && <NoteList {...{ now, order, settlement, notes }} />}
      <div className={styles['acts']}>
        <BillButton {...{ order, settlement, isShown }} />
        <ShareBill {...{ orderId, order, settlement }} />
        {voidedAt === null && notes !== null && (
          <CorrectionMenu settlement={settlement} type={order.type} notes={notes} onOpen={onOpen} />
        )}
      </div>
    </article>
  );
}
