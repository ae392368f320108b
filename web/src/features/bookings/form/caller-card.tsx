import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { dateName, dayName } from '../../../ui/dates/formats.ts';
import { useWords } from '../../../words/use-words.ts';
import type { CallerState } from './use-caller.ts';
import styles from '../bookings.module.css';

/** The facts about a number: visits, no-shows, notes, what they do not tolerate, and their latest bookings. */
export function CallerCard({ caller }: { readonly caller: CallerState }) {
  const words = useWords(bookingsPart);
  const { caller: says } = words;
  if (caller === null) return null;
  if (caller === 'asking')
    return (
      <p className={styles['quiet']} role="status">
        {says.loading}
      </p>
    );
  const { guest, bookings } = caller;
  const noShows = bookings.filter(({ state }) => state === 'no-show').length;
  if (guest === null && bookings.length === 0)
    return (
      <p className={styles['quiet']} role="status">
        {says.newHere}
      </p>
    );
  return (
    <div className={styles['known']} role="status">
      {guest !== null && (
        <p>
          <strong>{guest.name ?? words.noName}</strong>{' '}
          {guest.visits === 0 ? says.noVisit : says.visits(guest.visits, dateName(guest.lastSeenAt))}
        </p>
      )}
      {noShows > 0 && <p className={styles['warned']}>{says.noShows(noShows)}</p>}
      {guest !== null && guest.allergies !== '' && (
        <p className={styles['warned']}>
          {says.allergies}: {guest.allergies}
        </p>
      )}
      {guest !== null && guest.note !== '' && (
        <p>
          {says.note}: {guest.note}
        </p>
      )}
      {bookings.length > 0 && (
        <ul>
          {bookings.slice(0, 4).map(({ bookingId, day, at, size, state }) => (
            <li key={bookingId}>
              {says.booked(dayName(day), clockName(at), words.guests(size), words.states[state])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
