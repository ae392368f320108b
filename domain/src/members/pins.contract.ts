import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { uidSchema } from '../kernel/ids.schema.ts';
import { HOUR } from '../time/ist.ts';
import { pinSchema } from './pin.schema.ts';

/**
 * Sets the caller's own PIN, or another one. The caller must have signed in with their password a short time ago, and not
 * by a PIN; otherwise it refuses with `sign-in-again`. Refuses with `pin-trivial`, and with `pin-taken` when somebody of the
 * restaurant has this PIN. The limit keeps a person from finding out a colleague's PIN so.
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
