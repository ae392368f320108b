import { Refusal } from '../catalogue/reasons.ts';
import { idOfTable, placeOfTable } from './table-id.ts';
import { MAX_TABLES_PER_FLOOR } from '../restaurant/restaurant.schema.ts';
import { tableIdOf } from './table.ts';
import type { TablePlace } from './table-id.ts';
import type { Seating } from '../restaurant/restaurant.schema.ts';
import type { Table } from './table.ts';

const nobody: ReadonlySet<string> = new Set();

/** Whether a table stays whatever the owner plans: guests sit at it, or it is promised to some. */
export const isInUse = (table: Table): boolean =>
  table.currentOrderId !== null || table.status === 'Occupied' || table.status === 'Reserved';

const tablesOn = (all: readonly Table[], floor: number): Table[] =>
  all.filter((table) => table.kind === 'table' && table.floor === floor);

const highestFirst = (a: Table, b: Table): number => Number(b.number) - Number(a.number);

/** The lowest numbers that no table of the floor has; fewer than `count` where the floor is nearly full. */
export function freeNumbers(existing: readonly Table[], floor: number, count: number): number[] {
  const taken = new Set(tablesOn(existing, floor).map((table) => Number(table.number)));
  return Array.from({ length: MAX_TABLES_PER_FLOOR }, (_, i) => i + 1)
    .filter((n) => !taken.has(n))
    .slice(0, Math.max(0, count));
}

/**
 * What must be made and what may go so that each floor holds the given number of tables: the lowest free numbers come,
 * the highest free tables go. `inUse` are those in the way, where too few are free. A number that was removed from the
 * middle is not missed; rooms are not counted. `ordering` are tables at which somebody is choosing.
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

/** What the owner's record says of the tables; rooms are not seating. */
export function seatingOf(tables: readonly Table[]): Seating {
  const floors = Math.max(0, ...tables.filter(({ kind }) => kind === 'table').map(({ floor }) => floor));
  return {
    floors,
    tablesPerFloor: Array.from({ length: floors }, (_, i) => tablesOn(tables, i + 1).length),
  };
}

/** Floors that have come, and floors on which nothing stands any more. */
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
 * The tables and rooms, of those named, that have to be made. Throws `service-not-offered` for a room where there is no
 * room service, `floor-full`, and `invalid-input` for tables above a floor that has none: seating counts floors from the
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

/** The ids of the next `count` tables of a floor. */
export const nextTableIds = (existing: readonly Table[], floor: number, count: number): string[] =>
  freeNumbers(existing, floor, count).map((n) => tableIdOf(floor, n));

export const roomIdOf = (floor: number, number: string): string => idOfTable({ floor, kind: 'room', number });

/** Whether a floor would be left without a table that floors above, or the whole house, count on. */
export function isLastTable(table: Table, all: readonly Table[]): boolean {
  if (table.kind === 'room' || tablesOn(all, table.floor).length > 1) return false;
  return table.floor === 1 || table.floor < seatingOf(all).floors;
}

/** Refuses to remove a table that is needed. `hasGuest`: somebody has scanned its code and not ordered yet. */
export function assertCanRemove(table: Table, all: readonly Table[], hasGuest: boolean): void {
  if (isInUse(table)) throw new Refusal('table-in-use', { tables: [table.id] });
  if (hasGuest) throw new Refusal('guest-ordering', { tables: [table.id] });
  if (isLastTable(table, all)) throw new Refusal('last-table', { floor: table.floor });
}

const natural = new Intl.Collator('en', { numeric: true });

/** Tables before rooms, T99 before T100, room 12 before 12A. */
const inOrder = (a: Table, b: Table): number =>
  a.kind === b.kind ? natural.compare(a.number, b.number) : a.kind === 'table' ? -1 : 1;

export interface FloorTables {
  readonly floor: number;
  readonly tables: readonly Table[];
}

/** The floors on which something stands, from the ground up, each in the order of its numbers. */
export function byFloor(tables: readonly Table[]): FloorTables[] {
  const floors = [...new Set(tables.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  return floors.map((floor) => ({
    floor,
    tables: tables.filter((table) => table.floor === floor).toSorted(inOrder),
  }));
}
