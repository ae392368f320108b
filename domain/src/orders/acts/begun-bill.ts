import { Refusal } from '../../catalogue/reasons.ts';

/**
 * The part of an order's money (`billing/order-money.schema.ts`) that changes of the order depend on. Orders must not
 * import billing, so the types here are loose.
 */
export interface BegunBill {
  /** Payments towards what is not billed yet. */
  readonly payments: readonly unknown[];
  readonly discount: unknown;
  /** What is given for nothing, by line id. */
  readonly complimentary: Readonly<Record<string, unknown>>;
}

/** Throws `part-paid` when a bill would shrink although part payments were taken towards it. */
export function assertNotPartPaid({ payments }: BegunBill): void {
  if (payments.length > 0) throw new Refusal('part-paid');
}

/**
 * Throws when dishes would leave an order whose bill is begun: `part-paid` when payments were taken towards it,
 * `discounted` when it has a discount or complimentary dishes, which were given for these dishes.
 */
export function assertBillNotBegun(bill: BegunBill): void {
  assertNotPartPaid(bill);
  if (bill.discount !== null || Object.keys(bill.complimentary).length > 0) throw new Refusal('discounted');
}
