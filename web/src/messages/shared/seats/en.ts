import { part } from '../../part.ts';

/** The seat that a captain takes a dish down for. */
export const seats = {
  seat: (n: number) => `Seat ${n}`,
  /** The label of the choice. */
  ask: 'For which seat?',
  wholeTable: 'Whole table',
  bySeat: 'By seat',
};

export const seatsPart = part('seats', seats);
