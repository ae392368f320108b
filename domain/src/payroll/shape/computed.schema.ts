import { paiseSchema } from '../../money/money.schema.ts';

/** An amount that is computed: from zero. What a person types is at most ₹1 crore, what comes of it may be more. */
export const computedSchema = paiseSchema.refine((n) => n >= 0, 'below-zero');
