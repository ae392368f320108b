import { z } from 'zod';

/** How many reviews there are by stars: of one star first. */
const byStarsSchema = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);
export type ByStars = z.output<typeof byStarsSchema>;

const countedStarsSchema = z.object({ count: z.int(), starsSum: z.int() });
export type CountedStars = z.output<typeof countedStarsSchema>;

/** The reviews of one dish or one member, under its name at the time of the latest. */
const ratedSchema = countedStarsSchema.extend({ name: z.string() });
export type Rated = z.output<typeof ratedSchema>;

const ratedDishSchema = ratedSchema.extend({ up: z.int(), down: z.int() });
export type RatedDish = z.output<typeof ratedDishSchema>;

/** `rollups/reviews`: all reviews in sums, so that the page's averages read no list. */
export const reviewSumsSchema = z.object({
  byStars: byStarsSchema,
  /** By month of the business day: `yyyy-mm`. */
  byMonth: z.record(z.string(), countedStarsSchema),
  /** By table id. */
  byTable: z.record(z.string(), countedStarsSchema),
  /** By dish id. A review counts for every dish of its order. */
  byDish: z.record(z.string(), ratedDishSchema),
  /** By member id of who took the order. */
  byCaptain: z.record(z.string(), ratedSchema),
});
export type ReviewSums = z.output<typeof reviewSumsSchema>;
