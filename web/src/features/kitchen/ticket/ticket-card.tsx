import { memo } from 'react';
import { ageOf, minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { nextBump } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { combosOnTicket } from '@bhoj/domain/orders/shape/combo-groups';
import { comboLines } from '../../../blocks/names/combo-lines.tsx';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { ticketKey } from '../state/kitchen-model.ts';
import { TicketChanges } from './ticket-changes.tsx';
import { TicketFoot } from './ticket-foot.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketLine } from './ticket-line.tsx';
import type { KotPrinter } from '../printing/use-kot-printer.tsx';
import type { Progress } from '../state/use-progress.ts';
import styles from './ticket.module.css';

/** Everything that all tickets of the board share. */
export interface TicketSurroundings {
  readonly now: number;
  readonly progress: Progress;
  readonly printer: KotPrinter;
  /** Returns the table a ticket was sent from, if its party has moved; else null. */
  readonly movedFrom: (ticket: Ticket) => string | null;
}

export interface TicketCardProps extends TicketSurroundings {
  readonly ticket: Ticket;
  /** Its position in time, from 1; the number key selects it. */
  readonly number: number;
  readonly isNew: boolean;
}

type BodyProps = Omit<TicketCardProps, 'number' | 'isNew' | 'now'>;

/**
 * True when a card would look the same below its head. Its acts may then be from an earlier drawing, because acts read
 * the current state themselves.
 */
const hasTheSameBody = (before: BodyProps, after: BodyProps): boolean =>
  before.ticket === after.ticket &&
  before.progress.rests(before.ticket) === after.progress.rests(after.ticket) &&
  before.progress.isRefused(before.ticket) === after.progress.isRefused(after.ticket) &&
  before.printer.hasFailed(before.ticket) === after.printer.hasFailed(after.ticket) &&
  before.movedFrom(before.ticket) === after.movedFrom(after.ticket);

/** True when a card would look the same. */
const showsTheSame = (before: TicketCardProps, after: TicketCardProps): boolean =>
  before.number === after.number &&
  before.isNew === after.isNew &&
  minutesSince(before.ticket.at, before.now) === minutesSince(after.ticket.at, after.now) &&
  ageOf(before.ticket.at, before.now) === ageOf(after.ticket.at, after.now) &&
  hasTheSameBody(before, after);

/** The part of a card below its number: when another ticket leaves the board, only the number changes. */
const TicketBody = memo(function TicketBody({ ticket, progress, printer, movedFrom }: BodyProps) {
  const kotWords = useWords(kotPart);
  const language = useLanguage();

  return (
    <>
      <TicketChanges ticket={ticket} movedFrom={movedFrom(ticket)} progress={progress} />
      <ul>
        {comboLines(combosOnTicket(ticket.lines.filter((line) => !line.isConfirmed)), language, {
          head: (name, { count }) => (
            <li className={styles['combo']}>
              {count > 0 && kotWords.quantity(count)} {name}
            </li>
          ),
          row: ({ id, line, stage, reason }) => (
            <TicketLine
              key={id}
              {...{ line, stage, reason }}
              disabled={progress.rests(ticket)}
              onMove={(to) => progress.advance(ticket, { stage: to, lineIds: [id] })}
            />
          ),
        })}
      </ul>
      <TicketFoot {...{ ticket, progress, printer }} />
    </>
  );
}, hasTheSameBody);

/** One KOT. A tap anywhere moves the whole ticket; a tap on a line moves that line. */
export const TicketCard = memo(function TicketCard({ ticket, number, isNew, ...around }: TicketCardProps) {
  const kitchen = useWords(kitchenPart);
  const names = useNameWords();

  const { now, progress, printer, movedFrom } = around;
  const place = orderNameBesideKind(names, ticket);
  const age = ageOf(ticket.at, now);
  const bump = nextBump(ticket);
  return (
    // For the keyboard, the button at the bottom does the same.
    <article
      className={styles['ticket']}
      aria-label={kitchen.ticket(ticket.kot, place)}
      tabIndex={-1}
      data-ticket={ticketKey(ticket)}
      data-age={age}
      data-new={isNew}
      onClick={() => bump !== null && progress.advance(ticket, bump)}
    >
      <TicketHead {...{ ticket, number, age, now }} />
      <TicketBody {...{ ticket, progress, printer, movedFrom }} />
    </article>
  );
}, showsTheSame);
