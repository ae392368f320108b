import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { menuIdSchema } from '../menu/shape/menu.schema.ts';
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

/** What the owner writes under a review, for the guest, or about it, for the restaurant. */
export const ownersWordsSchema = requiredLine(600);

/** `reviews/{orderId}`: one review per order, by a guest who joined it. */
export const reviewSchema = z.object({
  stars: z.int().min(1).max(5),
  words: line(600),
  createdAt: timestamp(),
  tableId: z.string().nullable(),
  /** Null of a review that was left before this was kept. */
  businessDay: z.string().nullable(),
  /** The dishes of the order that were not cancelled, each once; none of a review that was left before they were kept. */
  dishes: z.array(reviewedDishSchema),
  /** The member who took the order; null where nobody did, or it was left before this was kept. */
  takenBy: authorSchema.nullable(),
  /** By what it is found: its words, folded, and its dishes (`search.ts`). */
  keys: z.array(z.string()),
  /** The owner's one answer, which the guest reads. */
  answer: z.object({ words: z.string(), by: z.string(), at: timestamp() }).nullable(),
  /** What the restaurant did about it. No guest reads it. */
  madeRight: z.object({ what: z.string(), by: z.string(), at: timestamp() }).nullable(),
});
export type Review = z.output<typeof reviewSchema>;
