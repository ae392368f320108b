import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { uidSchema } from '../kernel/ids.schema.ts';
import { chosenRightsSchema } from './member.schema.ts';
import { HOUR } from '../time/ist.ts';

/** The path at which a member sets a password. The owner hands it over. It works once, for about an hour. */
const passwordLink = z.string().startsWith('/');

/** The member to change. Refuses with `member-not-found` for anybody outside the caller's restaurant. */
const target = z.object({ uid: uidSchema });
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;

/**
 * Gives a member a job with its rights, or rights of their own. Their open screens follow; a right that was taken away
 * counts at their next act. Refuses with `right-not-yours` when the caller lacks a right that the member has or gets, and
 * for the caller themselves.
 */
export const changeRights = defineContract({
  name: 'changeRights',
  callers: TEAM,
  needs: ['people'],
  input: target.extend({ ...chosenRightsSchema.shape }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Dismisses a member at once: the record changes before the account is closed. A repeat finishes an interrupted call.
 * Refuses with `right-not-yours` when the member has a right that the caller lacks.
 */
export const dismissMember = defineContract({
  name: 'dismissMember',
  callers: TEAM,
  needs: ['people'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Readmits a dismissed member with the old rights: the account is opened before the record changes. Refuses with
 * `right-not-yours` as dismissing does.
 */
export const readmitMember = defineContract({
  name: 'readmitMember',
  callers: TEAM,
  needs: ['people'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/** Makes a new link at which the member sets a password. Refuses with `member-dismissed`. */
export const makePasswordLink = defineContract({
  name: 'makePasswordLink',
  callers: TEAM,
  needs: ['people'],
  input: target,
  output: z.object({ link: passwordLink }),
  limits,
  audited: true,
});
