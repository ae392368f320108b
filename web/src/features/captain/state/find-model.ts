import { folded, wordsOf } from '@bhoj/domain/kernel/folded';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { orderAt } from './captain-model.ts';
import type { ShownTile } from './tile-model.ts';

/** Up to here a captain sees all tables on two screens, and looks for none. */
const FEW_TABLES = 12;

export const hasFinder = (tables: readonly unknown[]): boolean => tables.length > FEW_TABLES;

/** The shown tables: all, those with orders that this captain took, those that need somebody, or those of a floor. */
export type Among = 'all' | 'mine' | 'waiting' | `floor-${number}`;

export interface Sought {
  readonly query: string;
  readonly among: Among;
}

export const EVERY_TABLE: Sought = { query: '', among: 'all' };

/** True when every typed word begins a part of the table's name or of its id, or is its number: 7, t07, f1-t07, window. */
export function isNamed(
  { id, name }: { readonly id: string; readonly name: string },
  query: string,
): boolean {
  const parts = folded(`${name} ${id}`).split(/[^\p{L}\p{N}\p{M}]+/u);
  const numbers = parts.map((part) => part.replace(/^\D*0*/, ''));
  const whole = folded(`${name} ${id}`);
  return wordsOf(query).every((typed) =>
    /^\d+$/.test(typed)
      ? numbers.includes(typed.replace(/^0+/, ''))
      : parts.some((part) => part.startsWith(typed)) || (typed.includes('-') && whole.includes(typed)),
  );
}

interface Known {
  readonly orders: readonly OrderEntry[];
  readonly uid: string;
  readonly nameOf: (tableId: string) => string;
}

/** True when somebody at the table waits, or something for it is not sent. */
const isWaiting = ({ tile, unsent }: ShownTile): boolean =>
  tile.wants.length > 0 || tile.waits !== null || unsent > 0;

/** Returns the tables that a captain looks for. A number finds the table with exactly that number. */
export function soughtTiles(
  tiles: readonly ShownTile[],
  { query, among }: Sought,
  { orders, uid, nameOf }: Known,
): ShownTile[] {
  const isAmong = (shown: ShownTile): boolean => {
    const { table } = shown.tile;
    if (among === 'all') return true;
    if (among === 'waiting') return isWaiting(shown);
    if (among === 'mine') return orderAt(orders, table)?.value.takenBy?.id === memberIdOf(uid);
    return among === `floor-${table.floor}`;
  };
  return tiles.filter(
    (shown) =>
      isAmong(shown) && isNamed({ id: shown.tile.table.id, name: nameOf(shown.tile.table.id) }, query),
  );
}
