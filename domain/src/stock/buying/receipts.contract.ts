import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { EXPENSE_METHODS } from '../../expenses/expense.schema.ts';
import { billPhotoSchema } from '../../expenses/bill-photo.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { quantitySchema } from '../shape/items.schema.ts';
import { MOST_BILL_LINES, perSchema } from '../shape/receipt.schema.ts';

const common = {
  callers: TEAM,
  needs: ['stock'],
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
} as const;

/** The most thousandths of a unit or a pack on a line: a million. */
const MOST_AMOUNT = 1_000_000_000;

/** The most that a bill is rounded by: ten rupees. */
const MOST_ROUNDED = 1000;

const lineTypedSchema = z.object({
  itemId: menuIdSchema,
  amount: z.int().min(0).max(MOST_AMOUNT),
  per: perSchema,
  amountPaise: amountSchema,
  gstPaise: amountSchema,
  isFree: z.boolean(),
});

/**
 * Receives goods with their bill: writes the receipt, its move and its expense together. A count that was taken after the goods
 * came has seen them. A repeat answers as before. Where a price is far from the last one, or a bill like it was entered on the
 * day, it answers with `isSaved` false and writes nothing, until the call says `isConfirmed`. Refuses with `vendor-not-found`,
 * `receipt-known` with the day on which the same bill was entered, `receipt-wrong` with each fault by line and field,
 * `bill-total-wrong`, `bill-day-wrong`, `photo-wrong`, `purchase-order-closed`, `request-id-used` for another bill under the id.
 */
export const receiveGoods = defineContract({
  ...common,
  name: 'receiveGoods',
  input: z.object({
    receiptId: idSchema,
    vendorId: idSchema,
    billNumber: line(40),
    billDay: z.iso.date(),
    /** When the goods came (epoch ms), which may be long before somebody enters their bill; a time to come counts as now. */
    arrivedAt: z.int().min(0),
    lines: z.array(lineTypedSchema).min(1).max(MOST_BILL_LINES),
    discountPaise: amountSchema,
    chargesPaise: amountSchema,
    roundOffPaise: paiseSchema.refine((n) => Math.abs(n) <= MOST_ROUNDED, 'rounded-too-much'),
    payment: z.union([
      z.object({ method: z.enum(EXPENSE_METHODS), day: z.iso.date() }),
      z.object({ dueOn: z.iso.date() }),
    ]),
    purchaseOrderId: idSchema.nullable(),
    photo: billPhotoSchema.pick({ contentType: true, bytes: true }).nullable(),
    note: line(120),
    isConfirmed: z.boolean(),
  }),
  output: z.object({
    isSaved: z.boolean(),
    /** Lines with a price more than a half above or below the last one, and by how many per cent it rose. */
    unusual: z.array(z.object({ line: z.int(), percent: z.int() })),
    /** True where a bill of that vendor and day comes to the same, and one of them has no number. */
    hasTwin: z.boolean(),
  }),
});

/**
 * Declares void a receipt that was entered wrongly: its move is undone and its expense goes. A repeat changes nothing. Refuses
 * with `receipt-not-found`, `receipt-closed` where its month is closed, `receipt-paid` where some of it is paid,
 * `receipt-credited` where goods were sent back, money came back, or another credit lowered it.
 */
export const voidReceipt = defineContract({
  ...common,
  name: 'voidReceipt',
  input: z.object({ receiptId: idSchema, reason: requiredLine(120) }),
  output: z.object({}),
});

/**
 * Sends goods of a receipt back; their cost lowers the debt to the vendor. Refuses with `receipt-not-found`,
 * `receipt-void`, `sends-too-much` with the line, `too-many-sent-back`, `less-owed` where less is owed than the credit,
 * or `was-given-back` where the vendor gave money back and more would come back than the bill cost.
 */
export const sendBack = defineContract({
  ...common,
  name: 'sendBack',
  input: z.object({
    sendBackId: idSchema,
    receiptId: idSchema,
    lines: z
      .array(z.object({ line: z.int().min(0).max(MOST_BILL_LINES), quantity: quantitySchema }))
      .min(1)
      .max(MOST_BILL_LINES),
    note: line(120),
  }),
  output: z.object({ creditPaise: amountSchema }),
});
