import { z } from 'zod';
import { withApproval } from '../../approvals/with-approval.ts';
import { TEAM } from '../../catalogue/roles.ts';
import { somePortionsSchema } from '../../orders/shape/some-portions.schema.ts';
import { billSchema } from '../shape/bill.schema.ts';
import { isWithinKind } from '../shape/discount-kind.ts';
import { coversSchema, discountSchema } from '../shape/discount.schema.ts';
import { invoiceIdSchema, paymentSchema } from '../shape/invoice.schema.ts';
import { movesMoney, namedTenderSchema } from '../shape/named-tender.schema.ts';
import { amongSchema } from '../shape/order-money.schema.ts';
import { EXTRAS } from '../bill/portions.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { MAX_LINES_PER_ORDER } from '../../orders/shape/order.schema.ts';
import { MINUTE } from '../../time/ist.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;

/** The number of portions by line id; the charges for packing and delivery have keys of their own (`EXTRAS`). */
const portionKeySchema = z.union([z.enum(EXTRAS), z.string().regex(/^\d{1,4}-\d{1,4}$/)]);
const portionsSchema = z.record(portionKeySchema, z.int().min(1).max(100_000));

/** Only a payment of another kind has a name. */
const namedPaymentSchema = paymentSchema
  .refine(({ method, name }) => method === 'other' || name === '', 'name')
  .refine(movesMoney, 'method');

/**
 * Settles a bill. One transaction takes the invoice number, issues the invoice, records the payments, updates the
 * day's figures and frees the table. Payments below the amount due are kept on the order: then `invoice` is null and
 * `duePaise` is the rest. A repeat of `requestId` gives the answer of the first call, even if the order has changed
 * since. Refuses with, among others, `already-settled`; `order-changed` when a round has come since the person
 * looked; `payment-exceeds-due`; `part-paid` for a split by item while part payments are held; `portions-taken`;
 * `document-wrong`.
 */
export const settleBill = defineContract({
  name: 'settleBill',
  callers: TEAM,
  needs: ['settle'],
  input: z.object({
    orderId: idSchema,
    requestId: idSchema,
    /** The number of rounds on the bill that the person saw. */
    seenRounds: z.int().min(1),
    /** Null bills all open portions. Otherwise the document bills these portions only. */
    portions: portionsSchema.nullable(),
    /** The money handed over, checked against the bill that the server computes. Empty only where nothing is due. */
    payments: z.array(namedPaymentSchema).max(8),
    /** The number of people who split the bill equally, where this is one person's share. */
    among: amongSchema.optional(),
    /** The cash session that takes the money where the person has none and several are open. */
    cashSession: idSchema.optional(),
  }),
  output: z.object({
    invoice: z.object({ invoiceId: z.string(), number: z.string(), bill: billSchema }).nullable(),
    /** The amount still due for these portions; 0 once the document is issued. */
    duePaise: paiseSchema,
  }),
  limits,
  audited: true,
});

/**
 * Sets the discount, before tax, on all open portions; null removes it. A repeat of `requestId` changes nothing. Refuses
 * with `discount-above-limit` for a captain, `discount-exceeds-bill`, or `part-paid` when the part payments would be more
 * than the new total.
 */
export const setDiscount = defineContract({
  name: 'setDiscount',
  callers: TEAM,
  needs: ['discount'],
  approvable: { act: 'discount', right: 'discount', asking: ['take-orders', 'settle'] },
  input: z.object({
    ...withApproval,
    orderId: idSchema,
    requestId: idSchema,
    discount: discountSchema
      .pick({ kind: true, reason: true })
      .extend({
        value: z.int().min(1).max(1_000_000_000),
        covers: coversSchema.default('everything'),
        /** The ids of the categories that the discount is on; the server takes their names from the menu. */
        categoryIds: z.array(menuIdSchema).min(1).max(60).optional(),
      })
      .refine(isWithinKind, { path: ['value'] })
      .nullable(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Gives the open portions of lines, or some of them, (or the delivery charge) for nothing, for a reason; null makes them paid again. A
 * repeat of `requestId` changes nothing. Refuses with `portions-taken` for a line that is billed or cancelled,
 * `discount-above-limit` for a captain, or `part-paid` when the part payments would be more than the new total.
 */
export const setComplimentary = defineContract({
  name: 'setComplimentary',
  callers: TEAM,
  needs: ['give-free'],
  approvable: { act: 'give-free', right: 'give-free', asking: ['take-orders', 'settle'] },
  input: z.object({
    ...withApproval,
    orderId: idSchema,
    requestId: idSchema,
    lineIds: z
      .array(portionKeySchema)
      .min(1)
      .max(MAX_LINES_PER_ORDER + 1),
    /** How many portions of each line are given; all open portions of a line that is not named here. */
    portions: somePortionsSchema.optional(),
    reason: requiredLine(80).nullable(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Gives a part payment back; the day counts it. A repeat changes nothing. Refuses with `part-payment-not-found`. */
export const returnPayment = defineContract({
  name: 'returnPayment',
  callers: TEAM,
  needs: ['refund'],
  approvable: { act: 'refund', right: 'refund', asking: ['take-orders', 'settle'] },
  input: z.object({
    ...withApproval,
    orderId: idSchema,
    paymentId: z.string().regex(/^[A-Za-z0-9]{20}-[1-8]$/),
    /** The method by which the money is given back. */
    given: namedTenderSchema,
    reason: requiredLine(80),
    /** The cash session that it comes from, as for `settleBill`. */
    cashSession: idSchema.optional(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Corrects the method of one payment on an issued document, such as cash to UPI. Amounts and tax stay; the day's
 * figures follow. The captain who settled the bill may do it for a few minutes, the owner until the day is closed. A
 * repeat of `requestId` changes nothing. Refuses with `owner-corrects`, `payment-stays`, `payment-changed`,
 * `nothing-to-correct`, `invoice-voided`, `not-room-service`, `payment-unnamed`, `cash-above-limit`, or `record-full`.
 */
export const correctPayment = defineContract({
  name: 'correctPayment',
  callers: TEAM,
  needs: ['settle'],
  input: z.object({
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    /** Its place among the payments of the document. */
    payment: z.int().min(0).max(100),
    /** The method that the person saw. */
    from: namedTenderSchema,
    to: namedTenderSchema,
    reason: requiredLine(80),
  }),
  output: z.object({}),
  limits,
  audited: true,
});
