import { Refusal } from '../catalogue/reasons.ts';

/**
 * What an order's acts need to know of its money (`billing/order-money.schema.ts`): whether somebody has begun its bill.
 * The money itself is billing's.
 */
export interface BegunBill {
  /** Taken towards what is not billed yet. */
  readonly payments: readonly unknown[];
  readonly discount: unknown;
}

/** Refuses, as `part-paid`, to make a bill smaller towards which money was taken. */
export function assertNotPartPaid({ payments }: BegunBill): void {
  if (payments.length > 0) throw new Refusal('part-paid');
}

/**
 * Refuses to take dishes out of an order whose bill somebody has begun: money was taken towards it (`part-paid`), or
 * it has a discount, which was given for these dishes (`discounted`).
 */
export function assertBillNotBegun(bill: BegunBill): void {
  assertNotPartPaid(bill);
  if (bill.discount !== null) throw new Refusal('discounted');
}
