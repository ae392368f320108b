import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { menuIdSchema } from '../menu/shape/menu.schema.ts';
import { furtherTablesSchema } from '../tables/joins.schema.ts';
import { authorSchema } from '../orders/shape/author.schema.ts';

const thumbSchema = z.enum(['up', 'down']);
export type Thumb = z.output<typeof thumbSchema>;

/** A thumb for a single dish, as a guest gives it. */
export const thumbedSchema = z.object({ itemId: menuIdSchema, thumb: thumbSchema });

const reviewedDishSchema = z.object({
  itemId: menuIdSchema,
  name: z.string(),
  /** Null where the guest gave none. */
  thumb: thumbSchema.nullable(),
});
export type ReviewedDish = z.output<typeof reviewedDishSchema>;

/** The owner's answer to a review, for the guest, or a note about it, for the restaurant. */
export const ownersWordsSchema = requiredLine(600);

/** `reviews/{orderId}`: one review per order, by a guest who joined it. */
export const reviewSchema = z.object({
  stars: z.int().min(1).max(5),
  words: line(600),
  createdAt: timestamp(),
  /** The table of the order, which leads where several are joined. */
  tableId: z.string().nullable(),
  joinedTableIds: furtherTablesSchema,
  businessDay: z.string(),
  /** The dishes of the order that were not cancelled, each once. */
  dishes: z.array(reviewedDishSchema),
  /** The member who took the order; null where guests ordered themselves. */
  takenBy: authorSchema.nullable(),
  /** The keys of the search: the folded words, and the dishes (`search.ts`). */
  keys: z.array(z.string()),
  /** The owner's one answer, which the guest reads. */
  answer: z.object({ words: z.string(), by: z.string(), at: timestamp() }).nullable(),
  /** How the restaurant made it right. No guest reads it. */
  madeRight: z.object({ what: z.string(), by: z.string(), at: timestamp() }).nullable(),
  /** Why the owner took the review down; missing while it stands. Its words stay stored, and its stars count. */
  takenDown: z.object({ reason: z.string(), by: z.string(), at: timestamp() }).optional(),
});
export type Review = z.output<typeof reviewSchema>;
