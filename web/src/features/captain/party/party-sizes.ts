import { MAX_PARTY } from '@bhoj/domain/orders/shape/party-size.schema';
import type { Table } from '@bhoj/domain/tables/table';

/** How many sizes a captain chooses from at a small table, and how many beyond a large table's seats. */
const FEW = 8;
const MORE = 4;

/** The most likely size of a party, and where it comes from. */
export interface Likely {
  readonly size: number;
  readonly by: 'seats' | 'reserved';
}

/** Returns the most likely size at a table: as many as are reserved, else as many as it has seats. */
export const likelySize = ({ seats, reservation }: Pick<Table, 'seats' | 'reservation'>): Likely =>
  reservation === undefined ? { size: seats, by: 'seats' } : { size: reservation.guests, by: 'reserved' };

/** Returns how many are booked at a table; null where it is reserved for nobody who booked. The order takes them over. */
export const bookedSize = (table: Pick<Table, 'reservation'> | null): number | null =>
  table?.reservation?.bookingId === undefined ? null : table.reservation.guests;

/** Returns the sizes to choose from where one is likely, and always the size that is chosen. */
export function partySizes(likely: number, chosen: number | null): number[] {
  const most = Math.min(MAX_PARTY, Math.max(FEW, likely + MORE, chosen ?? 0));
  return Array.from({ length: most }, (_, n) => n + 1);
}
