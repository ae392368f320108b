import { Refusal } from '@bhoj/domain/catalogue/reasons';

/** Firestore refuses a document above 1 MiB; what it needs for field names and its own records is left free. */
const MAX_BYTES = 900_000;

/** An order is read by every screen that shows it live: it stays well below what Firestore allows. */
const ORDER_MAX_BYTES = 400_000;

function assertBelow(limit: number, value: object): void {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  if (bytes > limit) throw new Refusal('order-too-large', { bytes, limit });
}

/** Refuses an order that has grown too large to be kept, as `order-too-large`. */
export const assertOrderStorable = (order: object): void => assertBelow(ORDER_MAX_BYTES, order);

/** Refuses an order's money (with the copies of its documents) that has grown too large, as `order-too-large`. */
export const assertMoneyStorable = (money: object): void => assertBelow(MAX_BYTES, money);
