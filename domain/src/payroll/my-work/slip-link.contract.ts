import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract, linkLimits } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { slipShownSchema } from '../shape/slip-shown.schema.ts';

const limits = [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }] as const;

/** Makes the link by which a person reads their own last slips without a sign-in. An existing link stays. */
export const makeSlipLink = defineContract({
  name: 'makeSlipLink',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ personId: idSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Ends a person's link. A later link is a new one. */
export const endSlipLink = defineContract({
  name: 'endSlipLink',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ personId: idSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Returns one person's last slips, and the restaurant's name and address, to anyone who has the random token of their link. Refuses
 * with `slips-not-found`.
 */
export const openSharedSlips = defineContract({
  name: 'openSharedSlips',
  callers: ['visitor'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    /** The form of a token made by `newShareToken`. */
    token: z.string().regex(/^[A-Za-z0-9]{28}$/),
  }),
  output: z.object({
    restaurantName: z.string(),
    restaurantAddress: z.string(),
    name: z.string(),
    slips: z.array(slipShownSchema),
  }),
  proof: 'link',
  limits: linkLimits(60),
});
