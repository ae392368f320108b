import Button from '@mui/material/Button';
import { Link2 } from 'lucide-react';
import { formatPlain } from '@bhoj/domain/money/format';
import { sharedBillPath } from '@bhoj/domain/catalogue/routes';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../words/owner/order-panel.ts';
import { billPart } from '../../../words/shared/bill.ts';
import { useWords } from '../../../words/use-words.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { CorrectionMenu } from '../corrections/correction-menu.tsx';
import { BillButton } from './document-view.tsx';
import { NoteList } from './document-notes.tsx';
import type { DocumentNotes } from './document-notes.tsx';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import styles from './order-document.module.css';

export interface OrderDocumentProps {
  readonly now: number;
  readonly orderId: string;
  readonly order: Order;
  readonly settlement: Settlement;
  /** The notes of it; null while they are not known. */
  readonly notes: DocumentNotes | null;
  readonly onOpen: (orderId: string) => void;
  /** True to begin with the document open. */
  readonly isShown: boolean;
}

function CopyLink({
  orderId,
  order,
  settlement,
}: Pick<OrderDocumentProps, 'orderId' | 'order' | 'settlement'>) {
  const words = useWords(orderPanelPart);

  const restaurantId = useRestaurantId();
  const toast = useToast();
  const copy = async () => {
    const { tableId } = order;
    const path = sharedBillPath({ restaurantId, tableId, orderId, shareToken: settlement.shareToken });
    try {
      await navigator.clipboard.writeText(`${globalThis.location.origin}${path}`);
      toast({ message: words.shared });
    } catch {
      toast({ message: words.notShared });
    }
  };
  return (
    <Button variant="outlined" startIcon={<Link2 aria-hidden />} onClick={() => void copy()}>
      {words.share}
    </Button>
  );
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
          <strong>{number}</strong>
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
        <CopyLink {...{ orderId, order, settlement }} />
        {voidedAt === null && notes !== null && (
          <CorrectionMenu settlement={settlement} type={order.type} notes={notes} onOpen={onOpen} />
        )}
      </div>
    </article>
  );
}
