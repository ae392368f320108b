import type { BookingFigures } from '@bhoj/domain/bookings/figures/figures';
import { days } from '@bhoj/domain/days/day.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { addMonths, firstOfMonth } from '../../../ui/dates/iso-day.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useWords } from '../../../words/use-words.ts';
import styles from '../bookings.module.css';

interface CameCardProps {
  readonly figures: BookingFigures;
  readonly month: string;
}

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** Who was booked, who came, and who did not. */
export function CameCard({ figures, month }: CameCardProps) {
  const words = useWords(bookingFiguresPart);
  const may = useMay();
  const { booked, came } = figures;
  const shares = {
    booked: null,
    came: booked.parties,
    late: came.parties,
    noShow: booked.parties,
    cancelled: null,
  };
  return (
    <SectionCard title={words.came} description={words.cameHint}>
      <dl className={styles['details']}>
        {(['booked', 'came', 'late', 'noShow', 'cancelled'] as const).map((name) => {
          const { parties, guests } = figures[name];
          const whole = shares[name];
          const text = words.parties(parties, guests);
          return (
            <div key={name}>
              <dt>{words.rows[name]}</dt>
              <dd>{whole === null || whole === 0 ? text : words.share(text, percentOf(parties, whole))}</dd>
            </div>
          );
        })}
        {may('see-sales') && <WalkedIn month={month} booked={came.guests} />}
      </dl>
    </SectionCard>
  );
}

/** The guests on the month's bills who came without a booking. */
function WalkedIn({ month, booked }: { readonly month: string; readonly booked: number }) {
  const words = useWords(bookingFiguresPart);
  const restaurantId = useRestaurantId();
  const until = firstOfMonth(addMonths(month, 1));
  const live = whole(useLiveList(days, { restaurantId }, days.queries.between(firstOfMonth(month), until)));
  if (live.state !== 'ready') return null;
  const onBills = live.value.reduce((sum, { value }) => sum + value.guests, 0);
  return (
    <div className={styles['hinted']}>
      <dt>{words.rows.walkedIn}</dt>
      <dd>{onBills < booked ? words.walkedInUnknown : words.guests(onBills - booked)}</dd>
      <dd className={styles['hint']}>{words.walkedInHint}</dd>
    </div>
  );
}
