import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { line } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { HIGHEST_PRICE, MOST_QUANTITY } from './quantity.ts';

/**
 * Why stock moves. `receipt`: goods came in at a price. `usage`: documents say what was sold. `return`: a void or corrected document
 * gives back what it had used. `waste`, `preparation` (a batch was made), `count` (the difference to what was expected), `transfer`.
 */
export const MOVE_KINDS = [
  'receipt',
  'usage',
  'return',
  'waste',
  'preparation',
  'count',
  'transfer',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const moveLineSchema = z
  .object({
    itemId: menuIdSchema,
    /** Above zero for what comes in, below zero for what goes out. */
    quantity: z
      .int()
      .min(-MOST_QUANTITY)
      .max(MOST_QUANTITY)
      .refine((n) => n !== 0),
    /** What was paid for it, tax that cannot be credited included; on a receipt alone. */
    paidPaise: amountSchema.optional(),
  })
  .refine(({ quantity, paidPaise = 0 }) => paidPaise <= Math.abs(quantity) * HIGHEST_PRICE, {
    path: ['paidPaise'],
  });
export type MoveLine = z.output<typeof moveLineSchema>;

/** `stockMoves/{id}`: one act on the stock. It is never changed; another move puts it right. */
export const stockMoveSchema = z.object({
  kind: z.enum(MOVE_KINDS),
  /** When it happened, and the business day that counts it. */
  at: timestamp(),
  day: z.string(),
  /** When the server wrote it: moves are folded in this order, so that a late one changes no worth of before. */
  postedAt: timestamp(),
  lines: z.array(moveLineSchema).min(1).max(400),
  /** Why, of waste; else empty. */
  reason: line(120),
});
export type StockMove = z.output<typeof stockMoveSchema>;
