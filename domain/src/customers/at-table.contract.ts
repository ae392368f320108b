import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Returns the name and three favourite dishes of the customer behind an order's number, and nothing else. Null without
 * a number, and for a new customer.
 */
export const recallGuest = defineContract({
  name: 'recallGuest',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema }),
  output: z.object({
    guest: z.object({ name: z.string().nullable(), favourites: z.array(z.string()).max(3) }).nullable(),
  }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * A guest's wish about the number that they left on this order. Withdrawing ends offers and deletes the kept company at
 * once. The owner carries out an erasure, because a typed number proves nobody's identity. Does nothing where the guest
 * left no number.
 */
export const askAboutMyData = defineContract({
  name: 'askAboutMyData',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    orderId: idSchema,
    wish: z.enum(['withdraw', 'erase']),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});
