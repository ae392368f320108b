import { z } from 'zod';
import { same } from '@bhoj/domain/kernel/same';
import { MAX_FLOORS, MAX_TABLES_PER_FLOOR } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Seating } from '@bhoj/domain/restaurant/restaurant.schema';

export type CountFault = 'empty' | 'not-a-number' | 'out-of-range';
type Count = { readonly count: number } | { readonly fault: CountFault };

/** Reads a typed whole number from 1 to `max`; otherwise returns its fault. */
export function readCount(typed: string, max: number): Count {
  const text = typed.trim();
  if (text === '') return { fault: 'empty' };
  if (!/^\d+$/.test(text)) return { fault: 'not-a-number' };
  const count = Number(text);
  return count >= 1 && count <= max ? { count } : { fault: 'out-of-range' };
}

/** The values of the fields. `tables` also keeps the numbers typed for floors that are hidden now. */
export const seatingDraftSchema = z
  .object({
    floors: z.string(),
    shown: z.int().min(1).max(MAX_FLOORS),
    tables: z.array(z.string()).readonly(),
  })
  .readonly()
  .refine(({ shown, tables }) => shown <= tables.length);
export type SeatingDraft = z.output<typeof seatingDraftSchema>;

const LEAST = '1';

export function draftOf(seating: Seating | null): SeatingDraft {
  const tables = seating?.tablesPerFloor.map(String) ?? [LEAST];
  return { floors: String(tables.length), shown: tables.length, tables };
}

/**
 * Changes the number of floors. An unreadable number leaves the floors as they are, so that correcting a digit loses
 * nothing.
 */
export function withFloors(draft: SeatingDraft, typed: string): SeatingDraft {
  const read = readCount(typed, MAX_FLOORS);
  if ('fault' in read) return { ...draft, floors: typed };
  const missing = Math.max(0, read.count - draft.tables.length);
  const added = Array.from({ length: missing }, () => LEAST);
  return { floors: typed, shown: read.count, tables: [...draft.tables, ...added] };
}

export const withTables = (draft: SeatingDraft, floor: number, typed: string): SeatingDraft => ({
  ...draft,
  tables: draft.tables.map((other, i) => (i === floor ? typed : other)),
});

export interface SeatingReading {
  readonly floorsFault: CountFault | null;
  /** One entry per floor shown. */
  readonly tableFaults: readonly (CountFault | null)[];
  /** Null while a field cannot be read. */
  readonly tablesPerFloor: number[] | null;
}

export function readSeating({ floors, shown, tables }: SeatingDraft): SeatingReading {
  const floorsRead = readCount(floors, MAX_FLOORS);
  const reads = tables.slice(0, shown).map((typed) => readCount(typed, MAX_TABLES_PER_FLOOR));
  const counts = reads.flatMap((read) => ('count' in read ? [read.count] : []));
  const isReadable = 'count' in floorsRead && counts.length === shown;
  return {
    floorsFault: 'fault' in floorsRead ? floorsRead.fault : null,
    tableFaults: reads.map((read) => ('fault' in read ? read.fault : null)),
    tablesPerFloor: isReadable ? counts : null,
  };
}

export const isSameSeating = (seating: Seating | null, tablesPerFloor: readonly number[]): boolean =>
  seating !== null && same(seating.tablesPerFloor, tablesPerFloor);
