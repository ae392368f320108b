import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

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
