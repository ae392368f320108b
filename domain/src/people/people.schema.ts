import { z } from 'zod';
import { memberRoleSchema } from '../platform/roles.ts';
import { requiredLine } from '../platform/text.ts';
import { timestamp } from '../platform/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** `members/{uid}`: a captain or a cook. `active: false` takes effect at once, whatever their token says. */
export const memberSchema = z.object({
  uid: z.string(),
  name: requiredLine(80),
  email: z.string(),
  role: memberRoleSchema,
  active: z.boolean(),
  createdAt: timestamp(),
});
export type Member = z.output<typeof memberSchema>;

/** Why a name or number is kept, in the wording of `version`, agreed to at `at`. */
const consentSchema = z.object({
  purpose: z.enum(['bill', 'offers']),
  version: z.int(),
  at: timestamp(),
});

/** `customers/{id}`: a guest who left a number. Erasing it leaves invoices as they are. */
export const customerSchema = z.object({
  name: z.string().nullable(),
  mobile: z.string(),
  consent: consentSchema,
  visits: z.int(),
  spentPaise: paiseSchema,
  firstSeenAt: timestamp(),
  lastSeenAt: timestamp(),
});
export type Customer = z.output<typeof customerSchema>;

/** The wording of the purpose shown beside the guest's name and number. */
export const CONSENT_VERSION = 1;
