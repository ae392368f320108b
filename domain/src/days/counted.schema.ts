import { z } from 'zod';
import { ZERO } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** A count of things, and the sum of their amounts. */
export const countedSchema = z.object({ count: z.int(), totalPaise: paiseSchema });
export type Counted = z.output<typeof countedSchema>;

export const NOTHING_COUNTED: Counted = { count: 0, totalPaise: ZERO };

/** The round-off of the bills that credit notes took back whole, with the bills' sign. Missing where it is zero. */
export const creditedRoundOff = { roundOffPaise: paiseSchema.optional() };
