import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import type { ageOf } from '@bhoj/domain/orders/kitchen/kitchen';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { kotKind } from '../../../blocks/kot/kot-kind.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './ticket-head.module.css';

export interface TicketHeadProps {
  readonly ticket: Ticket;
  /** Its position in time, from 1; the number key selects it. */
  readonly number: number;
  readonly age: ReturnType<typeof ageOf>;
  readonly now: number;
}

/** The place of a ticket. A takeaway's number is larger than its kind, and its customer is below. */
function Place({ ticket }: Pick<TicketHeadProps, 'ticket'>) {
  const names = useNameWords();

  if (ticket.tableId !== null || ticket.token === null)
    return <strong>{orderNameBesideKind(names, ticket)}</strong>;
  return (
    <strong>
      <span className={styles['kind']}>{names.orderTypes[ticket.type]}</span> {ticket.token}
    </strong>
  );
}

/** The place of a ticket, its age, and its KOT. */
export function TicketHead({ ticket, number, age, now }: TicketHeadProps) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);
  const { orderTypes } = useNameWords();

  const kind = kotKind(orderTypes, ticket);
  const customer = ticket.tableId === null && ticket.token !== null ? ticket.label : null;
  return (
    <header className={styles['head']}>
      <Place ticket={ticket} />
      <span className={styles['minutes']} data-age={age}>
        {kitchen.minutes(minutesSince(ticket.at, now))}
      </span>
      <span>{kotWords.kot(ticket.kot)}</span>
      {kind !== null && <span>{kind}</span>}
      {customer !== null && <span>{customer}</span>}
      {ticket.partySize !== null && <span>{kotWords.guests(ticket.partySize)}</span>}
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
  );
}
