import { useRef } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import { ticketKey } from '../state/kitchen-model.ts';
import { TicketCard } from '../ticket/ticket-card.tsx';
import type { TicketSurroundings } from '../ticket/ticket-card.tsx';
import { useBelow } from './use-below.ts';
import { useCancelledInSight } from './use-cancelled-in-sight.ts';
import { useColumnCount } from './use-column-count.ts';
import { useColumns } from './use-columns.ts';
import styles from './ticket-board.module.css';

export interface TicketBoardProps extends TicketSurroundings {
  readonly tickets: readonly Ticket[];
  /** Tickets that nobody has noticed yet. */
  readonly unheard: readonly Ticket[];
  /** The stations of the tickets. */
  readonly stations: string;
  /** Gets the cards with buttons below the visible area. It must stay the same function. */
  readonly onBelow: (change: (before: readonly Element[]) => readonly Element[]) => void;
}

/** The open tickets in columns, the oldest at the top left. */
export function TicketBoard({ tickets, unheard, stations, onBelow, ...around }: TicketBoardProps) {
  const kitchen = useWords(kitchenPart);

  const board = useRef<HTMLElement>(null);
  const count = useColumnCount(board);
  const columns = useColumns(tickets, count, stations);
  useBelow(board, tickets, count, onBelow);
  useCancelledInSight(tickets, count);
  return (
    <section
      ref={board}
      aria-label={kitchen.board}
      className={styles['board']}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
    >
      {columns.map((column, i) => (
        // A column is identified by its position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className={styles['column']}>
          {column.map((ticket) => (
            <TicketCard
              key={ticketKey(ticket)}
              ticket={ticket}
              number={tickets.indexOf(ticket) + 1}
              isNew={unheard.includes(ticket)}
              {...around}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

export function TicketBoardSkeleton() {
  const common = useWords(commonPart);

  return (
    <div role="status" aria-label={common.loading} aria-busy className={styles['waiting']}>
      {[180, 240, 150, 210, 180].map((height, i) => (
        <PlainSkeleton key={i} height={height} />
      ))}
    </div>
  );
}
