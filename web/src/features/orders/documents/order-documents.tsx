import { creditNotes, debitNotes } from '@bhoj/domain/billing/documents/document.collection';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { useLiveList } from '../../../firebase/live.ts';
import { together, unreadableOf, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import type { DocumentNotes } from './document-notes.tsx';
import { OrderDocument } from './order-document.tsx';
import { Part } from '../panel/part.tsx';
import styles from '../panel/part.module.css';

export interface OrderDocumentsProps {
  readonly now: number;
  readonly orderId: string;
  readonly account: Account;
  readonly onOpen: (orderId: string) => void;
  /** The id of the document that is open at first. */
  readonly shown: string | null;
}

/** The documents of an order: one, or one per part of a split bill, each with its notes. */
export function OrderDocuments({ now, orderId, account, onOpen, shown }: OrderDocumentsProps) {
  const words = useWords(orderPanelPart);

  const { order, money } = account;
  const isPaid = money.settlements.length > 0;
  const restaurantId = useRestaurantId();
  const within = isPaid ? { restaurantId } : null;
  const live = together(
    whole(useLiveList(creditNotes, within, creditNotes.queries.ofOrder(orderId))),
    whole(useLiveList(debitNotes, within, debitNotes.queries.ofOrder(orderId))),
  );
  const notesOf = (invoiceId: string): DocumentNotes | null => {
    if (live.state !== 'ready') return null;
    const [credits, debits] = live.value;
    return {
      credits: credits.map(({ value }) => value).filter((note) => note.invoiceId === invoiceId),
      debits: debits.map(({ value }) => value).filter((note) => note.invoiceId === invoiceId),
    };
  };
  if (!isPaid && order.state !== 'Completed') return null;
  return (
    <Part title={words.documents}>
      <UnreadableCard unreadable={unreadableOf(live)} />
      {!isPaid && <p className={styles['quiet']}>{words.noDocuments}</p>}
      {money.settlements.map((settlement) => (
        <OrderDocument
          key={settlement.invoiceId}
          {...{ now, orderId, order, settlement, onOpen }}
          isShown={settlement.invoiceId === shown}
          // Until the notes are loaded, no correction is offered that they may rule out.
          notes={notesOf(settlement.invoiceId)}
        />
      ))}
    </Part>
  );
}
