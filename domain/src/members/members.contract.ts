import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { memberRoleSchema } from '../catalogue/roles.ts';
import { emailSchema, passwordSchema, requiredLine } from '../kernel/text.ts';
import { HOUR } from '../time/ist.ts';

/** Where a password is set, within Bhoj: the owner hands it over. It works once, for about an hour. */
const passwordLink = z.string().startsWith('/');

/** All of them change somebody of the caller's own restaurant, or refuse as `member-not-found`. */
const target = z.object({ uid: idSchema });
const limits = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;

/**
 * Makes an account for a captain or a cook. Only ever a new Auth user: refuses `email-taken` for any that exists.
 * Without a first password the answer holds a link under which the person sets their own.
 */
export const createMember = defineContract({
  name: 'createMember',
  callers: ['owner'],
  input: z.object({
    requestId: idSchema,
    name: requiredLine(80),
    email: emailSchema,
    role: memberRoleSchema,
    password: passwordSchema.nullable(),
  }),
  output: z.object({ uid: z.string(), link: passwordLink.nullable() }),
  limits,
  audited: true,
});

/** A captain becomes a cook, or a cook a captain; whatever they have open moves on. */
export const changeMemberRole = defineContract({
  name: 'changeMemberRole',
  callers: ['owner'],
  input: target.extend({ role: memberRoleSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Lets somebody go, at once: their record says so before their account is closed. A repeat finishes what broke off. */
export const dismissMember = defineContract({
  name: 'dismissMember',
  callers: ['owner'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/** Takes somebody on again, in the role they had: the account is opened before their record says so. */
export const readmitMember = defineContract({
  name: 'readmitMember',
  callers: ['owner'],
  input: target,
  output: z.object({}),
  limits,
  audited: true,
});

/** A new link under which the person sets a password of their own. Refuses `member-dismissed`. */
export const makePasswordLink = defineContract({
  name: 'makePasswordLink',
  callers: ['owner'],
  input: target,
  output: z.object({ link: passwordLink }),
  limits,
  audited: true,
});
