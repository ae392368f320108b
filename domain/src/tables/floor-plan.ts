import { Refusal } from '../catalogue/reasons.ts';
import { same } from '../kernel/same.ts';
import { PLAN_COLUMNS, PLAN_ROWS } from './floor-plan.schema.ts';
import type { FloorPlan, PlanPlace, TableShape } from './floor-plan.schema.ts';
import { placeOfTable } from './table-id.ts';
import type { Table } from './table.ts';

/** A rectangle on the plan, in steps of the grid. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A table at its place on the plan. */
export interface Laid extends Box {
  readonly id: string;
  readonly shape: TableShape;
  readonly turned: boolean;
}

/** Returns the size of a table: more seats need a longer or a wider one. */
export function sizeOf(
  { shape, turned }: Pick<PlanPlace, 'shape' | 'turned'>,
  seats: number,
): { w: number; h: number } {
  if (shape !== 'long') {
    const side = seats <= 4 ? 2 : seats <= 8 ? 3 : 4;
    return { w: side, h: side };
  }
  const length = seats <= 6 ? 3 : seats <= 8 ? 4 : 6;
  return turned ? { w: 2, h: length } : { w: length, h: 2 };
}

/** Returns the shape of a table that the owner has not placed. */
const shapeFor = (seats: number): TableShape => (seats <= 4 ? 'square' : 'long');

const clamped = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

const cellsOf = ({ x, y, w, h }: Box): number[] =>
  Array.from({ length: w * h }, (_, i) => (y + Math.floor(i / w)) * PLAN_COLUMNS + x + (i % w));

const isFree = (box: Box, taken: ReadonlySet<number>): boolean =>
  box.x + box.w <= PLAN_COLUMNS &&
  box.y + box.h <= PLAN_ROWS &&
  cellsOf(box).every((cell) => !taken.has(cell));

/** Returns the box moved to the nearest free spot; unmoved when the plan has none. */
function nearestFree(box: Box, taken: ReadonlySet<number>): Box {
  const here = { ...box, x: clamped(box.x, PLAN_COLUMNS - box.w), y: clamped(box.y, PLAN_ROWS - box.h) };
  if (isFree(here, taken)) return here;
  let best: Box = here;
  let least = Infinity;
  for (let y = 0; y <= PLAN_ROWS - box.h; y += 1)
    for (let x = 0; x <= PLAN_COLUMNS - box.w; x += 1) {
      const distance = (x - here.x) ** 2 + (y - here.y) ** 2;
      const spot = { ...box, x, y };
      if (distance < least && isFree(spot, taken)) [best, least] = [spot, distance];
    }
  return best;
}

/** True when a box is free with an aisle around it. */
function hasAisle({ x, y, w, h }: Box, taken: ReadonlySet<number>): boolean {
  const left = x === 0 ? 0 : 1;
  const above = y === 0 ? 0 : 1;
  const right = x + w === PLAN_COLUMNS ? 0 : 1;
  const below = y + h === PLAN_ROWS ? 0 : 1;
  return isFree({ x: x - left, y: y - above, w: w + left + right, h: h + above + below }, taken);
}

/**
 * Returns a function that finds the first spot from the upper left with an aisle around it. It skips spots that were
 * taken before, because spots never become free.
 */
function spotFinder(taken: ReadonlySet<number>): (size: Pick<Box, 'w' | 'h'>) => Box {
  const seen = new Map<string, number>();
  return ({ w, h }) => {
    const size = `${w} ${h}`;
    for (let cell = seen.get(size) ?? 0; cell < PLAN_COLUMNS * PLAN_ROWS; cell += 1) {
      const box = { x: cell % PLAN_COLUMNS, y: Math.floor(cell / PLAN_COLUMNS), w, h };
      if (!hasAisle(box, taken)) continue;
      seen.set(size, cell);
      return box;
    }
    return nearestFree({ x: 0, y: 0, w, h }, taken);
  };
}

type SizedTable = Pick<Table, 'id' | 'seats'>;

/**
 * Returns the place of each table of a floor, without overlaps, in reading order from the upper left. Placed tables
 * keep their spots where these are free; the others fill the rest of the plan.
 */
export function layOut(tables: readonly SizedTable[], places: Readonly<Record<string, PlanPlace>>): Laid[] {
  const taken = new Set<number>();
  const take = (box: Box): Box => {
    for (const cell of cellsOf(box)) taken.add(cell);
    return box;
  };
  const placeOf = (id: string) => (Object.hasOwn(places, id) ? (places[id] ?? null) : null);
  const placed = tables.flatMap(({ id, seats }): Laid[] => {
    const place = placeOf(id);
    if (place === null) return [];
    const { x, y, shape, turned } = place;
    return [{ id, shape, turned, ...take(nearestFree({ x, y, ...sizeOf(place, seats) }, taken)) }];
  });
  const firstSpot = spotFinder(taken);
  const others = tables.flatMap(({ id, seats }): Laid[] => {
    if (placeOf(id) !== null) return [];
    const look = { shape: shapeFor(seats), turned: false };
    return [{ id, ...look, ...take(firstSpot(sizeOf(look, seats))) }];
  });
  return [...placed, ...others].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * Returns the places after one table was moved, turned or reshaped: it goes to the free spot nearest to the wanted one,
 * and the others stay.
 */
export function movedTo(
  laid: readonly Laid[],
  table: SizedTable,
  wanted: PlanPlace,
): Readonly<Record<string, PlanPlace>> {
  const others = laid.filter(({ id }) => id !== table.id);
  const taken = new Set(others.flatMap(cellsOf));
  const { x, y } = nearestFree({ ...wanted, ...sizeOf(wanted, table.seats) }, taken);
  const { shape, turned } = wanted;
  return { ...placesOfPlan(others), [table.id]: { x, y, shape, turned } };
}

export const placesOfPlan = (laid: readonly Laid[]): Record<string, PlanPlace> =>
  Object.fromEntries(laid.map(({ id, x, y, shape, turned }) => [id, { x, y, shape, turned }]));

/** Returns the number of columns and rows that a plan fills. */
export const extentOf = (laid: readonly Box[]): { columns: number; rows: number } => ({
  columns: Math.max(1, ...laid.map(({ x, w }) => x + w)),
  rows: Math.max(1, ...laid.map(({ y, h }) => y + h)),
});

/**
 * Returns the plan to store; the known one when nothing changes. `base` is the version that the owner's screen showed.
 * Throws `changed-meanwhile` when another screen has saved since, and `invalid-input` for tables of another floor.
 */
export function planArranging(
  known: FloorPlan | undefined,
  i: { floor: number; base: number; places: Readonly<Record<string, PlanPlace>> },
): FloorPlan {
  const { floor, base, places } = i;
  if (Object.keys(places).some((id) => placeOfTable(id)?.floor !== floor))
    throw new Refusal('invalid-input', { fields: ['places'] });
  if (known !== undefined && same(known.places, places)) return known;
  const version = known?.version ?? 0;
  if (version !== base) throw new Refusal('changed-meanwhile');
  return { version: version + 1, places };
}
