import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, ownReferralIdSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { emailSchema, passwordSchema, requiredLine } from '../kernel/text.ts';
import { staffReferralIdSchema } from '../platform/shape/platform.schema.ts';
import { establishmentTypeSchema } from '../restaurant/restaurant.schema.ts';
import { HOUR, MINUTE } from '../time/ist.ts';

/** Checks whether a staff referral ID is known and active. The answer says nothing else, so nobody can list the IDs. */
export const validateReferral = defineContract({
  name: 'validateReferral',
  alone: true,
  callers: ['visitor'],
  input: z.object({ referralId: z.string().trim().max(40) }),
  output: z.object({ valid: z.boolean() }),
  limits: [{ per: 'ip', max: 60, windowMs: 10 * MINUTE }],
});

/**
 * Makes the Auth user, its claims and the owner's record together. A repeat of `requestId` gives the answer of the
 * first call. The account is premium when the caller has a sign-up payment (made in this browser, or for an e-mail
 * address that the caller has proved). Otherwise it needs a valid referral and is on trial. Refuses with
 * `email-taken`, `email-not-proved`, `payment-required`, `payment-needs-proof` when somebody else has paid for
 * this address, or `trial-needs-proof` when too many trials were asked for under this referral ID.
 */
export const createAccount = defineContract({
  name: 'createAccount',
  alone: true,
  callers: ['visitor', 'guest', 'newcomer'],
  input: z.object({
    requestId: idSchema,
    restaurantName: requiredLine(120),
    ownerName: requiredLine(120),
    email: emailSchema,
    password: passwordSchema,
    establishmentType: establishmentTypeSchema,
    providesHotelServices: z.boolean(),
    /** Empty without a referral: then the owner pays for the account. */
    staffReferralId: z.union([z.literal(''), staffReferralIdSchema]),
    /** The referral ID that the form showed. The server replaces it when another account has taken it. */
    referralId: ownReferralIdSchema,
  }),
  output: z.object({
    restaurantId: restaurantIdSchema,
    referralId: ownReferralIdSchema,
    membership: z.enum(['free', 'premium']),
  }),
  limits: [
    { per: 'uid', max: 20, windowMs: HOUR },
    { per: 'ip', max: 20, windowMs: HOUR },
  ],
});

/**
 * Makes the record and the claims of a person who signed in with a social account. The account is a free trial with
 * placeholder values (DATA-OWNER-8), or premium when a sign-up was paid for the address, which the provider has
 * proved. A repeat gives the answer of the first call. Refuses with `email-not-proved` or `email-taken`.
 */
export const createSocialAccount = defineContract({
  name: 'createSocialAccount',
  alone: true,
  callers: ['newcomer'],
  input: z.object({ referralId: ownReferralIdSchema }),
  output: z.object({
    restaurantId: restaurantIdSchema,
    referralId: ownReferralIdSchema,
    membership: z.enum(['free', 'premium']),
  }),
  limits: [{ per: 'uid', max: 20, windowMs: HOUR }],
});
