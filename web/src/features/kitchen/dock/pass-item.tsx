import { HandPlatter, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { lastBump, toHandOver } from '@bhoj/domain/orders/kitchen/kitchen';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Progress } from '../state/use-progress.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import styles from './pass-item.module.css';

interface PassItemProps {
  readonly ticket: Ticket;
  readonly progress: Progress;
}

/** True when an item would look the same. It may keep older acts, because they read the current state themselves. */
const showsTheSame = (before: PassItemProps, after: PassItemProps): boolean =>
  before.ticket === after.ticket &&
  before.progress.rests(before.ticket) === after.progress.rests(after.ticket) &&
  before.progress.isRefused(before.ticket) === after.progress.isRefused(after.ticket);

/** A ready ticket. A captain serves it; the kitchen itself hands over one that is paid. */
export const PassItem = memo(function PassItem({ ticket, progress }: PassItemProps) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);
  const names = useNameWords();

  const toast = useToast();
  const { kot } = ticket;
  const place = orderNameBesideKind(names, ticket);
  const token = ticket.tableId === null ? ticket.token : null;
  const recall = lastBump(ticket);
  const ready = toHandOver(ticket);
  const isResting = progress.rests(ticket);
  const handOver = () => {
    const move = { stage: 'served', lineIds: ready } as const;
    progress.advance(ticket, move);
    toast({
      message: kitchen.handedOver(kot),
      action: { label: kitchen.undo, onClick: () => progress.recall(ticket, move) },
    });
  };
  return (
    <li className={styles['item']}>
      <span className={styles['place']} title={place}>
        {token === null ? place : names.orderTypes[ticket.type]}
      </span>{' '}
      {/* A token is enough: the customer's name would need its space. */}
      <span className={styles['numbers']}>
        {token !== null && `${token} `}· {kotWords.kot(kot)}
      </span>
      {ticket.isPaid && <span className={styles['paid']}>{kotWords.paid}</span>}
      {ready.length > 0 && (
        <button
          type="button"
          className={styles['handOver']}
          aria-label={kitchen.handOverTicket(kot)}
          disabled={isResting}
          onClick={handOver}
        >
          <HandPlatter size={20} aria-hidden />
          {kitchen.handOver}
        </button>
      )}
      <button
        type="button"
        className={styles['recall']}
        aria-label={kitchen.recallTicket(kot)}
        title={kitchen.recallTicket(kot)}
        disabled={isResting || recall === null}
        onClick={() => recall !== null && progress.recall(ticket, recall)}
      >
        <Undo2 size={20} aria-hidden />
      </button>
      {progress.isRefused(ticket) && (
        <span role="alert" className={styles['refused']}>
          {kitchen.refused}
        </span>
      )}
    </li>
  );
}, showsTheSame);
