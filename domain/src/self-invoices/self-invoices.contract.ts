import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';
import { MINUTE } from '../time/ist.ts';
import { registeredSupplierSchema, supplierSchema } from './self-invoice.schema.ts';

const common = {
  callers: TEAM,
  needs: ['expenses', 'gst'],
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
} as const;

const about = {
  selfInvoiceId: idSchema,
  /** An expense of a template has the template's id and the due day in its id. */
  expenseId: z.string().regex(/^[A-Za-z0-9]{20}(-\d{4}-\d{2}-\d{2})?$/),
  kind: z.enum(REVERSE_KINDS),
  /** The registration that owes the tax. Required where the bills do not show which one the day had. */
  registration: z.object({ gstin: z.string().max(15), composition: z.boolean() }).optional(),
};

/**
 * Makes the self-invoice of an expense, once, and the payment voucher with it where the expense is paid. Refuses with
 * `changed-meanwhile` where the expense is gone or has an invoice, or for a registration that the restaurant did not have on that day,
 * `invalid-input` where no tax is due or the registration is not clear, `legal-details-missing`, `series-full`, `request-id-used` for
 * other input under the same id, or `return-filed` where it belongs to the filed return of a former registration.
 */
export const issueSelfInvoice = defineContract({
  ...common,
  name: 'issueSelfInvoice',
  input: z.object({ ...about, supplier: supplierSchema }),
  output: z.object({ number: z.string() }),
});

/**
 * Enters the invoice of a supplier with a GSTIN, on which the restaurant owes the tax, once, and makes the payment voucher where
 * the expense is paid. Refuses as `issueSelfInvoice` does, and with `invalid-input` for a date in the future, for the
 * restaurant's own GSTIN, for a kind on which registered suppliers charge the tax, and before the tax falls due.
 */
export const enterSupplierInvoice = defineContract({
  ...common,
  name: 'enterSupplierInvoice',
  input: z.object({
    ...about,
    supplier: registeredSupplierSchema,
    paper: z.object({ number: requiredLine(16), date: z.iso.date() }),
  }),
  output: z.object({ number: z.string() }),
});

/**
 * Makes the payment voucher of a self-invoice with a paid expense, once. Refuses with `changed-meanwhile` where the self-invoice
 * is gone or void, the expense is unpaid, or the last void voucher is not the one to replace; `series-full`; or `return-filed`
 * where the return of the current month is marked filed.
 */
export const issuePaymentVoucher = defineContract({
  ...common,
  name: 'issuePaymentVoucher',
  input: z.object({
    selfInvoiceId: idSchema,
    /** The number of the voucher voided last; missing for the first one. So a late repeat makes no second one. */
    replaces: z.string().max(20).optional(),
  }),
  output: z.object({ number: z.string() }),
});

/**
 * Declares the payment voucher of a self-invoice void; the self-invoice stays valid. The number stays used, and another
 * voucher may be made. Refuses with `changed-meanwhile` where the self-invoice is void or has no voucher of this
 * number, or `return-filed` once a return with that number is marked filed.
 */
export const voidPaymentVoucher = defineContract({
  ...common,
  name: 'voidPaymentVoucher',
  input: z.object({ selfInvoiceId: idSchema, number: z.string().max(20), reason: requiredLine(120) }),
  output: z.object({}),
});

/**
 * Declares a self-invoice void, or takes a supplier's invoice back. The numbers of the self-invoice and of its voucher stay used,
 * and its expense may change again. Refuses with `changed-meanwhile` where there is none, or `return-filed` once a return that
 * has its number or its tax is marked filed.
 */
export const voidSelfInvoice = defineContract({
  ...common,
  name: 'voidSelfInvoice',
  input: z.object({ selfInvoiceId: idSchema, reason: requiredLine(120) }),
  output: z.object({}),
});
