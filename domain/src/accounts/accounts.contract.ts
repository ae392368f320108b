import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, ownReferralIdSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { emailSchema, passwordSchema, requiredLine } from '../kernel/text.ts';
import { staffReferralIdSchema } from '../platform/platform.schema.ts';
import { establishmentTypeSchema } from '../restaurant/restaurant.schema.ts';
import { HOUR, MINUTE } from '../time/ist.ts';

/** Whether a staff referral ID is known and active. Says no more than that: codes cannot be listed. */
export const validateReferral = defineContract({
  name: 'validateReferral',
  callers: ['visitor'],
  input: z.object({ referralId: z.string().trim().max(40) }),
  output: z.object({ valid: z.boolean() }),
  limits: [{ per: 'ip', max: 60, windowMs: 10 * MINUTE }],
});

/**
 * Makes the Auth user, its claims and the owner's record together. Resumable by `requestId`: a repeat answers as the
 * first did. With a sign-up payment of the caller's own (made in this browser, or for an address that the caller has
 * proved) the account is premium; otherwise it needs a valid referral and is on trial. Refuses `email-taken`,
 * `email-not-proved`, `payment-required`, and `payment-needs-proof` where somebody has paid for this address elsewhere.
 */
export const createAccount = defineContract({
  name: 'createAccount',
  callers: ['visitor', 'guest', 'newcomer'],
  input: z.object({
    requestId: idSchema,
    restaurantName: requiredLine(120),
    ownerName: requiredLine(120),
    email: emailSchema,
    password: passwordSchema,
    establishmentType: establishmentTypeSchema,
    providesHotelServices: z.boolean(),
    /** Empty where there is none: the account is paid for then. */
    staffReferralId: z.union([z.literal(''), staffReferralIdSchema]),
    /** The referral ID that the form showed; replaced where it is taken by now. */
    referralId: ownReferralIdSchema,
  }),
  output: z.object({
    restaurantId: restaurantIdSchema,
    referralId: ownReferralIdSchema,
    membership: z.enum(['free', 'premium']),
  }),
  limits: [{ per: 'ip', max: 20, windowMs: HOUR }],
});

/**
 * Makes the record and the claims of somebody who signed in with a social account: a free trial with placeholder
 * values (DATA-OWNER-8), or premium where a sign-up was paid for the address, which the provider has proved. A repeat answers
 * as the first did. Refuses `email-not-proved` and `email-taken`.
 */
export const createSocialAccount = defineContract({
  name: 'createSocialAccount',
  callers: ['newcomer'],
  input: z.object({ referralId: ownReferralIdSchema }),
  output: z.object({
    restaurantId: restaurantIdSchema,
    referralId: ownReferralIdSchema,
    membership: z.enum(['free', 'premium']),
  }),
  limits: [{ per: 'uid', max: 20, windowMs: HOUR }],
});
