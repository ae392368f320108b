import { z } from 'zod';
import { roleSchema } from '../../catalogue/roles.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { reasonSchema } from '../shape/reason.schema.ts';

const accountSchema = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  name: z.string(),
  /** Null for an account that no sign-up has finished: the hourly sweep removes it. */
  role: roleSchema.nullable(),
  /** The restaurant of an owner or a member. */
  restaurantId: z.string().nullable(),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: z.number(),
  lastSignInAt: z.number().nullable(),
});
export type Account = z.output<typeof accountSchema>;

/**
 * Reads one page of accounts, without guests; with `who` the one account of this e-mail address or uid. `next` is
 * where the next page begins, and null at the end; a page of many guests may be short.
 */
export const readAccounts = defineContract({
  name: 'readAccounts',
  callers: ['super'],
  input: z.object({ who: z.string().trim().max(254), after: z.string().min(1).max(1000).nullable() }),
  output: z.object({ accounts: z.array(accountSchema), next: z.string().nullable() }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * What every act on an account takes. A repeat with the same `actId` adds no second entry to the audit, and finishes an
 * interrupted call. Refuses with `account-not-found`, and with `account-of-staff` for platform staff, who have a page
 * of their own.
 */
const act = z.object({ actId: idSchema, uid: uidSchema, reason: reasonSchema });
const common = {
  callers: ['super'],
  input: act,
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  platformAudited: true,
} as const;

/** Nobody can sign in, and sessions end. Refuses with `own-account`: so one super admin is always left. */
export const disableAccount = defineContract({ ...common, name: 'disableAccount', freshSignIn: true });

export const enableAccount = defineContract({ ...common, name: 'enableAccount' });

/** Ends all sessions; the person may sign in again. */
export const endSessions = defineContract({ ...common, name: 'endSessions', freshSignIn: true });

/**
 * Notes that the page mails a link to set a password, and returns the address it goes to. Refuses with
 * `account-without-address`.
 */
export const noteResetMail = defineContract({
  ...common,
  name: 'noteResetMail',
  output: z.object({ email: z.string() }),
  freshSignIn: true,
});
