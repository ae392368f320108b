import { useMemo } from 'react';
import { allDayOf, wholeMinutes } from '@bhoj/domain/orders/kitchen/kitchen';
import type { ticketTimeOf } from '@bhoj/domain/orders/kitchen/ticket-times';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { ticketKey } from '../state/kitchen-model.ts';
import type { Board } from '../state/kitchen-model.ts';
import { MoreBelow } from './more-below.tsx';
import { PassItem } from './pass-item.tsx';
import type { Progress } from '../state/use-progress.ts';
import styles from './kitchen-dock.module.css';

export interface KitchenDockProps {
  readonly board: Board;
  readonly progress: Progress;
  readonly waits: ReturnType<typeof ticketTimeOf>;
  /** The cards of the tickets whose buttons are below the screen. */
  readonly below: readonly Element[];
}

/**
 * The bottom of the screen: tickets further down, ready tickets, the number of each dish still to cook, and recent
 * ticket times.
 */
export function KitchenDock({ board, progress, waits, below }: KitchenDockProps) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);
  const language = useLanguage();

  const allDay = useMemo(() => allDayOf(board.open, language), [board.open, language]);
  // Below a minute the times would all read 0.
  const hasWaits = waits !== null && wholeMinutes(waits.worst) > 0;
  if (board.ready.length === 0 && allDay.length === 0 && !hasWaits && below.length === 0) return null;
  return (
    <div className={styles['dock']} data-dock>
      {below.length > 0 && <MoreBelow below={below} />}
      {board.ready.length > 0 && (
        <section aria-label={kitchen.pass} className={styles['strip']} data-kind="pass">
          <h2>{kitchen.pass}</h2>
          {/* Scrolls sideways, so the keyboard must reach it. */}
          <ul tabIndex={0} aria-label={kitchen.pass}>
            {board.ready.map((ticket) => (
              <PassItem key={ticketKey(ticket)} ticket={ticket} progress={progress} />
            ))}
          </ul>
        </section>
      )}
      {allDay.length > 0 && (
        <section aria-label={kitchen.allDay} className={styles['strip']} data-kind="all-day">
          <h2>{kitchen.allDay}</h2>
          <ul tabIndex={0} aria-label={kitchen.allDay}>
            {allDay.map(({ dish, quantity }) => (
              <li key={dish}>
                <strong>{kotWords.quantity(quantity)}</strong> {dish}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasWaits && (
        <section aria-label={kitchen.waits} className={styles['strip']} data-kind="waits">
          <p>{kitchen.waitsOf(wholeMinutes(waits.average), wholeMinutes(waits.worst))}</p>
        </section>
      )}
    </div>
  );
}
