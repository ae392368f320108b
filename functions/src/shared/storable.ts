import { Refusal } from '@bhoj/domain/catalogue/reasons';

/** Firestore refuses documents above 1 MiB. The difference is room for field names and Firestore's own data. */
const MAX_BYTES = 900_000;

/** Lower than Firestore's limit, because many screens read an order live. */
const ORDER_MAX_BYTES = 400_000;

function assertBelow(limit: number, value: object): void {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  if (bytes > limit) throw new Refusal('order-too-large', { bytes, limit });
}

/** Throws `order-too-large` when an order is too large to store. */
export const assertOrderStorable = (order: object): void => assertBelow(ORDER_MAX_BYTES, order);

/** Throws `order-too-large` when an order's money, with the copies of its documents, is too large to store. */
export const assertMoneyStorable = (money: object): void => assertBelow(MAX_BYTES, money);
