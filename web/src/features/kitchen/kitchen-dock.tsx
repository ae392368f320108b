import { Undo2 } from 'lucide-react';
import { allDayOf, lastBump } from '@bhoj/domain/orders/kitchen';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { tableName } from '../../blocks/table-name.ts';
import { kitchen } from '../../messages/kitchen.ts';
import { ticketKey } from './kitchen-model.ts';
import type { Board } from './kitchen-model.ts';
import type { Progress } from './use-progress.ts';
import styles from './kitchen.module.css';

function OnShelf({ ticket, progress }: { readonly ticket: Ticket; readonly progress: Progress }) {
  const recall = lastBump(ticket);
  const place = ticket.tableId === null ? kitchen.types[ticket.type] : tableName(ticket.tableId);
  return (
    <li>
      <span>{kitchen.shelfItem(ticket.kot, place)}</span>
      <button
        type="button"
        className={styles['recall']}
        aria-label={kitchen.recallTicket(ticket.kot)}
        title={kitchen.recallTicket(ticket.kot)}
        disabled={progress.rests(ticket) || recall === null}
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
}

/** At the bottom of the screen: what waits to be carried out, and what is still to cook of each dish. */
export function KitchenDock({ board, progress }: { readonly board: Board; readonly progress: Progress }) {
  const allDay = allDayOf(board.open);
  if (board.ready.length === 0 && allDay.length === 0) return null;
  return (
    <div className={styles['dock']}>
      {board.ready.length > 0 && (
        <section aria-label={kitchen.shelf} className={styles['strip']} data-kind="shelf">
          <h2>{kitchen.shelf}</h2>
          {/* Scrolls sideways: a keyboard must reach it too. */}
          <ul tabIndex={0} aria-label={kitchen.shelf}>
            {board.ready.map((ticket) => (
              <OnShelf key={ticketKey(ticket)} ticket={ticket} progress={progress} />
            ))}
          </ul>
        </section>
      )}
      {allDay.length > 0 && (
        <section aria-label={kitchen.allDay} className={styles['strip']}>
          <h2>{kitchen.allDay}</h2>
          <ul tabIndex={0} aria-label={kitchen.allDay}>
            {allDay.map(({ dish, quantity }) => (
              <li key={dish}>
                <strong>{kitchen.quantity(quantity)}</strong> {dish}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
