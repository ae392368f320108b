import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { HOUR } from '../time/ist.ts';
import { SUPPORT_PARTS, SUPPORT_ROWS } from './support.schema.ts';

const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;

/** Opens the caller's restaurant to support until `until`, epoch ms. While it is already open, nothing changes. */
export const openSupport = defineContract({
  name: 'openSupport',
  callers: ['owner'],
  input: z.object({ supportId: idSchema }),
  output: z.object({ until: z.int() }),
  limits,
  audited: true,
});

/** Closes the restaurant to support at once. Does nothing where it is not open. */
export const closeSupport = defineContract({
  name: 'closeSupport',
  callers: ['owner'],
  input: z.object({}),
  output: z.object({}),
  limits,
  audited: true,
});

/** Ends support from the platform's side. Refuses with `restaurant-not-found`. */
export const leaveSupport = defineContract({
  name: 'leaveSupport',
  callers: ['super'],
  input: z.object({ restaurantId: restaurantIdSchema }),
  output: z.object({}),
  limits,
  platformAudited: true,
});

/**
 * Returns one part of a restaurant that its owner opened to support. The platform's audit and the restaurant's own
 * record each look. `isCut` means that there are more rows than one look returns. Refuses with `restaurant-not-found`
 * or `support-not-open`.
 */
export const lookAtRestaurant = defineContract({
  name: 'lookAtRestaurant',
  callers: ['super'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    part: z.enum(SUPPORT_PARTS),
    reason: requiredLine(200),
  }),
  output: z.object({
    rows: z.array(z.object({ name: z.string(), facts: z.array(z.string()) })).max(SUPPORT_ROWS),
    isCut: z.boolean(),
  }),
  limits: [{ per: 'uid', max: 300, windowMs: HOUR }],
  platformAudited: true,
});
