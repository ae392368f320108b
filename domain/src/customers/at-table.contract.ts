import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Says whom the number on an order belongs to: the name and three favourites, and nothing else. Null without a number, and
 * for somebody who is new.
 */
export const recallGuest = defineContract({
  name: 'recallGuest',
  callers: ['captain', 'owner'],
  input: z.object({ orderId: idSchema }),
  output: z.object({
    guest: z.object({ name: z.string().nullable(), favourites: z.array(z.string()).max(3) }).nullable(),
  }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * A guest's wish about the number they left on this order. Withdrawing ends offers and the kept company at once; erasing is
 * carried out by the owner, because a typed number proves nobody. Does nothing where no number was left.
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
