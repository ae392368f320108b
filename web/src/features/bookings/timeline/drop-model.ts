import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';

/** Where a bar was dragged to. */
export interface Drop {
  /** Quarter hours later; negative for earlier. */
  readonly quarters: number;
  /** The table of the line where the drag began, and of the line where it ended; null beside all lines. */
  readonly from: string;
  readonly to: string | null;
}

/** The fields of a booking that a drop changes. */
export interface Dropped {
  readonly at?: number;
  readonly tableIds?: string[];
}

/**
 * Returns the fields that a drop changes; null for none. A party at joined tables keeps them when it is dropped on one
 * of them, and gets one table alone when it is dropped on any other.
 */
export function droppedAt(
  { at, tableIds }: Pick<Placing, 'at' | 'tableIds'>,
  { quarters, from, to }: Drop,
): Dropped | null {
  const isElsewhere = to !== null && to !== from && !tableIds.includes(to);
  if (quarters === 0 && !isElsewhere) return null;
  return {
    ...(quarters !== 0 && { at: at + quarters * QUARTER }),
    ...(isElsewhere && { tableIds: [to] }),
  };
}
