import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { emptyBookingDay } from '@bhoj/domain/bookings/evening/placing';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { weekdayName } from '../../../ui/dates/formats.ts';
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthOf,
} from '../../../ui/dates/iso-day.ts';
import { MonthPicker } from '../../../ui/dates/month-picker.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { summaryOf } from '../state/bookings-model.ts';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';
import styles from './month.module.css';

export interface MonthViewProps {
  readonly rules: BookingRules;
  readonly day: string;
  readonly today: string;
  /** The seats of all tables, by which a day's fullness is drawn. */
  readonly seats: number;
  readonly onMonth: (day: string) => void;
  readonly onDay: (day: string) => void;
}

/** Sittings in an evening by which the seats of a restaurant are filled: a full bar is every seat twice. */
const TURNS = 2;

/** A month with the parties and guests of each day. */
export function MonthView({ rules, day, today, seats, onMonth, onDay }: MonthViewProps) {
  const words = useWords(bookingsPart);
  const dates = useWords(datesPart);
  const weekdays = useWords(weekdaysPart);
  const restaurantId = useRestaurantId();
  const month = monthOf(day);
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const live = useLiveList(bookingDays, { restaurantId }, bookingDays.queries.between(first, last));
  const monday = mondayOf(first);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(monday) + 1) / (7 * 86_400_000));
  const shown = Array.from({ length: weeks * 7 }, (_, i) => addDays(monday, i));
  return (
    <SectionCard>
      <MonthPicker
        label={words.month.label}
        value={month}
        onChange={(to) => onMonth(to === monthOf(today) ? today : firstOfMonth(to))}
        max={addMonths(monthOf(today), 12)}
        words={dates.month}
      />
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={5} />}
        words={{ failed: words.month.couldNotLoad, offline: words.offline }}
      >
        {(days) => {
          const byDay = new Map(days.map(({ value }) => [value.date, value]));
          return (
            <>
              <div className={styles['grid']}>
                {WEEKDAYS.map((weekday) => (
                  <div key={weekday} className={styles['weekday']} aria-hidden>
                    {weekdays[weekday].slice(0, 3)}
                  </div>
                ))}
                {shown.map((each) => {
                  if (monthOf(each) !== month) return <div key={each} />;
                  const known = byDay.get(each);
                  const { parties, guests } = summaryOf(known ?? emptyBookingDay(each));
                  const loose = Object.values(known?.bookings ?? {}).filter(
                    (placing) =>
                      isExpected(placing) && placing.state !== 'requested' && placing.tableIds.length === 0,
                  ).length;
                  const isBlocked = rules.blocked.includes(each);
                  const says = [
                    words.month.fullness(weekdayName(each), parties, guests),
                    ...(isBlocked ? [words.month.blocked] : []),
                    ...(loose > 0 ? [words.month.unwell(loose)] : []),
                  ];
                  return (
                    <button
                      key={each}
                      type="button"
                      className={styles['day']}
                      data-today={each === today}
                      data-open={each === day}
                      aria-current={each === today ? 'date' : undefined}
                      onClick={() => onDay(each)}
                    >
                      <VisuallyHidden>{says.join(', ')}</VisuallyHidden>
                      <span aria-hidden className={styles['number']}>
                        {Number(each.slice(8))}
                      </span>
                      <span aria-hidden className={styles['guests']}>
                        {guests > 0 ? guests : ''}
                      </span>
                      <span aria-hidden className={styles['mark']}>
                        {isBlocked ? words.month.blocked : loose > 0 ? words.month.unwell(loose) : ''}
                      </span>
                      <span
                        className={styles['fill']}
                        style={{
                          inlineSize: `${Math.min(100, (100 * guests) / Math.max(1, seats * TURNS))}%`,
                        }}
                      />
                    </button>
                  );
                })}
              </div>
              <p className={styles['hint']}>{words.month.hint}</p>
            </>
          );
        }}
      </Gate>
    </SectionCard>
  );
}
