import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { bookingFigures } from '@bhoj/domain/bookings/figures/figures';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { firstOfMonth, lastOfMonth, monthOf } from '../../../ui/dates/iso-day.ts';
import { MonthPicker } from '../../../ui/dates/month-picker.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { WaitingCard } from '../deposit/waiting-card.tsx';
import { CameCard } from './came-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { TurnsCard } from './turns-card.tsx';
import { WaitsCard } from './waits-card.tsx';
import styles from '../bookings.module.css';

export interface FiguresViewProps {
  readonly rules: BookingRules;
  readonly day: string;
  readonly today: string;
  /** Epoch ms. */
  readonly now: number;
  /** The seats of all tables; null while they are not known. */
  readonly seats: number | null;
  readonly onMonth: (day: string) => void;
}

/** The figures of a month's bookings: who came, when they sat there, how long they stayed, and whom the waitlist lost. */
export function FiguresView({ rules, day, today, now, seats, onMonth }: FiguresViewProps) {
  const words = useWords(bookingFiguresPart);
  const bookings = useWords(bookingsPart);
  const dates = useWords(datesPart);
  const restaurantId = useRestaurantId();
  const month = monthOf(day);
  const between = bookingDays.queries.between(firstOfMonth(month), lastOfMonth(month));
  const live = useLiveList(bookingDays, { restaurantId }, between);
  return (
    <div className={styles['parts']}>
      <MonthPicker
        label={bookings.month.label}
        value={month}
        onChange={(to) => onMonth(to === monthOf(today) ? today : firstOfMonth(to))}
        max={monthOf(today)}
        words={dates.month}
      />
      <Gate
        live={live}
        skeleton={
          <SectionCard>
            <SkeletonRows label={bookings.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: bookings.offline }}
      >
        {(days) => {
          const figures = bookingFigures(
            days.map(({ value }) => value),
            rules,
            now,
          );
          if (figures.booked.parties + figures.cancelled.parties === 0)
            return (
              <SectionCard>
                <p className={styles['quiet']}>{words.none}</p>
              </SectionCard>
            );
          return (
            <div className={styles['parts']}>
              <CameCard figures={figures} month={month} />
              {figures.byHour.length > 0 && <HoursCard byHour={figures.byHour} seats={seats} />}
              <TurnsCard rules={rules} turns={figures.turns} />
            </div>
          );
        }}
      </Gate>
      <WaitingCard now={now} isAsking={(rules.deposit ?? null) !== null} />
      {rules.waitlist && <WaitsCard {...{ month, today }} />}
    </div>
  );
}
