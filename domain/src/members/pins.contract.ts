import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { uidSchema } from '../kernel/ids.schema.ts';
import { HOUR } from '../time/ist.ts';
import { pinSchema } from './pin.schema.ts';

/**
 * Sets the caller's own PIN, or replaces it. Refuses with `sign-in-again` unless the caller has signed in with their password,
 * not with a PIN, a short time ago; with `pin-trivial`; and with `pin-taken` when somebody of the restaurant has this PIN. The
 * limit keeps callers from finding out a colleague's PIN in this way.
 */
export const setPin = defineContract({
  name: 'setPin',
  callers: TEAM,
  input: z.object({ pin: pinSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 10, windowMs: HOUR }],
  audited: true,
  freshSignIn: true,
});

/** Deletes a member's PIN; they set another one themselves. Refuses with `member-not-found` and `right-not-yours`. */
export const resetPin = defineContract({
  name: 'resetPin',
  callers: TEAM,
  needs: ['people'],
  input: z.object({ uid: uidSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  audited: true,
});
