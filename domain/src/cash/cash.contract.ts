import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, uidSchema } from '../kernel/ids.schema.ts';
import { line } from '../kernel/text.ts';
import { amountSchema } from '../money/money.schema.ts';
import { cashSettingsSchema, tillIdSchema } from '../restaurant/settings.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { byTenderSchema, countTypedSchema } from './session.schema.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;

/** The result of a count or a closing. `z` is null while a difference waits for its note. */
const countResultSchema = z.object({ difference: byTenderSchema, z: z.int().nullable() });

/**
 * Switches cash sessions on or off, and names the tills. Refuses with `sessions-open` while a session is open on a till that
 * would be removed.
 */
export const saveTills = defineContract({
  name: 'saveTills',
  callers: TEAM,
  needs: ['settings'],
  input: cashSettingsSchema,
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Opens a session on a till, in the hands of the caller. It takes in the payments that wait. A repeat of `sessionId` changes
 * nothing. Refuses with `sessions-off`, `till-unknown`, `till-in-use`, or `holder-has-session`.
 */
export const openSession = defineContract({
  name: 'openSession',
  callers: TEAM,
  needs: ['cash'],
  input: z.object({ sessionId: idSchema, tillId: tillIdSchema, floatPaise: amountSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Counts a session, after which it takes nothing more; without a difference it is closed at once. Another count may follow
 * while a difference waits for its note. A closed session answers with its first result. Refuses with `session-not-found`,
 * `session-not-yours`, `session-closed` after it was handed over, or `counted-too-often`.
 */
export const countSession = defineContract({
  name: 'countSession',
  callers: TEAM,
  needs: ['cash'],
  input: z.object({ sessionId: idSchema, requestId: idSchema, count: countTypedSchema }),
  output: countResultSchema,
  limits,
  audited: true,
});

/**
 * Closes a counted session with its Z number. A closed session answers with its first result. Refuses with
 * `session-not-found`, `session-not-yours`, `session-not-counted`, or `note-required`.
 */
export const closeSession = defineContract({
  name: 'closeSession',
  callers: TEAM,
  needs: ['cash'],
  input: z.object({ sessionId: idSchema, requestId: idSchema, note: line(200) }),
  output: countResultSchema,
  limits,
  audited: true,
});

/**
 * Counts a session and hands its till to the next person, with that count as the float. `toUid` is a member with `cash`, or the
 * caller. Refuses as `countSession`, and with `member-not-found`, `same-holder`, or `holder-has-session`.
 */
export const handOverSession = defineContract({
  name: 'handOverSession',
  callers: TEAM,
  needs: ['cash'],
  input: z.object({
    sessionId: idSchema,
    requestId: idSchema,
    /** The id of the next session. */
    nextId: idSchema,
    toUid: uidSchema,
    count: countTypedSchema,
  }),
  output: countResultSchema,
  limits,
  audited: true,
});
