import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, uidSchema } from '../kernel/ids.schema.ts';
import { line } from '../kernel/text.ts';
import { pinSchema } from '../members/pin.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { LONGEST_ASKED, OWNER_IS_ASKED } from './approval.schema.ts';

/**
 * Asks the people who may allow one act whether the caller may do it. The server reads the subject and the amount of the act. A
 * repeat changes nothing. Refuses with the reason of the act where nobody could do it, or `invalid-input` where the act would
 * change nothing.
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
 * Allows or declines the act in a question. Refuses with `not-allowed` for the asker and for people without the right,
 * `approval-decided`, `approval-late`, `approval-other-amount` where the amount of the act has changed, or the reason of the act
 * where it exceeds the caller's own limits. A repeat of the same answer changes nothing.
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
 * Allows the caller's question on the caller's own device, by the PIN of somebody who was asked. Refuses with `pin-wrong` and
 * `pin-locked` as `checkPin` does, and then as `decideApproval` does.
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
