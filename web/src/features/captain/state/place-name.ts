import type { Order } from '@bhoj/domain/orders/order.schema';
import { tableName } from '../../../blocks/names/table-name.ts';
import { captain } from '../../../messages/captain.ts';

/** Where an order belongs, in words: its table, or its kind with the name it is called by, or its first KOT. */
export function placeName(order: Pick<Order, 'tableId' | 'type' | 'rounds' | 'label'>): string {
  if (order.tableId !== null) return tableName(order.tableId);
  const kots = Object.values(order.rounds).map((round) => round.kot);
  const kind = captain.types[order.type];
  if (order.label !== null) return `${kind} · ${order.label}`;
  return kots.length === 0 ? kind : captain.placeWithKot(kind, Math.min(...kots));
}
