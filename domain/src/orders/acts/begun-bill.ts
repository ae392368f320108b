import { Refusal } from '../../catalogue/reasons.ts';

/**
 * The part of an order's money (`billing/shape/order-money.schema.ts`) that limits changes of the order. Orders must
 * not import billing, so these types are loose.
 */
export interface BegunBill {
  /** Payments towards open portions. */
  readonly payments: readonly unknown[];
  readonly discount: { readonly outside: readonly string[] } | null;
  /** Complimentary lines, by line id. */
  readonly complimentary: Readonly<Record<string, unknown>>;
}

/** Throws `part-paid` when a bill would shrink although part payments were taken towards it. */
export function assertNotPartPaid({ payments }: BegunBill): void {
  if (payments.length > 0) throw new Refusal('part-paid');
}

/**
 * Throws when dishes would leave an order with a begun bill: `part-paid` when it holds part payments, `discounted` when
 * it has a discount or complimentary dishes, because they were given for these dishes.
 */
export function assertBillNotBegun(bill: BegunBill): void {
  assertNotPartPaid(bill);
  if (bill.discount !== null || Object.keys(bill.complimentary).length > 0) throw new Refusal('discounted');
}

/** Returns the lines that an order's money names. */
export const namedInMoney = ({ discount, complimentary }: BegunBill) => ({
  given: Object.keys(complimentary),
  outside: discount?.outside ?? [],
});
