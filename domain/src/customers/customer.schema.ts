import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { buyerSchema } from './buyer.schema.ts';

/** A guest's consent to keep a name or number: for which purpose, in which wording (`version`), and when. */
export const consentSchema = z.object({
  purpose: z.enum(['bill', 'offers']),
  version: z.int(),
  at: timestamp(),
});

/**
 * `customers/{id}`: a guest who left a mobile number. Deleting the record does not change invoices. Name and consent are
 * those given with the number the first time; nobody has proved that the number is theirs, so a later visit does not
 * change them.
 */
export const customerSchema = z.object({
  name: z.string().nullable(),
  mobile: z.string(),
  consent: consentSchema,
  /** To whom their bills may be made out, kept for the next time by their consent; null where they gave none. */
  company: buyerSchema.extend({ consent: consentSchema }).nullable(),
  visits: z.int(),
  spentPaise: paiseSchema,
  firstSeenAt: timestamp(),
  lastSeenAt: timestamp(),
});

export type Customer = z.output<typeof customerSchema>;

/** The version of the consent text shown beside the guest's name and number. */
export const CONSENT_VERSION = 1;

/** The version of the consent text beside the company of a bill. */
export const COMPANY_CONSENT_VERSION = 1;
