import { ageOf, minutesSince } from '@bhoj/domain/orders/kitchen';
import { nextBump } from '@bhoj/domain/orders/progress';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { kotKind } from '../../../blocks/kot/kot-kind.ts';
import { kitchenPart } from '../../../words/kitchen/kitchen.ts';
import { kotPart } from '../../../words/shared/kot.ts';
import { useWords } from '../../../words/use-words.ts';
import { ticketKey } from '../state/kitchen-model.ts';
import { TicketChanges } from './ticket-changes.tsx';
import { TicketFoot } from './ticket-foot.tsx';
import { TicketLine } from './ticket-line.tsx';
import type { KotPrinter } from '../printing/use-kot-printer.tsx';
import type { Progress } from '../state/use-progress.ts';
import styles from './ticket.module.css';

/** What every ticket of the board is shown with. */
export interface TicketSurroundings {
  readonly now: number;
  readonly progress: Progress;
  readonly printer: KotPrinter;
  /** The table a ticket was sent from, where its party sits elsewhere by now. */
  readonly movedFrom: (ticket: Ticket) => string | null;
}

export interface TicketCardProps extends TicketSurroundings {
  readonly ticket: Ticket;
  /** Its place in the order of time, from 1: what the keyboard calls it by. */
  readonly number: number;
  readonly isNew: boolean;
}

/** One KOT. A tap anywhere moves the whole ticket on; a tap on a line moves that line. */
export function TicketCard({ ticket, number, isNew, ...around }: TicketCardProps) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);
  const names = useNameWords();

  const { now, progress, printer, movedFrom } = around;
  const place = orderNameBesideKind(names, ticket);
  const kind = kotKind(names.orderTypes, ticket);
  const bump = nextBump(ticket);
  return (
    // The button in its foot is the keyboard's way to the same act.
    <article
      className={styles['ticket']}
      aria-label={kitchen.ticket(ticket.kot, place)}
      tabIndex={-1}
      data-ticket={ticketKey(ticket)}
      data-age={ageOf(ticket.at, now)}
      data-new={isNew}
      onClick={() => bump !== null && progress.advance(ticket, bump)}
    >
      <header>
        <strong>{place}</strong>
        <span className={styles['minutes']}>{kitchen.minutes(minutesSince(ticket.at, now))}</span>
        <span>{kotWords.kot(ticket.kot)}</span>
        {kind !== null && <span>{kind}</span>}
        {ticket.isAddition && (
          <span className={styles['mark']} data-kind="addition">
            {kotWords.addition}
          </span>
        )}
        {ticket.isPaid && (
          <span className={styles['mark']} data-kind="paid">
            {kotWords.paid}
          </span>
        )}
        <kbd aria-hidden>{number}</kbd>
      </header>
      <TicketChanges ticket={ticket} movedFrom={movedFrom(ticket)} progress={progress} />
      <ul>
        {ticket.lines
          .filter((line) => !line.isConfirmed)
          .map(({ id, line, stage, reason }) => (
            <TicketLine
              key={id}
              {...{ line, stage, reason }}
              disabled={progress.rests(ticket)}
              onMove={(to) => progress.advance(ticket, { stage: to, lineIds: [id] })}
            />
          ))}
      </ul>
      <TicketFoot {...{ ticket, progress, printer }} />
    </article>
  );
}
