import { ROOM_NUMBER } from '@bhoj/domain/tables/table-id';
import { MAX_FLOORS, MAX_TABLES_PER_FLOOR } from '@bhoj/domain/restaurant/restaurant.schema';
import { freeNumbers, nextTableIds, roomIdOf, seatingOf } from '@bhoj/domain/tables/seating-plan';
import { MAX_SEATS, seatsSchema } from '@bhoj/domain/tables/table';
import type { Table } from '@bhoj/domain/tables/table';

/** The values of the fields, as typed. */
export interface AddDraft {
  readonly kind: Table['kind'];
  readonly floor: number;
  readonly count: string;
  readonly rooms: string;
  readonly seats: string;
}

export type AddFault =
  | { readonly field: 'count' | 'seats'; readonly max: number }
  | { readonly field: 'floor' }
  | {
      readonly field: 'rooms';
      readonly why: 'empty' | 'unreadable' | 'taken' | 'too-many';
      readonly what: string;
    };

export type AddReading =
  { readonly tableIds: readonly string[]; readonly seats: number } | { readonly faults: readonly AddFault[] };

/** Returns the floors to choose from: for tables those that exist and one more, for rooms any. */
export function floorsFor(kind: Table['kind'], existing: readonly Table[]): number[] {
  const top = kind === 'room' ? MAX_FLOORS : Math.min(MAX_FLOORS, seatingOf(existing).floors + 1);
  return Array.from({ length: top }, (_, i) => i + 1);
}

const wholeNumber = (typed: string): number | null =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : null;

const RANGE = /^([1-9]\d{0,3})-([1-9]\d{0,3})$/;

/** Reads door numbers such as `201, 202, 210-215` and returns them in upper case; null when a part is not one. */
function roomsIn(part: string): string[] | null {
  const [, from, to] = RANGE.exec(part) ?? [];
  if (from !== undefined && to !== undefined) {
    const length = Number(to) - Number(from) + 1;
    if (length < 1 || length > MAX_TABLES_PER_FLOOR) return null;
    return Array.from({ length }, (_, i) => String(Number(from) + i));
  }
  const number = part.toUpperCase();
  return ROOM_NUMBER.test(number) ? [number] : null;
}

function readRooms(draft: AddDraft, existing: readonly Table[]): AddFault | string[] {
  const parts = draft.rooms
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?[-–] ?/g, '-')
    .split(/[,;\s]+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return { field: 'rooms', why: 'empty', what: '' };
  const read = parts.map((part) => ({ part, numbers: roomsIn(part) }));
  const wrong = read.find(({ numbers }) => numbers === null);
  if (wrong !== undefined) return { field: 'rooms', why: 'unreadable', what: wrong.part };
  const numbers = [...new Set(read.flatMap((each) => each.numbers ?? []))];
  const rooms = existing.filter(({ kind }) => kind === 'room');
  const taken = rooms.find(({ number }) => numbers.includes(number));
  if (taken !== undefined) return { field: 'rooms', why: 'taken', what: taken.number };
  const left = MAX_TABLES_PER_FLOOR - rooms.filter(({ floor }) => floor === draft.floor).length;
  if (numbers.length > left) return { field: 'rooms', why: 'too-many', what: String(left) };
  return numbers.map((number) => roomIdOf(draft.floor, number));
}

function readTables({ floor, count }: AddDraft, existing: readonly Table[]): AddFault | string[] {
  const left = freeNumbers(existing, floor, MAX_TABLES_PER_FLOOR).length;
  if (left === 0) return { field: 'floor' };
  const wanted = wholeNumber(count);
  if (wanted === null || wanted < 1 || wanted > left) return { field: 'count', max: left };
  return nextTableIds(existing, floor, wanted);
}

export const readSeats = (typed: string): number | null => {
  const seats = seatsSchema.safeParse(wholeNumber(typed));
  return seats.success ? seats.data : null;
};

/** Returns the ids of the tables to be made, or the faults that prevent it. */
export function readAdding(draft: AddDraft, existing: readonly Table[]): AddReading {
  const made = draft.kind === 'room' ? readRooms(draft, existing) : readTables(draft, existing);
  const seats = readSeats(draft.seats);
  const faults: AddFault[] = [
    ...(Array.isArray(made) ? [] : [made]),
    ...(seats === null ? [{ field: 'seats', max: MAX_SEATS } as const] : []),
  ];
  return Array.isArray(made) && seats !== null ? { tableIds: made, seats } : { faults };
}
