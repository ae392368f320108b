import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { uidSchema } from '../kernel/ids.schema.ts';
import { memberRoleSchema } from '../catalogue/roles.schema.ts';
import { HOUR } from '../time/ist.ts';

/** The path at which a member sets a password. The owner hands it over. It works once, for about an hour. */
const passwordLink = z.string().startsWith('/');

/** The member to change. Refuses with `member-not-found` for anybody outside the caller's restaurant. */
const target = z.object({ uid: uidSchema });
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;

/** Makes a captain a cook, or a cook a captain. Their open screens follow. */
export const changeMemberRole = defineContract({
  name: 'changeMemberRole',
  callers: ['owner'],
  input: target.extend({ role: memberRoleSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Dismisses a member at once: the record changes before the account is closed. A repeat finishes an interrupted call.
 */
export const dismissMember = defineContract({
  name: 'dismissMember',
  callers: ['owner'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/** Readmits a dismissed member in the old role: the account is opened before the record changes. */
export const readmitMember = defineContract({
  name: 'readmitMember',
  callers: ['owner'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/** Makes a new link at which the member sets a password. Refuses with `member-dismissed`. */
export const makePasswordLink = defineContract({
  name: 'makePasswordLink',
  callers: ['owner'],
  input: target,
  output: z.object({ link: passwordLink }),
  limits,
  audited: true,
});
