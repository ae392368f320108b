import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, uidSchema } from '../kernel/ids.schema.ts';
import { line } from '../kernel/text.ts';
import { pinSchema } from '../members/pin.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { LONGEST_ASKED, OWNER_IS_ASKED } from './approval.schema.ts';

/**
 * Asks those who may whether the caller may do one act. The server reads what it concerns and what it costs. A repeat
 * changes nothing. Refuses with the reason of the act where nobody could do it, or `invalid-input` where it would change
 * nothing.
 */
export const askApproval = defineContract({
  name: 'askApproval',
  callers: TEAM,
  input: z.object({
    approvalId: idSchema,
    /** The name of the act's contract. */
    call: z.string().regex(/^[a-zA-Z]{3,60}$/),
    /** The input of the act, as JSON. */
    asked: z.string().min(2).max(LONGEST_ASKED),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});

/**
 * Allows or declines what somebody asks. Refuses with `not-allowed` without the right and for whoever asked,
 * `approval-decided`, `approval-late`, `approval-other-amount` where the amount of the act has changed, or with the
 * reason of the act where it exceeds the caller's own limits. A repeat of the same answer changes nothing.
 */
export const decideApproval = defineContract({
  name: 'decideApproval',
  callers: TEAM,
  input: z.object({
    approvalId: idSchema,
    allow: z.boolean(),
    /** Why it is declined; may be empty. */
    why: line(80),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});

/**
 * Allows what the caller asks by the PIN of somebody who is asked, on the caller's own device. Refuses as `checkPin` does with
 * `pin-wrong` and `pin-locked`, and then as `decideApproval`.
 */
export const allowByPin = defineContract({
  name: 'allowByPin',
  callers: TEAM,
  input: z.object({
    approvalId: idSchema,
    /** One of `askedOf`: a uid, or `owner`. */
    who: z.union([uidSchema, z.literal(OWNER_IS_ASKED)]),
    pin: pinSchema,
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});

/** Takes back the caller's own question, or a permission that is not used yet. A repeat changes nothing. */
export const withdrawApproval = defineContract({
  name: 'withdrawApproval',
  callers: TEAM,
  input: z.object({ approvalId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
