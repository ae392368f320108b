import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';

/** The number of reviews with one star, two stars, up to five. */
const byStarsSchema = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);
export type ByStars = z.output<typeof byStarsSchema>;

const countedStarsSchema = z.object({ count: z.int(), starsSum: z.int() });
export type CountedStars = z.output<typeof countedStarsSchema>;

/** The reviews of one dish or one member, under its name in the latest of them. */
const ratedSchema = countedStarsSchema.extend({ name: z.string() });
export type Rated = z.output<typeof ratedSchema>;

const ratedDishSchema = ratedSchema.extend({ up: z.int(), down: z.int() });
export type RatedDish = z.output<typeof ratedDishSchema>;

/** `rollups/reviews`: the sums of all reviews, so that the page reads no list for its averages. */
export const reviewSumsSchema = z.object({
  byStars: byStarsSchema,
  /** By month of the business day: `yyyy-mm`. */
  byMonth: z.record(keySchema, countedStarsSchema),
  /** By table id; by the ids of joined tables, with plusses between them (`tablesKey`). */
  byTable: z.record(keySchema, countedStarsSchema),
  /** By dish id. A review counts for every dish of its order. */
  byDish: z.record(keySchema, ratedDishSchema),
  /** By the id of the member who took the order. */
  byCaptain: z.record(keySchema, ratedSchema),
});
export type ReviewSums = z.output<typeof reviewSumsSchema>;
