import { z } from 'zod';
import { sellerSchema } from '../billing/shape/invoice.schema.ts';
import { EXPENSE_METHODS } from '../expenses/expense.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { isStateCode } from '../statute/gst-states.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';

/** How many self-invoices of a month a page reads. */
export const MOST_SELF_INVOICES = 200;

const memberSchema = z.object({ id: z.string(), name: z.string() });

/** The supplier, who has no GSTIN. Without a State, they are in the restaurant's own. */
export const supplierSchema = z.object({
  name: requiredLine(80),
  address: requiredLine(300),
  stateCode: z.string().refine(isStateCode).optional(),
});
export type Supplier = z.output<typeof supplierSchema>;

/** The payment voucher of a self-invoice (CGST Act s. 31(3)(g), Rule 52), as the payment stood when it was made. */
const paymentVoucherSchema = z.object({
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  by: memberSchema,
  paidOn: z.string(),
  method: z.enum(EXPENSE_METHODS),
});
export type PaymentVoucher = z.output<typeof paymentVoucherSchema>;

/**
 * `selfInvoices/{selfInvoiceId}`: the invoice that the restaurant makes out to itself for a supply on which it owes the tax
 * (CGST Act s. 31(3)(f)). Only its payment voucher and its declaration as void change it.
 */
export const selfInvoiceSchema = z.object({
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  by: memberSchema,
  expenseId: z.string(),
  kind: z.enum(REVERSE_KINDS),
  supplier: supplierSchema,
  /** What was supplied, as the expense says. */
  what: line(200),
  code: z.string(),
  /** The restaurant, with the registration that owes the tax. */
  recipient: sellerSchema,
  /** The day on which the tax fell due: that of the payment, or of this invoice if it came first (s. 13(3)). */
  taxOn: z.string(),
  valuePaise: amountSchema,
  taxBp: z.int().min(1),
  cgstPaise: amountSchema,
  sgstPaise: amountSchema,
  /** The whole tax where the supplier is in another State, and both halves are zero; missing otherwise. */
  igstPaise: amountSchema.optional(),
  /** True where the registration claims the tax back; elsewhere it is a cost. */
  takesCredit: z.boolean(),
  /** The month of issue, where the return in which the tax fell due was filed before it and has it no more; missing otherwise. */
  declaredIn: z.string().optional(),
  /** The calendar months in which it and its voucher were issued and its tax is declared (`yyyy-mm`). */
  months: z.array(z.string()).min(1).max(3),
  /** Missing until the supplier is paid. It is void with the self-invoice. */
  voucher: paymentVoucherSchema.optional(),
  voided: z.object({ at: timestamp(), by: memberSchema, reason: requiredLine(120) }).nullable(),
});
export type SelfInvoice = z.output<typeof selfInvoiceSchema>;
