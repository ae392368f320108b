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
  /** Null for an account without a finished sign-up: the hourly sweep removes it. */
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
 * Reads one page of accounts, without guests; with `who` the one account of this e-mail address or uid. `next` is the
 * beginning of the next page, null at the end. A page is short where many accounts are guests.
 */
export const readAccounts = defineContract({
  name: 'readAccounts',
  callers: ['super'],
  input: z.object({ who: z.string().trim().max(254), after: z.string().min(1).max(1000).nullable() }),
  output: z.object({ accounts: z.array(accountSchema), next: z.string().nullable() }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});

/**
 * The input of every act on an account. A repeat with the same `actId` adds no second entry to the audit, and finishes
 * an interrupted call. Refuses with `account-not-found`, and with `account-of-staff` for platform staff, who have a
 * page of their own.
 */
const act = z.object({ actId: idSchema, uid: uidSchema, reason: reasonSchema });
const common = {
  callers: ['super'],
  input: act,
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  platformAudited: true,
} as const;

/** Disables an account and ends its sessions. Refuses with `own-account`, so that one super admin is always left. */
export const disableAccount = defineContract({ ...common, name: 'disableAccount', freshSignIn: true });

export const enableAccount = defineContract({ ...common, name: 'enableAccount' });

/** Ends all sessions; the person may sign in again. */
export const endSessions = defineContract({ ...common, name: 'endSessions', freshSignIn: true });

/**
 * Records that the page mails a link to set a password, and returns the address of the mail. Refuses with
 * `account-without-address`.
 */
export const noteResetMail = defineContract({
  ...common,
  name: 'noteResetMail',
  output: z.object({ email: z.string() }),
  freshSignIn: true,
});
