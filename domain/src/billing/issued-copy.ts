import type { Order } from '../orders/order.schema.ts';
import type { Settlement } from './order-money.schema.ts';

/**
 * An order as a copy of its document shows it: the table and the name that stood on it when it was issued, whatever the
 * order has become since. A copy that does not know them shows those of now.
 */
export const asIssued = <T extends Pick<Order, 'tableId' | 'customer'>>(
  order: T,
  { issuedTo }: Pick<Settlement, 'issuedTo'>,
): { order: T; customerName: string | null } =>
  issuedTo === null
    ? { order, customerName: order.customer?.name ?? null }
    : { order: { ...order, tableId: issuedTo.tableId }, customerName: issuedTo.customerName };
