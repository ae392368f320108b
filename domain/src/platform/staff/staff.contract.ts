import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { emailSchema, mobileSchema, requiredLine } from '../../kernel/text.ts';
import { HOUR } from '../../time/ist.ts';
import { staffReferralIdSchema } from '../shape/platform.schema.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

/** The super admin's reason; the platform's audit stores it. */
/** The person to change. Refuses with `staff-not-found`. */
const target = z.object({ staffId: uidSchema });
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;

/**
 * Makes an account and a record of platform staff; a repeat with the same `staffId` gives the answer of the first call.
 * For an empty `referralId` the server makes one. Refuses with `email-taken` or `referral-id-taken`.
 */
export const createStaff = defineContract({
  name: 'createStaff',
  callers: ['super'],
  input: z.object({
    staffId: idSchema,
    name: requiredLine(80),
    email: emailSchema,
    phone: mobileSchema,
    city: requiredLine(60),
    referralId: z.union([z.literal(''), staffReferralIdSchema]),
    reason: reasonSchema,
  }),
  output: z.object({ staffId: uidSchema, referralId: z.string() }),
  limits,
  platformAudited: true,
});

/** Makes a new link at which platform staff set a password. Refuses with `staff-closed`. */
export const makeStaffLink = defineContract({
  name: 'makeStaffLink',
  callers: ['super'],
  input: target,
  output: z.object({ link: z.string().startsWith('/') }),
  limits,
  platformAudited: true,
  freshSignIn: true,
});

/** Closes an account at once: the record changes before the account. A repeat finishes an interrupted call. */
export const deactivateStaff = defineContract({
  name: 'deactivateStaff',
  callers: ['super'],
  input: target.extend({ reason: reasonSchema }),
  output: z.object({}),
  limits,
  platformAudited: true,
  freshSignIn: true,
});

/** Opens a closed account: the account changes before the record. */
export const reactivateStaff = defineContract({
  name: 'reactivateStaff',
  callers: ['super'],
  input: target.extend({ reason: reasonSchema }),
  output: z.object({}),
  limits,
  platformAudited: true,
});

/** Gives all restaurants of one referrer to another, who must be active. `left` is the number still to move. */
export const handOverRestaurants = defineContract({
  name: 'handOverRestaurants',
  callers: ['super'],
  input: target.extend({ toStaffId: uidSchema, reason: reasonSchema }),
  output: z.object({ left: z.int() }),
  limits,
  platformAudited: true,
  freshSignIn: true,
});
