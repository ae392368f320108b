import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { requiredLine } from '../../kernel/text.ts';

/** The weight of one portion, in grams (`MOST_GRAMS` in `weight.ts`). */
export const gramsSchema = z.int().min(1).max(50_000);

/** A dish that is weighed: its price, or that of its size, is for one kilogram. */
export const byWeightSchema = z.object({
  /** The weights (grams) that a screen offers, in rising order. A guest orders what they add up to. */
  steps: z
    .array(gramsSchema)
    .min(1)
    .max(6)
    .refine((steps) => steps.every((grams, i) => i === 0 || grams > (steps[i - 1] ?? 0)), 'not-rising'),
});

/** The weight of a line: what one portion weighs, and the price of a kilogram, less the offer. */
export const weightSchema = z.object({ grams: gramsSchema, kiloPaise: amountSchema });
export type Weight = z.output<typeof weightSchema>;

/** An open dish: a member types its name and its price, within these bounds. */
export const openSchema = z
  .object({ minPaise: amountSchema, maxPaise: amountSchema })
  .refine(({ minPaise, maxPaise }) => minPaise <= maxPaise, { path: ['maxPaise'] });

/** The longest name that somebody types for an open dish. */
export const TYPED_NAME_MAX = 60;

/** The name and the price that a member typed for an open dish. */
export const typedDishSchema = z.object({
  name: requiredLine(TYPED_NAME_MAX).refine((name) => !/^__.*__$/.test(name), 'reserved-name'),
  pricePaise: amountSchema,
});
export type TypedDish = z.output<typeof typedDishSchema>;
