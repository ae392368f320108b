import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { MINUTE } from '../time/ist.ts';
import { addedGuestSchema, MOST_ADDED } from './added.schema.ts';

/**
 * Adds guests with the consents that they gave outside Bhoj: all the new ones in one transaction, or none. A known number
 * changes nothing; a repeat of the call adds nobody and returns the same counts.
 */
export const addCustomers = defineContract({
  name: 'addCustomers',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({
    guests: z
      .array(addedGuestSchema)
      .min(1)
      .max(MOST_ADDED)
      .refine((guests) => new Set(guests.map(({ customerId }) => customerId)).size === guests.length),
  }),
  output: z.object({ added: z.int(), known: z.int() }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
