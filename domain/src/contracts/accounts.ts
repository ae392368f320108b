import { z } from 'zod';
import { REPORT_ERROR } from '../platform/fault-report.ts';
import { defineContract } from '../platform/contract.ts';
import { idSchema, ownReferralIdSchema, restaurantIdSchema } from '../platform/ids.ts';
import { emailSchema, line, passwordSchema, requiredLine } from '../platform/text.ts';
import { staffReferralIdSchema } from '../platform/platform.schema.ts';
import { establishmentTypeSchema } from '../restaurant/restaurant.schema.ts';
import { MINUTE, HOUR } from '../time/ist.ts';

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
 * first did. Refuses `email-taken`, and `referral-required` without a valid referral (payment follows then).
 */
export const createAccount = defineContract({
  name: 'createAccount',
  callers: ['visitor'],
  input: z.object({
    requestId: idSchema,
    restaurantName: requiredLine(120),
    ownerName: requiredLine(120),
    email: emailSchema,
    password: passwordSchema,
    establishmentType: establishmentTypeSchema,
    providesHotelServices: z.boolean(),
    staffReferralId: staffReferralIdSchema,
    /** The referral ID that the form showed; replaced where it is taken by now. */
    referralId: ownReferralIdSchema,
  }),
  output: z.object({ restaurantId: restaurantIdSchema, referralId: ownReferralIdSchema }),
  limits: [{ per: 'ip', max: 20, windowMs: HOUR }],
});

/** Browser errors reach the same log as the server's. No personal data: a message, a place, a route pattern. */
export const reportError = defineContract({
  name: REPORT_ERROR,
  callers: ['visitor'],
  input: z.object({
    message: line(500),
    /** The first lines of the stack. */
    stack: z.string().max(4000),
    /** Route pattern, not the address: it holds no ids. */
    route: line(120),
    release: line(60),
  }),
  output: z.object({}),
  limits: [{ per: 'ip', max: 30, windowMs: 10 * MINUTE }],
});
