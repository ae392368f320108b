import type { Order } from '../../orders/shape/order.schema.ts';
import { NO_PLACE_NAMES } from '../../restaurant/place-names.ts';
import type { PlaceNames } from '../../restaurant/place-names.ts';
import type { Settlement } from '../shape/order-money.schema.ts';

/** Returns the table's name on a document: its name at the time of issue, or else its id. */
export const placeNamesOn = (issued: {
  readonly tableId: string | null;
  readonly tableName?: string | undefined;
}): PlaceNames =>
  issued.tableId === null || issued.tableName === undefined
    ? NO_PLACE_NAMES
    : { [issued.tableId]: issued.tableName };

/** An order as its document shows it. */
export interface Issued<T> {
  readonly order: T;
  readonly customerName: string | null;
  readonly placeNames: PlaceNames;
}

/**
 * Returns an order with the table, the table's name and the customer's name at the time when its document was issued,
 * whatever has changed since.
 */
export const asIssued = <T extends Pick<Order, 'tableId' | 'joinedTableIds' | 'customer'>>(
  order: T,
  { issuedTo }: Pick<Settlement, 'issuedTo'>,
): Issued<T> => ({
  // The name on the document names all of its tables.
  order: { ...order, tableId: issuedTo.tableId, joinedTableIds: undefined },
  customerName: issuedTo.customerName,
  placeNames: placeNamesOn(issuedTo),
});
