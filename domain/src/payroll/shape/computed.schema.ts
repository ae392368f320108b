import { paiseSchema } from '../../money/money.schema.ts';

/** A computed amount, from zero. An entry is at most ₹1 crore, but a computed amount may be more. */
export const computedSchema = paiseSchema.refine((n) => n >= 0, 'below-zero');
