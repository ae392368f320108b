import { joinedName } from '@bhoj/domain/orders/shape/order-tables';
import { wantedTable } from '@bhoj/domain/orders/door/joining';
import type { Issued } from '@bhoj/domain/billing/documents/issued-copy';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { NameWords, PlaceWords } from './name-words.ts';
import { tableName } from './table-name.ts';

type Placed = Pick<Order, 'tableId' | 'type' | 'label'> & {
  readonly joinedTableIds?: readonly string[] | undefined;
  readonly token?: number | null | undefined;
};

/** Returns the name of tables, `T1 + T2` where they are joined. */
export const placesName = (names: PlaceWords, tableIds: readonly string[]): string =>
  joinedName(tableIds, (id) => tableName(names, id));

/**
 * Returns the full name of an order: its table or room; without a table, its kind with its token and the customer's
 * name, or else with its first KOT. `Room 201`, `Takeaway 7 · Meera`, `Delivery 12`.
 */
export function orderName(
  names: NameWords,
  {
    tableId,
    joinedTableIds = [],
    type,
    label,
    token,
    kots = [],
  }: Placed & { readonly kots?: readonly number[] },
): string {
  if (tableId !== null) return placesName(names, [tableId, ...joinedTableIds]);
  const number = token ?? (label === null && kots.length > 0 ? Math.min(...kots) : null);
  const { orderTypes } = names;
  const kind = number === null ? orderTypes[type] : `${orderTypes[type]} ${number}`;
  return label === null ? kind : `${kind} · ${label}`;
}

/**
 * Returns the name of an order beside its kind: its table or room, even before a captain has accepted it there; a
 * takeaway's full name with its token; or else the customer's name or the kind.
 */
export const orderNameBesideKind = (
  names: NameWords,
  { joining = {}, ...order }: Placed & { readonly joining?: Pick<Order['joining'], 'wantsTable'> },
): string => {
  const wanted = wantedTable({ tableId: order.tableId, joining });
  if (wanted !== null) return tableName(names, wanted);
  if (order.tableId !== null) return orderName(names, order);
  if (typeof order.token !== 'number') return order.label ?? names.orderTypes[order.type];
  return orderName(names, order);
};

/**
 * The words for the name of an order on one of its documents, with the name that its table had at the time of issue.
 */
export const wordsAsIssued = (
  names: NameWords,
  { placeNames }: Pick<Issued<unknown>, 'placeNames'>,
): NameWords => ({
  ...names,
  placeNames,
});
