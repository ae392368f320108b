import type { Filter } from '../../kernel/collection.ts';
import type { Order } from './order.schema.ts';

type AtTables = Pick<Order, 'tableId'> & { readonly joinedTableIds?: Order['joinedTableIds'] };

/** Returns the tables of an order: the leading one, then the joined ones. Empty for an order without a table. */
export const tablesOf = ({ tableId, joinedTableIds = [] }: AtTables): string[] =>
  tableId === null ? [] : [tableId, ...joinedTableIds];

/** Returns the fields that say at which tables an order is, for a document that names them. */
export const placeFields = ({ tableId, joinedTableIds }: AtTables): AtTables => ({
  tableId,
  ...(joinedTableIds && { joinedTableIds }),
});

/** Returns the tables that an order holds: those of an open one. */
export const heldTables = (order: AtTables & Pick<Order, 'state'>): string[] =>
  order.state === 'open' ? tablesOf(order) : [];

/** Returns the name of an order's tables, given the name of each: `T1 + T2`. Every screen and document uses it. */
export const joinedName = (tableIds: readonly string[], nameOf: (tableId: string) => string): string =>
  tableIds.map(nameOf).join(' + ');

/** Returns filters for documents that name the tables of an order: each finds a table where it leads, or is joined. */
export const atTable = (tableId: string): Filter[] => [
  ['tableId', '==', tableId],
  ['joinedTableIds', 'array-contains', tableId],
];
