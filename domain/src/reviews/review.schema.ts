import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** `reviews/{orderId}`: one review per order, by a guest who joined it. */
export const reviewSchema = z.object({
  stars: z.int().min(1).max(5),
  words: line(600),
  createdAt: timestamp(),
});
export type Review = z.output<typeof reviewSchema>;
