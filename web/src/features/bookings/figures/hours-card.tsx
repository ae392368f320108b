import type { BookingFigures } from '@bhoj/domain/bookings/figures/figures';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { hourName } from '../../../ui/dates/clock.ts';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useWords } from '../../../words/use-words.ts';

interface HoursCardProps {
  readonly byHour: BookingFigures['byHour'];
  /** The seats of all tables; null while they are not known. */
  readonly seats: number | null;
}

/** The booked guests at the tables in each hour, beside the seats. */
export function HoursCard({ byHour, seats }: HoursCardProps) {
  const words = useWords(bookingFiguresPart);
  const known = seats === null || seats === 0 ? null : seats;
  return (
    <SectionCard title={words.hours} {...(known !== null && { description: words.hoursHint(known) })}>
      <BarRows
        label={words.hours}
        rows={byHour.map(({ hour, guests }) => ({
          key: String(hour),
          name: hourName(String(hour).padStart(2, '0')),
          from: 0,
          to: guests,
          tone: 'first' as const,
          text: words.hourText(guests.toFixed(1), known === null ? null : Math.round((100 * guests) / known)),
        }))}
      />
    </SectionCard>
  );
}
