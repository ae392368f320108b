import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';

const countsSchema = z.record(keySchema, z.int().min(1));

/** How often guests' first rounds had so many portions and their orders so many phones, and how often at which hour. */
export const firstRoundsSchema = z.object({
  portions: countsSchema,
  phones: countsSchema,
  hours: countsSchema,
});
export type FirstRounds = z.output<typeof firstRoundsSchema>;

/** The largest first round of a guest that goes straight to the kitchen; a larger one waits for a captain. */
export const firstRoundNormSchema = z.object({
  /** The most portions of the round. */
  portions: z.int().min(1),
  /** The most phones of the order. */
  phones: z.int().min(1),
  /** The hours (0 to 23, IST) at which guests begin; null while too few orders are known. */
  hours: z.array(z.int().min(0).max(23)).nullable(),
});
export type FirstRoundNorm = z.output<typeof firstRoundNormSchema>;

/** Why a first round is unusual for its restaurant. */
export const unusualSchema = z.enum(['portions', 'phones', 'hour']);
export type Unusual = z.output<typeof unusualSchema>;
