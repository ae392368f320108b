import type { Order } from '@bhoj/domain/orders/order.schema';
import type { NameWords } from './name-words.ts';
import { tableName } from './table-name.ts';

type Placed = Pick<Order, 'tableId' | 'type' | 'label'>;

/**
 * What an order is called where its name stands alone: its table or room; without a table its kind, with the name it is
 * called by, else with its first KOT. `Room 201`, `Takeaway · Meera`, `Takeaway 12`.
 */
export function orderName(
  { roomName, orderTypes }: NameWords,
  { tableId, type, label, kots = [] }: Placed & { readonly kots?: readonly number[] },
): string {
  if (tableId !== null) return tableName(roomName, tableId);
  if (label !== null) return `${orderTypes[type]} · ${label}`;
  return kots.length === 0 ? orderTypes[type] : `${orderTypes[type]} ${Math.min(...kots)}`;
}

/** The same where the order's kind stands beside it: its table or room, the name it is called by, else its kind. */
export const orderNameBesideKind = (
  { roomName, orderTypes }: NameWords,
  { tableId, type, label }: Placed,
): string => (tableId === null ? (label ?? orderTypes[type]) : tableName(roomName, tableId));
