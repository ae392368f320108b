import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { line } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { HIGHEST_PRICE, MOST_QUANTITY } from './quantity.ts';
import { MOST_ITEMS, quantitySchema } from './items.schema.ts';
import { doneBySchema } from './done-by.schema.ts';

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
    /** Above zero for goods that come in, below zero for goods that go out; zero where a count found no difference. */
    quantity: z.int().min(-MOST_QUANTITY).max(MOST_QUANTITY),
    /**
     * The price that the restaurant paid, with the tax that it cannot claim back, or the vendor's credit for goods
     * that went back. Only on receipts.
     */
    paidPaise: amountSchema.optional(),
    /**
     * The last price paid for the item before this receipt; null where nobody had paid for it. A void receipt gives it
     * back. On receipts and their voids alone.
     */
    lastBefore: z
      .object({ quantity: z.int().min(1), paise: amountSchema })
      .nullable()
      .optional(),
    /**
     * True for goods that are in the stock again because somebody declared the vendor's money back for them void. Nobody pays for
     * them again, so the item keeps its last price. Missing on all other lines.
     */
    keepsLast: z.literal(true).optional(),
    /** The store that it goes to or comes from; missing for the main store. */
    storeId: menuIdSchema.optional(),
    /** When it left, where that was before the rest of its move: dishes are ordered one after the other. */
    at: timestamp().optional(),
    /** When somebody counted it; only on a count. Earlier moves that are written later change no level (`fold`). */
    countedAt: timestamp().optional(),
  })
  .refine(({ quantity, countedAt }) => quantity !== 0 || countedAt !== undefined, { path: ['quantity'] })
  .refine(({ quantity, paidPaise = 0 }) => paidPaise <= Math.abs(quantity) * HIGHEST_PRICE, {
    path: ['paidPaise'],
  });
export type MoveLine = z.output<typeof moveLineSchema>;

/** Why something was thrown away. */
export const WASTE_REASONS = ['spoiled', 'burnt', 'dropped', 'sent-back', 'left-over', 'other'] as const;
export const wasteReasonSchema = z.enum(WASTE_REASONS);
export type WasteReason = z.output<typeof wasteReasonSchema>;

/** The most lines that somebody enters at once. */
export const MOST_LINES = 400;
/** The most lines of a move: a bill uses every item at most once, or has a line for each round, then at most `MOST_LINES`. */
const MOST_MOVED = MOST_ITEMS;

/**
 * `stockMoves/{id}`: one act on the stock. After it is written, only its place in the ledger is added; another move corrects it.
 * The move of a document has an id made from the document's, so that it is written once.
 */
export const stockMoveSchema = z.object({
  kind: z.enum(MOVE_KINDS),
  /**
   * When the move happened (its end, where the lines have times of their own), and the business day that counts it. A move that
   * gives back a bill has the time at which the bill's dishes left, so that a count between the two is right.
   */
  at: timestamp(),
  day: z.string(),
  /** When the server wrote it. */
  postedAt: timestamp(),
  /**
   * Its place in the ledger, from 1 on; null until it is folded. Moves are folded in this order for ever, so that a
   * late one changes no earlier worth.
   */
  place: z.int().min(1).nullable(),
  lines: z.array(moveLineSchema).min(1).max(MOST_MOVED),
  /** The items of the lines, each once, for an item's history. */
  itemIds: z.array(menuIdSchema).max(MOST_MOVED),
  /** The document that made it: an invoice, a void, a note, a receipt, a handed-over order; null for none. */
  source: z.string().nullable(),
  /** Who did it; null for a document's usage. */
  by: doneBySchema.nullable(),
  /** Who sent it, where another person entered it on a shared screen; else missing. */
  sentBy: doneBySchema.optional(),
  /** Why, of waste; else missing. */
  why: wasteReasonSchema.optional(),
  /** The planned quantity of a batch, where another was made; else missing. */
  planned: quantitySchema.optional(),
  note: line(120),
  /** A hash of the input, for waste: it tells a repeat from another act under the same id; else missing. */
  asked: z.string().max(64).optional(),
});
export type StockMove = z.output<typeof stockMoveSchema>;
