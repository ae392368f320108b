import { tabOf } from '@bhoj/domain/orders/rounds/round';
import { heldTables } from '@bhoj/domain/orders/shape/order-tables';
import { VACANT } from '@bhoj/domain/tables/table';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { expect } from 'vitest';

/**
 * Every open order at tables holds them, and they show the order; a table that no order holds shows none. So at most
 * one order holds a table.
 */
export function expectTablesShowOrders(all: readonly Table[], orders: ReadonlyMap<string, Order>): void {
  const held = [...orders].flatMap(([id, order]) => heldTables(order).map((tableId) => `${tableId} ${id}`));
  const shown = all.flatMap(({ id, currentOrderId }) =>
    currentOrderId === null ? [] : [`${id} ${currentOrderId}`],
  );
  expect(shown.toSorted()).toEqual(held.toSorted());
  for (const table of all) {
    const order = table.currentOrderId === null ? undefined : orders.get(table.currentOrderId);
    if (order !== undefined) {
      expect(table).toMatchObject({ ...tabOf(order), status: 'Occupied', hasOrder: true });
      continue;
    }
    const { status: _, serviceRequest: __, ...empty } = VACANT;
    expect(table).toMatchObject(empty);
    expect(table.status).not.toBe('Occupied');
  }
}
