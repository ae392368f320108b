import { Refusal } from '../catalogue/reasons.ts';
import { idOfTable, placeOfTable } from './table-id.ts';
import { MAX_TABLES_PER_FLOOR } from '../restaurant/restaurant.schema.ts';
import { tableIdOf } from './table.ts';
import type { TablePlace } from './table-id.ts';
import type { Seating } from '../restaurant/restaurant.schema.ts';
import type { Table } from './table.ts';

const nobody: ReadonlySet<string> = new Set();

/** True when the owner's plan must not remove a table: it has guests, or is reserved. */
export const isInUse = (table: Table): boolean =>
  table.currentOrderId !== null || table.status === 'Occupied' || table.status === 'Reserved';

const tablesOn = (all: readonly Table[], floor: number): Table[] =>
  all.filter((table) => table.kind === 'table' && table.floor === floor);

const highestFirst = (a: Table, b: Table): number => Number(b.number) - Number(a.number);

/** Returns the lowest free table numbers of a floor; fewer than `count` when the floor is nearly full. */
export function freeNumbers(existing: readonly Table[], floor: number, count: number): number[] {
  const taken = new Set(tablesOn(existing, floor).map((table) => Number(table.number)));
  return Array.from({ length: MAX_TABLES_PER_FLOOR }, (_, i) => i + 1)
    .filter((n) => !taken.has(n))
    .slice(0, Math.max(0, count));
}

/**
 * Plans the tables to make and to remove so that each floor has the given number: the lowest free numbers are added,
 * the highest free tables removed. `inUse` are tables that block a removal. `ordering` are tables with a guest who is
 * choosing. A gap in the numbers is not a missing table, and rooms do not count.
 */
export function planSeating(
  existing: readonly Table[],
  tablesPerFloor: readonly number[],
  ordering: ReadonlySet<string> = nobody,
): { add: { floor: number; n: number }[]; remove: Table[]; inUse: Table[] } {
  const floors = Math.max(tablesPerFloor.length, ...existing.map((table) => table.floor));
  const stays = (table: Table) => isInUse(table) || ordering.has(table.id);
  const plans = Array.from({ length: floors }, (_, i) => {
    const floor = i + 1;
    const here = tablesOn(existing, floor).toSorted(highestFirst);
    const surplus = here.length - (tablesPerFloor[i] ?? 0);
    const free = here.filter((table) => !stays(table));
    return {
      add: freeNumbers(existing, floor, -surplus).map((n) => ({ floor, n })),
      remove: free.slice(0, Math.max(0, surplus)),
      inUse: here.filter(stays).slice(0, Math.max(0, surplus - free.length)),
    };
  });
  return {
    add: plans.flatMap(({ add }) => add),
    remove: plans.flatMap(({ remove }) => remove),
    inUse: plans.flatMap(({ inUse }) => inUse),
  };
}

/** Returns the seating for the owner's record. Rooms do not count. */
export function seatingOf(tables: readonly Table[]): Seating {
  const floors = Math.max(0, ...tables.filter(({ kind }) => kind === 'table').map(({ floor }) => floor));
  return {
    floors,
    tablesPerFloor: Array.from({ length: floors }, (_, i) => tablesOn(tables, i + 1).length),
  };
}

/** Returns the floors to add, and the floors that are now empty. */
export function planFloors(
  present: readonly number[],
  tables: readonly Table[],
): { add: number[]; remove: number[] } {
  const wanted = new Set(tables.map((table) => table.floor));
  return {
    add: [...wanted].filter((floor) => !present.includes(floor)).toSorted((a, b) => a - b),
    remove: present.filter((floor) => !wanted.has(floor)),
  };
}

const countOn = (all: readonly TablePlace[], { floor, kind }: TablePlace): number =>
  all.filter((place) => place.floor === floor && place.kind === kind).length;

/**
 * Plans the tables and rooms to make, from their ids. Throws `service-not-offered` for a room without room service,
 * `floor-full`, and `invalid-input` for tables above a floor without tables, because seating counts floors from the
 * ground.
 */
export function planAdding(
  tableIds: readonly string[],
  existing: readonly Table[],
  { providesHotelServices }: { readonly providesHotelServices: boolean },
): TablePlace[] {
  const present = new Set(existing.map(({ id }) => id));
  const wanted = [...new Set(tableIds)].filter((id) => !present.has(id));
  const places = wanted.map(placeOfTable).filter((place) => place !== null);
  if (!providesHotelServices && places.some(({ kind }) => kind === 'room')) {
    throw new Refusal('service-not-offered', { type: 'room-service' });
  }
  const after = [...existing, ...places];
  const full = places.find((place) => countOn(after, place) > MAX_TABLES_PER_FLOOR);
  if (full !== undefined) throw new Refusal('floor-full', { floor: full.floor });
  for (const { floor, kind } of places) {
    const isFounded = floor === 1 || countOn(after, { floor: floor - 1, kind: 'table', number: '' }) > 0;
    if (kind === 'table' && !isFounded) throw new Refusal('invalid-input', { fields: ['tableIds'] });
  }
  return places;
}

/** Returns the ids of the next `count` tables of a floor. */
export const nextTableIds = (existing: readonly Table[], floor: number, count: number): string[] =>
  freeNumbers(existing, floor, count).map((n) => tableIdOf(floor, n));

export const roomIdOf = (floor: number, number: string): string => idOfTable({ floor, kind: 'room', number });

/** True when a table is the last one of a floor that needs one: the ground floor, or a floor below others. */
export function isLastTable(table: Table, all: readonly Table[]): boolean {
  if (table.kind === 'room' || tablesOn(all, table.floor).length > 1) return false;
  return table.floor === 1 || table.floor < seatingOf(all).floors;
}

/** Refuses to remove a table that is needed. `hasGuest`: a guest has scanned its code and not ordered yet. */
export function assertCanRemove(table: Table, all: readonly Table[], hasGuest: boolean): void {
  if (isInUse(table)) throw new Refusal('table-in-use', { tables: [table.id] });
  if (hasGuest) throw new Refusal('guest-ordering', { tables: [table.id] });
  if (isLastTable(table, all)) throw new Refusal('last-table', { floor: table.floor });
}

const natural = new Intl.Collator('en', { numeric: true });

/** Sorts tables before rooms, T99 before T100, room 12 before 12A. */
const inOrder = (a: Table, b: Table): number =>
  a.kind === b.kind ? natural.compare(a.number, b.number) : a.kind === 'table' ? -1 : 1;

export interface FloorTables {
  readonly floor: number;
  readonly tables: readonly Table[];
}

/** Returns the floors that have tables or rooms, from the ground up, each sorted by number. */
export function byFloor(tables: readonly Table[]): FloorTables[] {
  const floors = [...new Set(tables.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  return floors.map((floor) => ({
    floor,
    tables: tables.filter((table) => table.floor === floor).toSorted(inOrder),
  }));
}
