import { Undo2 } from 'lucide-react';
import { ageOf, lastBump, minutesSince } from '@bhoj/domain/orders/kitchen';
import { nextBump } from '@bhoj/domain/orders/progress';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { tableName } from '../../blocks/table-name.ts';
import { kitchen } from '../../messages/kitchen.ts';
import { TicketLine } from './ticket-line.tsx';
import type { Progress } from './use-progress.ts';
import styles from './kitchen.module.css';

export interface TicketCardProps {
  readonly ticket: Ticket;
  readonly now: number;
  readonly isNew: boolean;
  readonly progress: Progress;
}

/** One KOT. A tap anywhere moves the whole ticket on; a tap on a line moves that line. */
export function TicketCard({ ticket, now, isNew, progress }: TicketCardProps) {
  const place = ticket.tableId === null ? kitchen.types[ticket.type] : tableName(ticket.tableId);
  const bump = nextBump(ticket);
  const recall = lastBump(ticket);
  const isResting = progress.rests(ticket);
  const advance = () => bump !== null && progress.advance(ticket, bump);
  return (
    // The button below is the keyboard's way to the same act.
    <article
      className={styles['ticket']}
      aria-label={kitchen.ticket(ticket.kot, place)}
      data-age={ageOf(ticket.at, now)}
      data-new={isNew}
      onClick={advance}
    >
      <header>
        <strong>{place}</strong>
        <span className={styles['minutes']}>{kitchen.minutes(minutesSince(ticket.at, now))}</span>
        <span>{kitchen.kot(ticket.kot)}</span>
        {ticket.isAddition && <span className={styles['addition']}>{kitchen.addition}</span>}
      </header>
      <ul>
        {ticket.lines.map(({ id, line, stage }) => (
          <TicketLine
            key={id}
            line={line}
            stage={stage}
            disabled={isResting}
            onMove={(to) => progress.advance(ticket, { stage: to, lineIds: [id] })}
          />
        ))}
      </ul>
      {progress.isRefused(ticket) && (
        <p role="alert" className={styles['refused']}>
          {kitchen.refused}
        </p>
      )}
      <footer onClick={(event) => event.stopPropagation()}>
        {recall !== null && (
          <button
            type="button"
            className={styles['recall']}
            aria-label={kitchen.recall}
            title={kitchen.recall}
            disabled={isResting}
            onClick={() => progress.recall(ticket, recall)}
          >
            <Undo2 size={24} aria-hidden />
          </button>
        )}
        {bump !== null && (
          <button
            type="button"
            className={styles['bump']}
            data-stage={bump.stage}
            disabled={isResting}
            onClick={advance}
          >
            {bump.stage === 'cooking' ? kitchen.start : kitchen.ready}
          </button>
        )}
      </footer>
    </article>
  );
}
