import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { HOUR } from '../../time/ist.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

/**
 * The input of every act on a restaurant. A repeat with the same `actId` does nothing. The owner is notified of the act
 * and its reason. Refuses with `restaurant-not-found`.
 */
const act = z.object({ actId: idSchema, restaurantId: restaurantIdSchema, reason: reasonSchema });
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;
const common = { callers: ['super'], output: z.object({}), limits, platformAudited: true } as const;

/** Moves the end of a trial to `until`, epoch ms. Refuses with `not-on-trial` or `end-not-later`. */
export const extendTrial = defineContract({
  ...common,
  name: 'extendTrial',
  input: act.extend({ until: z.int() }),
});

/** Gives premium until `until`, epoch ms. Refuses with `premium-without-end` or `end-not-later`. */
export const giftPremium = defineContract({
  ...common,
  name: 'giftPremium',
  input: act.extend({ until: z.int() }),
});

/**
 * Suspends a restaurant: refuses rounds, joins and calls at once. The menu stays readable, and open orders can be
 * settled.
 */
export const suspendRestaurant = defineContract({
  ...common,
  name: 'suspendRestaurant',
  input: act,
  freshSignIn: true,
});

export const resumeRestaurant = defineContract({ ...common, name: 'resumeRestaurant', input: act });

/** Gives a restaurant to another active referrer; null to nobody. Refuses with `staff-not-found` or `staff-closed`. */
export const reassignReferral = defineContract({
  ...common,
  name: 'reassignReferral',
  input: act.extend({ toStaffId: uidSchema.nullable() }),
  freshSignIn: true,
});

/**
 * Records that the page mails the owner a link to set a password, and returns the address of the mail. Only the mail
 * has the link itself, because whoever has it can act as the owner.
 */
export const noteOwnerLink = defineContract({
  ...common,
  name: 'noteOwnerLink',
  input: act,
  output: z.object({ email: z.string() }),
  freshSignIn: true,
});

/**
 * Writes the tenants of fifty restaurants from their records, in the order of sign-ups. `next` is the last of them,
 * from which the caller continues; null at the end. Writes only differences. All calls of one run have its id, under
 * which the reason is stored once.
 */
export const rebuildTenants = defineContract({
  name: 'rebuildTenants',
  callers: ['super'],
  input: z.object({
    actId: idSchema,
    reason: reasonSchema,
    after: restaurantIdSchema.nullable(),
  }),
  output: z.object({ next: z.string().nullable(), written: z.int() }),
  limits: [{ per: 'uid', max: 2500, windowMs: HOUR }],
  platformAudited: true,
});
