import { unconfirmed } from '@bhoj/domain/orders/kitchen/kitchen';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { kitchenPart } from '../../../words/kitchen/kitchen.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Progress } from '../state/use-progress.ts';
import styles from './ticket-changes.module.css';

export interface TicketChangesProps {
  readonly ticket: Ticket;
  /** The table it was sent from, if its party has moved; else null. */
  readonly movedFrom: string | null;
  readonly progress: Progress;
}

/** Shows what changed on a ticket since it was sent, in large type. */
export function TicketChanges({ ticket, movedFrom, progress }: TicketChangesProps) {
  const kitchen = useWords(kitchenPart);
  const places = usePlaceWords();

  const gone = unconfirmed(ticket);
  const portions = ticket.lines.reduce(
    (sum, { id, line }) => sum + (gone.includes(id) ? line.quantity : 0),
    0,
  );
  if (gone.length === 0 && movedFrom === null) return null;
  return (
    <div role="group" aria-label={kitchen.changes} className={styles['changes']}>
      {movedFrom !== null && <p data-kind="moved">{kitchen.movedFrom(tableName(places, movedFrom))}</p>}
      {gone.length > 0 && (
        <p data-kind="cancelled">
          <span>{kitchen.leave(portions)}</span>
          <button
            type="button"
            aria-label={kitchen.confirmTicket(ticket.kot)}
            disabled={progress.rests(ticket)}
            onClick={(event) => {
              event.stopPropagation();
              progress.confirm(ticket, gone);
            }}
          >
            {kitchen.confirm}
          </button>
        </p>
      )}
    </div>
  );
}
