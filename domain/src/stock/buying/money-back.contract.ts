import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { EXPENSE_METHODS } from '../../expenses/expense.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { quantitySchema } from '../shape/items.schema.ts';
import { MOST_BILL_LINES } from '../shape/receipt.schema.ts';

const common = {
  callers: TEAM,
  needs: ['expenses'],
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
} as const;

/**
 * Enters money that a vendor gives back for a paid receipt. With `lines` goods go back: that also needs `stock`, and the amount
 * is their cost; otherwise `amountPaise` says the amount. Refuses with `receipt-not-found`, `receipt-void`, `gives-too-much`,
 * `gives-nothing`, `bill-day-wrong` for a day to come or before the bill (for the drawer, a business day, which may begin the day
 * before), `sends-too-much` with the line, `too-many-sent-back`, `day-closed` for the drawer of a closed day, `session-not-found`
 * where cash sessions are used and none is open, or `request-id-used` for another one under the id.
 */
export const takeMoneyBack = defineContract({
  ...common,
  name: 'takeMoneyBack',
  input: z
    .object({
      refundId: idSchema,
      receiptId: idSchema,
      lines: z
        .array(z.object({ line: z.int().min(0).max(MOST_BILL_LINES), quantity: quantitySchema }))
        .max(MOST_BILL_LINES),
      /** Null where goods go back: the server then takes what they cost. */
      amountPaise: amountSchema.refine((n) => n > 0, 'amount-zero').nullable(),
      method: z.enum(EXPENSE_METHODS),
      day: z.iso.date(),
      note: line(120),
    })
    .refine(({ lines, amountPaise }) => (amountPaise === null) === lines.length > 0, {
      path: ['amountPaise'],
    }),
  output: z.object({ amountPaise: amountSchema }),
});

/**
 * Declares void the money back that somebody entered wrongly. The costs are as before, and the goods that went back for it are in
 * the stock again, which also needs `stock`. A repeat changes nothing. Refuses with `refund-not-found`, or `day-closed` for the
 * drawer of a closed day.
 */
export const voidMoneyBack = defineContract({
  ...common,
  name: 'voidMoneyBack',
  input: z.object({ refundId: idSchema, reason: requiredLine(120) }),
  output: z.object({}),
});
