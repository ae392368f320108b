import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';
import { MINUTE } from '../time/ist.ts';
import { supplierSchema } from './self-invoice.schema.ts';

const common = {
  callers: TEAM,
  needs: ['expenses', 'gst'],
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
} as const;

/**
 * Makes the self-invoice of an expense, once, and the payment voucher with it where the expense is paid. Refuses with `changed-meanwhile` where the expense is gone or has one, `invalid-input`
 * where no tax is due, `legal-details-missing`, `series-full`, or `return-filed` where it belongs to the filed return of a former
 * registration.
 */
export const issueSelfInvoice = defineContract({
  ...common,
  name: 'issueSelfInvoice',
  input: z.object({
    selfInvoiceId: idSchema,
    /** An expense of a template has the template's id and the due day in its id. */
    expenseId: z.string().regex(/^[A-Za-z0-9]{20}(-\d{4}-\d{2}-\d{2})?$/),
    kind: z.enum(REVERSE_KINDS),
    supplier: supplierSchema,
  }),
  output: z.object({ number: z.string() }),
});

/**
 * Makes the payment voucher of a self-invoice whose expense is paid, once. Refuses with `changed-meanwhile` where the self-invoice is
 * gone or void or the expense is unpaid, `series-full`, or `return-filed` where the return of the month that runs is marked filed.
 */
export const issuePaymentVoucher = defineContract({
  ...common,
  name: 'issuePaymentVoucher',
  input: z.object({ selfInvoiceId: idSchema }),
  output: z.object({ number: z.string() }),
});

/**
 * Declares a self-invoice void. Its number and that of its voucher stay used, and its expense may change again. Refuses with `changed-meanwhile` where there
 * is none, or `return-filed` once a return that has its number or its tax is marked filed.
 */
export const voidSelfInvoice = defineContract({
  ...common,
  name: 'voidSelfInvoice',
  input: z.object({ selfInvoiceId: idSchema, reason: requiredLine(120) }),
  output: z.object({}),
});
