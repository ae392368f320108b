import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Order } from '@bhoj/domain/orders/order.schema';

/** Firestore refuses a document above 1 MiB, and an order holds its bills too once they are settled. */
const ORDER_MAX_BYTES = 400_000;

/** Refuses an order that has grown too large to be kept, as `order-too-large`. */
export function assertStorable(order: Order): void {
  const bytes = Buffer.byteLength(JSON.stringify(order));
  if (bytes > ORDER_MAX_BYTES) throw new Refusal('order-too-large', { bytes, limit: ORDER_MAX_BYTES });
}
