import type { Order } from '../../orders/shape/order.schema.ts';
import { NO_PLACE_NAMES } from '../../restaurant/place-names.ts';
import type { PlaceNames } from '../../restaurant/place-names.ts';
import type { Settlement } from '../shape/order-money.schema.ts';

/** What places are called on a document: its table as it was called then, or by its id. */
export const placeNamesOn = (issued: {
  readonly tableId: string | null;
  readonly tableName?: string | undefined;
}): PlaceNames =>
  issued.tableId === null || issued.tableName === undefined
    ? NO_PLACE_NAMES
    : { [issued.tableId]: issued.tableName };

/** An order as one of its documents shows it. */
export interface Issued<T> {
  readonly order: T;
  readonly customerName: string | null;
  readonly placeNames: PlaceNames;
}

/**
 * An order as a copy of its document shows it: the table, what it was called and the name that stood on it when it was
 * issued, whatever the order has become since. A copy that does not know them shows the present ones.
 */
export const asIssued = <T extends Pick<Order, 'tableId' | 'customer'>>(
  order: T,
  { issuedTo }: Pick<Settlement, 'issuedTo'>,
): Issued<T> =>
  issuedTo === null
    ? { order, customerName: order.customer?.name ?? null, placeNames: NO_PLACE_NAMES }
    : {
        order: { ...order, tableId: issuedTo.tableId },
        customerName: issuedTo.customerName,
        placeNames: placeNamesOn(issuedTo),
      };
