import { liveLines, stageOf } from '@bhoj/domain/orders/progress';
import type { OrderLine } from '@bhoj/domain/orders/line.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import type { Words } from '../../../words/part.ts';

/** A place that something can go to: a free table, or an order that is open. */
export interface Target {
  readonly key: string;
  readonly name: string;
  readonly tableId: string | null;
  /** Null for a free table. */
  readonly orderId: string | null;
}

/** Tables that take a party; a reserved one is for staff to fill. */
export const freeTables = (roomName: Words<'roomName'>, tables: readonly Table[]): Target[] =>
  tables
    .filter(({ status, currentOrderId }) => currentOrderId === null && status !== 'Maintenance')
    .map(({ id }) => ({ key: id, name: tableName(roomName, id), tableId: id, orderId: null }));

/** Open orders besides this one that may take something up; a delivery stays by itself. */
export const otherOrders = (names: NameWords, orders: readonly OrderEntry[], orderId: string): Target[] =>
  orders
    .filter(({ id, value }) => id !== orderId && value.state === 'open' && value.type !== 'delivery')
    .map(({ id, value }) => ({
      key: id,
      name: orderName(names, value),
      tableId: value.tableId,
      orderId: id,
    }));

type Choosable = [id: string, line: OrderLine, portions: number];

/** Lines that can go elsewhere, with the portions that stand on no document yet. */
export const movableLines = (order: Order): Choosable[] =>
  liveLines(order)
    .map(([id, line]): Choosable => [id, line, line.quantity - (order.billed[id] ?? 0)])
    .filter(([, , portions]) => portions > 0);

/** Lines that can still be stopped. */
export const cancellableLines = (order: Order): Choosable[] =>
  liveLines(order)
    .filter(([id]) => ['queued', 'cooking'].includes(stageOf(order, id)) && order.billed[id] === undefined)
    .map(([id, line]) => [id, line, line.quantity]);
