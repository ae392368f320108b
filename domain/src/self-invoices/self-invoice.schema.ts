import { z } from 'zod';
import { sellerSchema } from '../billing/shape/invoice.schema.ts';
import { EXPENSE_METHODS } from '../expenses/expense.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { isStateCode } from '../statute/gst-states.ts';
import { isGstin } from '../statute/gstin.ts';
import { gstinShape } from '../statute/gstin.schema.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';

/** How many self-invoices of a month a page reads. */
export const MOST_SELF_INVOICES = 200;

/** How many payment vouchers of one self-invoice may be void, because they were made wrongly. */
export const MOST_VOID_VOUCHERS = 10;

const memberSchema = z.object({ id: z.string(), name: z.string() });
const voidedSchema = z.object({ at: timestamp(), by: memberSchema, reason: requiredLine(120) });

const namedSchema = z.object({ name: requiredLine(80), address: requiredLine(300) });

/** A supplier without a GSTIN. Without a State, they are in the restaurant's own. */
export const supplierSchema = namedSchema.extend({
  stateCode: z.string().refine(isStateCode).optional(),
});
export type Supplier = z.output<typeof supplierSchema>;

/** A supplier with a GSTIN, who makes the invoice. */
export const registeredSupplierSchema = namedSchema.extend({ gstin: z.string().refine(isGstin) });
export type RegisteredSupplier = z.output<typeof registeredSupplierSchema>;

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

/** A payment voucher that is void by itself. Its number stays used. */
const voidVoucherSchema = paymentVoucherSchema.extend({ voided: voidedSchema });
export type VoidVoucher = z.output<typeof voidVoucherSchema>;

/**
 * `selfInvoices/{selfInvoiceId}`: the invoice of a supply on which the restaurant owes the tax. The restaurant makes it out to
 * itself (CGST Act s. 31(3)(f)). A supplier with a GSTIN makes it out, and somebody enters it here (`invoicedOn`). Only its
 * payment vouchers and its declaration as void change it.
 */
export const selfInvoiceSchema = z.object({
  number: z.string(),
  /** The date of the supplier's invoice with this number; missing for a self-invoice. */
  invoicedOn: z.string().optional(),
  /** The place in the restaurant's own series; missing for a supplier's invoice. */
  financialYear: z.string().optional(),
  sequence: z.int().min(1).optional(),
  /** When it was made; of a supplier's invoice, when it was entered. */
  issuedAt: timestamp(),
  by: memberSchema,
  expenseId: z.string(),
  kind: z.enum(REVERSE_KINDS),
  supplier: supplierSchema.extend({ gstin: gstinShape.optional() }),
  /** What was supplied, as the expense says. */
  what: line(200),
  code: z.string(),
  /** The restaurant, with the registration that owes the tax. */
  recipient: sellerSchema,
  /**
   * The day on which the tax fell due: that of the payment, or of this invoice if it came first, or the day after the sixtieth from the
   * date of a supplier's invoice (s. 13(3)).
   */
  taxOn: z.string(),
  valuePaise: amountSchema,
  taxBp: z.int().min(1),
  cgstPaise: amountSchema,
  sgstPaise: amountSchema,
  /** The whole tax where the supplier is in another State, and both halves are zero; missing otherwise. */
  igstPaise: amountSchema.optional(),
  /** True where the registration claims the tax back; elsewhere it is a cost. */
  takesCredit: z.boolean(),
  /** The month of `issuedAt`, if the return for the month of the tax was filed earlier and lacks it; else missing. */
  declaredIn: z.string().optional(),
  /**
   * The calendar months (`yyyy-mm`) that report this self-invoice: one return has its tax, one its number in the
   * restaurant's series, and one its vouchers.
   */
  months: z
    .array(z.string())
    .min(1)
    .max(3 + MOST_VOID_VOUCHERS),
  /** The voucher that stands; missing until the supplier is paid. It is void with the self-invoice. */
  voucher: paymentVoucherSchema.optional(),
  /** The vouchers that are void by themselves, in the order of their numbers; missing without one. */
  voidVouchers: z.array(voidVoucherSchema).max(MOST_VOID_VOUCHERS).optional(),
  voided: voidedSchema.nullable(),
});
export type SelfInvoice = z.output<typeof selfInvoiceSchema>;
