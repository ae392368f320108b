import { z } from 'zod';
import { allowedBySchema } from '../approvals/allowed-by.schema.ts';
import { cashSessionField } from '../billing/shape/cash-session.schema.ts';
import { sellerSchema } from '../billing/shape/invoice.schema.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { depositRuleSchema } from './deposit-rule.schema.ts';
import { depositStateSchema } from './deposit-state.schema.ts';

/** How a deposit is taken and given back. `other` is a transfer to the bank, or any other way. */
export const DEPOSIT_METHODS = ['cash', 'upi', 'card', 'other'] as const;
export const depositMethodSchema = z.enum(DEPOSIT_METHODS);
export type DepositMethod = z.output<typeof depositMethodSchema>;

/** How often parts of one deposit can be given back. */
export const MOST_REFUNDS = 10;

const memberSchema = z.object({ id: z.string(), name: z.string() });

/** An amount with the tax inside it. */
export const withTaxSchema = z.object({
  amountPaise: amountSchema,
  taxablePaise: amountSchema,
  cgstPaise: amountSchema,
  sgstPaise: amountSchema,
});
export type WithTax = z.output<typeof withTaxSchema>;

/** The fields that every voucher has. */
const voucherFields = {
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  at: timestamp(),
  businessDay: z.string(),
  by: memberSchema,
  method: depositMethodSchema,
  ...cashSessionField,
};

const keptSchema = withTaxSchema.extend({
  at: timestamp(),
  businessDay: z.string(),
  by: memberSchema,
  reason: line(80),
});

/** A refund voucher (CGST Rule 51). */
const refundSchema = withTaxSchema.extend({
  ...voucherFields,
  reason: line(80),
  allowedBy: allowedBySchema.optional(),
  /** Where the deposit had been kept before: when, by whom and why. */
  kept: keptSchema.optional(),
});
export type Refund = z.output<typeof refundSchema>;

/** The bill that a deposit is taken off. Its number is null until the bill is issued. */
const appliedSchema = withTaxSchema.extend({
  orderId: z.string(),
  at: timestamp(),
  by: memberSchema,
  bill: z
    .object({ invoiceId: z.string(), number: z.string(), at: timestamp(), businessDay: z.string() })
    .nullable(),
});
export type Applied = z.output<typeof appliedSchema>;

const bookingKnownSchema = z.object({ day: z.string(), cancelledAt: timestamp().nullable() });
export type BookingKnown = z.output<typeof bookingKnownSchema>;

/** `deposits/{depositId}`: money that a party paid for its booking, with its receipt voucher and what became of it. */
export const depositSchema = withTaxSchema.extend({
  bookingId: z.string(),
  /** The party as the receipt voucher names it: its name, the day and time of the booking, and its guests. */
  party: z.object({ name: z.string(), day: z.string(), at: timestamp(), size: z.int() }),
  seller: sellerSchema,
  /**
   * The day on which the booking is, and the time when its guest cancelled. The deposit keeps both because it outlives the
   * booking. Missing while the booking has neither moved to another day nor been cancelled.
   */
  booking: bookingKnownSchema.optional(),
  /** The rate of the tax inside it; 0 where the seller charges none. */
  taxBp: z.int().min(0),
  receipt: z.object(voucherFields),
  /** What the owner's rules said about a party that does not come, as the voucher prints it; null for nothing. */
  rule: depositRuleSchema.pick({ noShow: true, hours: true }).nullable(),
  state: depositStateSchema,
  /** When the money came; null once none of it is left. Missing on an older deposit until its next act. */
  waitsSince: timestamp().nullable().optional(),
  applied: appliedSchema.nullable(),
  refunds: z.array(refundSchema).max(MOST_REFUNDS),
  kept: keptSchema.nullable(),
  /** The calendar months (`yyyy-mm`) of its vouchers and of the bill that took it off; its tax falls in them. */
  months: z.array(z.string()).max(MOST_REFUNDS + 2),
});
export type Deposit = z.output<typeof depositSchema>;
