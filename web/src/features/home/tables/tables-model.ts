import { ZERO, rupees, sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { MINUTE } from '@bhoj/domain/time/ist';

export interface OpenTable {
  readonly id: string;
  /** All tables of its order, the one that leads first. */
  readonly tableIds: readonly string[];
  readonly floor: number;
  readonly orderId: string | null;
  readonly amount: Paise;
  /** Null when the start is unknown. */
  readonly minutes: number | null;
  readonly request: Table['serviceRequest'];
}

/** Returns the tables with guests, as they stand on the floors. Joined tables are one, where the first of them stands. */
export function openTables(
  tables: readonly Table[],
  orders: readonly OrderEntry[],
  now: number,
): OpenTable[] {
  const open = tables
    .filter((table) => table.hasOrder || table.status === 'Occupied')
    .toSorted((a, b) => a.floor - b.floor || a.id.localeCompare(b.id, 'en', { numeric: true }));
  const known = new Map(orders.map(({ id, value }) => [id, value]));
  const tablesAt = (orderId: string | null, here: readonly Table[]) => {
    const order = known.get(orderId ?? '');
    return order?.joinedTableIds ? tablesOf(order) : here.map(({ id }) => id);
  };
  return [...Map.groupBy(open, ({ id, currentOrderId }) => currentOrderId ?? id).values()].flatMap((here) =>
    here.slice(0, 1).map((table) => ({
      id: table.id,
      tableIds: tablesAt(table.currentOrderId, here),
      floor: table.floor,
      orderId: table.currentOrderId,
      amount: rupees(table.totalPrice),
      minutes: table.occupiedAt === null ? null : Math.max(0, Math.floor((now - table.occupiedAt) / MINUTE)),
      request: table.serviceRequest,
    })),
  );
}

/**
 * Returns at most `most` of the tables, in their order. It prefers tables that ask for somebody, then those that have
 * been open the longest.
 */
export function firstTables(tables: readonly OpenTable[], most: number): OpenTable[] {
  const kept = new Set(
    tables
      .toSorted(
        (a, b) =>
          Number(b.request !== null) - Number(a.request !== null) || (b.minutes ?? 0) - (a.minutes ?? 0),
      )
      .slice(0, most),
  );
  return tables.filter((table) => kept.has(table));
}

export const totalOf = (tables: readonly OpenTable[]): Paise =>
  tables.length === 0 ? ZERO : sum(tables.map(({ amount }) => amount));
