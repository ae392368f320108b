import type { Order, OrderType } from '@bhoj/domain/orders/order.schema';
import { tableName } from './table-name.ts';
import type { Words } from '../../words/part.ts';

type TypeWords = Readonly<Record<OrderType, string>>;
type Placed = Pick<Order, 'tableId' | 'type' | 'label'>;

/**
 * Returns the full name of an order: its table or room; without a table, its kind with the customer's name, or else
 * with its first KOT. `Room 201`, `Takeaway · Meera`, `Takeaway 12`.
 */
export function orderName(
  roomName: Words<'roomName'>,
  { tableId, type, label, kots = [] }: Placed & { readonly kots?: readonly number[] },
  types: TypeWords,
): string {
  if (tableId !== null) return tableName(roomName, tableId);
  if (label !== null) return `${types[type]} · ${label}`;
  return kots.length === 0 ? types[type] : `${types[type]} ${Math.min(...kots)}`;
}

/**
 * Returns the name of an order for places that also show its kind: its table or room, the customer's name, or else its
 * kind.
 */
export const orderNameBesideKind = (
  roomName: Words<'roomName'>,
  { tableId, type, label }: Placed,
  types: TypeWords,
): string => (tableId === null ? (label ?? types[type]) : tableName(roomName, tableId));
