import { z } from 'zod';
import { ZERO } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** A number of things and what they come to. */
export const countedSchema = z.object({ count: z.int(), totalPaise: paiseSchema });
export type Counted = z.output<typeof countedSchema>;

export const NOTHING_COUNTED: Counted = { count: 0, totalPaise: ZERO };
