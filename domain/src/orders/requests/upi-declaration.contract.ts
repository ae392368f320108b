import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';

/**
 * A guest declares that the amount due, or their own part of it, was paid by UPI. The declaration settles nothing:
 * staff check the bank account and confirm it by settling. Refuses with `upi-not-offered` or `nothing-to-bill`.
 */
export const declarePayment = defineContract({
  name: 'declarePayment',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    orderId: idSchema,
    /** True for the guest's own part (P-OWN-2), false for the whole amount due. */
    own: z.boolean().default(false),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});
