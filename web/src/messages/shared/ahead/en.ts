import { part } from '../../part.ts';

/** The words on tables about bookings: who comes next, and who was seated. */
export const ahead = {
  freeUntil: (clock: string) => `Free until ${clock}`,
  /** On a small table of the plan, below its number. */
  until: (clock: string) => `till ${clock}`,
  next: (clock: string, guests: number) => `Next: ${clock}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  /** `tables` are the other tables of the party. */
  with: (tables: string) => `With ${tables}`,
  seated: 'Seated',
  booked: (name: string) => `Booked by ${name}`,
  /** Instead of the buttons that change or cancel a reservation. */
  fromBookings: 'A booking. It is changed and cancelled in Bookings.',
};

export const aheadPart = part('ahead', ahead);
