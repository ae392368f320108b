import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * A guest says they have paid what is due by UPI. It proves nothing and settles nothing: staff look at the account and
 * confirm it by settling. Refuses `upi-not-offered`, `nothing-to-bill`.
 */
export const declarePayment = defineContract({
  name: 'declarePayment',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, orderId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});
