import { same } from '../kernel/same.ts';
import { reservationAt } from './reservation.ts';
import type { Reservation } from './reservation.schema.ts';
import type { Table } from './table.ts';

type Kept = Pick<Table, 'status' | 'currentOrderId' | 'reservation'>;

/** True for a table at which a booked party can sit down: it is reserved for it, or for nobody. */
const isFreeFor = (bookingId: string, table: Kept): boolean =>
  table.currentOrderId === null &&
  (table.status === 'Available' || reservationAt(table)?.bookingId === bookingId);

/** True for a table that is reserved for the same party from the waitlist. */
const isReservedWith = (mine: Reservation, table: Kept): boolean => {
  const theirs = reservationAt(table);
  return (
    table.currentOrderId === null &&
    theirs !== null &&
    theirs.bookingId === undefined &&
    same([theirs.at, theirs.name, theirs.tableIds], [mine.at, mine.name, mine.tableIds])
  );
};

/** The table of a party that sits down, and what is known of the party: its booking, or its reservation. */
type Seat = Pick<Table, 'floor'> & { readonly party: Reservation | { readonly bookingId: string } };

/** Returns those of a party's other tables that it takes, because they are free for it and on the same floor. */
export const othersFor = <T extends Kept & Pick<Table, 'floor'>>(
  { floor, party }: Seat,
  others: readonly T[],
): T[] =>
  others.filter(
    (table) =>
      table.floor === floor &&
      (party.bookingId === undefined
        ? isReservedWith(party as Reservation, table)
        : isFreeFor(party.bookingId, table)),
  );
