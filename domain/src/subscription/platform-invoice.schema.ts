import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { platformSellerSchema } from './plan.schema.ts';

/** The GST in a price, on a document that Bhoj issues. */
const taxesSchema = z.object({
  taxablePaise: amountSchema,
  taxes: z.array(
    z.object({
      name: z.enum(['CGST', 'SGST', 'UTGST', 'IGST']),
      taxBp: z.int(),
      amountPaise: amountSchema,
    }),
  ),
  roundOffPaise: paiseSchema,
});

/**
 * `platformInvoices/{invoiceId}`: Bhoj's tax invoice for a subscription, the credit note for a refunded one, or the note
 * of the new period of an invoice, which has no amounts (P-PLAN-9). Documents never change. The id sorts by number: `2026-27_BS_000123`.
 */
export const platformInvoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit-note', 'period-note']),
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  /** The invoice that a note is about; null on an invoice. */
  ofInvoice: z.object({ number: z.string(), issuedAt: timestamp() }).nullable(),
  restaurantId: z.string(),
  orderId: z.string(),
  paymentId: z.string(),
  planName: z.string(),
  periodFrom: timestamp(),
  periodUntil: timestamp(),
  seller: platformSellerSchema.omit({ since: true }),
  /** `gstin` and `address` are empty where the restaurant has not entered them. */
  buyer: z.object({ name: z.string(), email: z.string(), address: z.string(), gstin: z.string() }),
  sac: z.string(),
  taxes: taxesSchema,
  totalPaise: amountSchema,
});
export type PlatformInvoice = z.output<typeof platformInvoiceSchema>;
