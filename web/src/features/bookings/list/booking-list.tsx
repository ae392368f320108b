import { CalendarClock } from 'lucide-react';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { isOver } from '../state/bookings-model.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import { BookingRow } from './booking-row.tsx';
import parts from '../bookings.module.css';
import styles from './booking-row.module.css';

export interface BookingListProps {
  readonly evening: Evening;
  readonly toOf: (id: string) => string;
}

/** The evening as a list: who is to come or seated, then who is over. */
export function BookingList({ evening, toOf }: BookingListProps) {
  const words = useWords(bookingsPart);
  const { rows, known } = evening;
  if (rows.length === 0) return <EmptyState icon={CalendarClock} line={words.none} />;
  const over = rows.filter(isOver);
  const draw = (some: readonly Row[]) => (
    <ul className={styles['list']}>
      {some.map((row) => (
        <BookingRow
          key={row.id}
          row={row}
          now={known.now}
          holdMinutes={known.rules.holdMinutes}
          to={toOf(row.id)}
        />
      ))}
    </ul>
  );
  return (
    <div className={parts['parts']}>
      {over.length < rows.length && (
        <SectionCard padding="flush">{draw(rows.filter((row) => !isOver(row)))}</SectionCard>
      )}
      {over.length > 0 && (
        <SectionCard title={words.overOf(over.length)} padding="flush">
          {draw(over)}
        </SectionCard>
      )}
    </div>
  );
}
