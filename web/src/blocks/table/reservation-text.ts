import { duenessOf, reservationAt } from '@bhoj/domain/tables/reservation';
import type { Dueness } from '@bhoj/domain/tables/reservation';
import type { Table } from '@bhoj/domain/tables/table';
import { clockName } from '../../ui/dates/clock.ts';
import type { Words } from '../../words/part.ts';

/** The text on the tile of a reserved table: `8:30 pm · Sharma, 4 guests`, and whether it is due or overdue. */
export interface ReservationText {
  readonly line: string;
  readonly dueness: Dueness;
  /** Empty while the reservation is ahead. */
  readonly says: string;
}

export function reservationText(
  words: Words<'reservationWords'>,
  table: Pick<Table, 'status' | 'reservation'>,
  now: number,
): ReservationText | null {
  const reservation = reservationAt(table);
  if (reservation === null) return null;
  const { name, guests, at } = reservation;
  const dueness = duenessOf(reservation, now);
  return { line: words.line(clockName(at), name, guests), dueness, says: words.dueness[dueness] };
}
