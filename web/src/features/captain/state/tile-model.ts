import { tableAlertAt } from '@bhoj/domain/orders/requests/table-alerts';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { rupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { isAt, orderAt } from './captain-model.ts';
import { needsOf } from './needs-model.ts';
import type { Ahead } from '../../../joint/bookings/bookings-ahead.tsx';
import { wantsOf } from './wants-model.ts';
import type { Want } from './wants-model.ts';

export interface Tile {
  readonly table: Table;
  /** All tables of its order, where they are joined; else this one. */
  readonly tableIds: readonly string[];
  /** Minutes since the first round; null when nobody sits there. */
  readonly minutes: number | null;
  /** Before tax. */
  readonly amountPaise: Paise | null;
  /** The table's requests in the queue, the most urgent first. */
  readonly wants: readonly Want[];
  /** Minutes of the longest wait for a dish if it is too long; else null. */
  readonly waits: number | null;
  /** The time of the tile, epoch ms. */
  readonly now: number;
}

/** A table with its unsent lines on this device, and what it says of bookings. */
export interface ShownTile {
  readonly tile: Tile;
  readonly ahead?: Ahead | undefined;
  /** The number of unsent lines. */
  readonly unsent: number;
}

/** True when nobody sits at the table and nobody there asks for anything, so that a tap on it begins an order. */
export const isFree = ({ table, wants }: Tile): boolean =>
  table.status === 'Available' && table.currentOrderId === null && wants.length === 0;

/** Returns the contents of a table's tile. */
export function tileOf(table: Table, orders: readonly OrderEntry[], now: number): Tile {
  const order = orderAt(orders, table)?.value ?? null;
  const here = orders.filter(({ value }) => isAt(value, table.id));
  const attention = tableAlertAt(
    table,
    order,
    here.map(({ value }) => value),
    now,
  );
  return {
    table,
    tableIds: order?.joinedTableIds ? tablesOf(order) : [table.id],
    now,
    minutes: table.occupiedAt === null ? null : minutesSince(table.occupiedAt, now),
    amountPaise: table.hasOrder ? rupees(table.totalPrice) : null,
    wants: wantsOf(needsOf(here, now), attention?.request ?? null),
    waits: attention?.waits ?? null,
  };
}
