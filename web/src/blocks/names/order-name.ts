import { wantedTable } from '@bhoj/domain/orders/joining';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { NameWords } from './name-words.ts';
import { tableName } from './table-name.ts';

type Placed = Pick<Order, 'tableId' | 'type' | 'label'> & { readonly token?: number | null | undefined };

/**
 * Returns the full name of an order: its table or room; without a table, its kind with its token and the customer's
 * name, or else with its first KOT. `Room 201`, `Takeaway 7 · Meera`, `Delivery 12`.
 */
export function orderName(
  { roomName, orderTypes }: NameWords,
  { tableId, type, label, token, kots = [] }: Placed & { readonly kots?: readonly number[] },
): string {
  if (tableId !== null) return tableName(roomName, tableId);
  const number = token ?? (label === null && kots.length > 0 ? Math.min(...kots) : null);
  const kind = number === null ? orderTypes[type] : `${orderTypes[type]} ${number}`;
  return label === null ? kind : `${kind} · ${label}`;
}

/**
 * Returns the name of an order for places that also show its kind: its table or room, even while a captain has not let it
 * in there; its token and the customer's name; or else its kind. `Token 7 · Meera`.
 */
export const orderNameBesideKind = (
  { roomName, orderTypes, tokenName }: NameWords,
  {
    tableId,
    type,
    label,
    token,
    joining = {},
  }: Placed & { readonly joining?: Pick<Order['joining'], 'wantsTable'> },
): string => {
  const table = tableId ?? wantedTable({ tableId, joining });
  if (table !== null) return tableName(roomName, table);
  if (typeof token !== 'number') return label ?? orderTypes[type];
  return label === null ? tokenName(token) : `${tokenName(token)} · ${label}`;
};
