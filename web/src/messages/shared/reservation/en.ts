import type { Dueness, ReservationFault } from '@bhoj/domain/tables/reservation';
import { part } from '../../part.ts';

export const reservationWords = {
  line: (clock: string, name: string, guests: number) =>
    `${clock} · ${name}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  /** Said of a reservation that is due soon or overdue. */
  dueness: { ahead: '', due: 'Due now', overdue: 'Overdue' } satisfies Readonly<Record<Dueness, string>>,
  title: (table: string) => `Reserve ${table}`,
  hint: 'Fill in all three, or none. Deleted once the guests sit down or you cancel.',
  name: 'Name',
  guests: 'How many guests',
  clock: 'Time',
  faults: {
    name: 'Enter a name.',
    guests: 'Enter a whole number from 1 to 99.',
    clock: 'Enter a time, such as 8:30 pm.',
  } satisfies Readonly<Record<ReservationFault, string>>,
  reserve: 'Reserve',
  change: 'Change the reservation',
};

export const reservationPart = part('reservationWords', reservationWords);
