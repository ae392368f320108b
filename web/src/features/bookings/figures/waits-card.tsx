import { waitFigures } from '@bhoj/domain/waitlist/figures';
import type { WaitFigures } from '@bhoj/domain/waitlist/figures';
import { waitDays } from '@bhoj/domain/waitlist/wait.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { hourName } from '../../../ui/dates/clock.ts';
import { addDays, firstOfMonth, lastOfMonth } from '../../../ui/dates/iso-day.ts';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import styles from '../bookings.module.css';

interface WaitsCardProps {
  readonly month: string;
  readonly today: string;
}

/** The days of a month until today. */
function daysUntil(month: string, today: string): number {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const until = last < today ? last : today;
  return Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter((day) => day <= until).length;
}

/** How many of those who waited in a month gave up or left, and when they had come. */
export function WaitsCard({ month, today }: WaitsCardProps) {
  const words = useWords(bookingFiguresPart);
  const bookings = useWords(bookingsPart);
  const restaurantId = useRestaurantId();
  const between = waitDays.queries.between(firstOfMonth(month), lastOfMonth(month));
  const live = useLiveList(waitDays, { restaurantId }, between);
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={bookings.loading} rows={4} />
        </SectionCard>
      }
      words={{ failed: words.waitsUnknown, offline: bookings.offline }}
    >
      {(days) => {
        const figures = waitFigures(
          days.map(({ value }) => value),
          today,
        );
        return <Waits figures={figures} of={daysUntil(month, today)} />;
      }}
    </Gate>
  );
}

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole);

function Waits({ figures, of }: { readonly figures: WaitFigures; readonly of: number }) {
  const words = useWords(bookingFiguresPart);
  const { waited, unknown, byHour } = figures;
  if (waited.parties === 0)
    return (
      <SectionCard title={words.waits}>
        <p className={styles['quiet']}>{words.noWaits}</p>
      </SectionCard>
    );
  const names = [
    ...(['waited', 'seated', 'gaveUp', 'lost'] as const),
    ...(unknown.parties === 0 ? [] : (['unknown'] as const)),
  ];
  const lossy = byHour.filter(({ left }) => left.parties > 0);
  return (
    <>
      <SectionCard title={words.waits} description={words.waitsHint(figures.days, of)}>
        <dl className={styles['details']}>
          {names.map((name) => {
            const { parties, guests } = figures[name];
            const text = words.parties(parties, guests);
            return (
              <div key={name}>
                <dt>{words.waitRows[name]}</dt>
                <dd>{name === 'waited' ? text : words.share(text, percentOf(parties, waited.parties))}</dd>
              </div>
            );
          })}
        </dl>
      </SectionCard>
      {lossy.length > 0 && (
        <SectionCard title={words.waitHours}>
          <BarRows
            label={words.waitHours}
            rows={byHour.map(({ hour, waited: some, left }) => ({
              key: String(hour),
              name: hourName(String(hour).padStart(2, '0')),
              from: 0,
              to: some.parties,
              part: left.parties,
              tone: 'loss' as const,
              text: words.waitHourText(left.parties, some.parties, left.guests),
            }))}
          />
        </SectionCard>
      )}
    </>
  );
}
