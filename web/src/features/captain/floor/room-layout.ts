import { layOut } from '@bhoj/domain/tables/floor-plan';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import type { PlanPlace } from '@bhoj/domain/tables/floor-plan.schema';
import type { Table } from '@bhoj/domain/tables/table';

/** The number of columns on a phone: four tables of four seats, and the aisles between them. */
const PHONE_COLUMNS = 12;

/** Arranges tables in rows of a phone's width, in their order, with an aisle around each. */
function inRows(laid: readonly Laid[]): Laid[] {
  let [x, y, next] = [0, 0, 0];
  return laid.map((table) => {
    if (x > 0 && x + table.w > PHONE_COLUMNS) [x, y] = [0, next];
    const set = { ...table, x, y };
    x += table.w + 1;
    next = Math.max(next, y + table.h + 1);
    return set;
  });
}

/** Moves the room to the upper left, because an empty side takes width from the tables. */
function trimmed(laid: readonly Laid[]): Laid[] {
  const left = Math.min(...laid.map(({ x }) => x));
  const top = Math.min(...laid.map(({ y }) => y));
  return laid.map((table) => ({ ...table, x: table.x - left, y: table.y - top }));
}

/**
 * Returns the places of a floor's tables on a captain's plan. Without a plan of the owner the tables are in rows, on a
 * phone in rows of the phone's width.
 */
export function roomLayout(
  tables: readonly Table[],
  places: Readonly<Record<string, PlanPlace>>,
  isPhone: boolean,
): readonly Laid[] {
  const laid = layOut(tables, places);
  const isArranged = tables.some(({ id }) => Object.hasOwn(places, id));
  return isPhone && !isArranged ? inRows(laid) : trimmed(laid);
}
