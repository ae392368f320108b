import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { buyerSchema } from './buyer.schema.ts';
import { favouriteSchema, LATELY, lateVisitSchema } from './habit.schema.ts';

/** How a guest gave a consent outside Bhoj. */
export const CONSENT_WAYS = ['in-person', 'phone', 'message', 'paper', 'online'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** A guest's consent to keep a name or number: for which purpose, in which wording (`version`), and when. */
export const consentSchema = z.object({
  purpose: z.enum(['bill', 'offers', 'allergies']),
  version: z.int(),
  at: timestamp(),
  /** How it was given, where the owner added the guest (P-CUSTOMER-16); missing where Bhoj itself asked for it. */
  how: z.enum(CONSENT_WAYS).optional(),
});

/** A withdrawn consent, and who withdrew it. */
const withdrawnSchema = z.object({
  purpose: z.enum(['offers', 'company', 'allergies']),
  at: timestamp(),
  by: z.enum(['guest', 'owner']),
});

/** The most withdrawn consents that a record keeps, latest first. */
export const WITHDRAWN_KEPT = 10;

/** The most further numbers of a person. A merge that would bring more is refused. */
export const OTHER_MOBILES_KEPT = 9;

/**
 * `customers/{id}`: a guest who left a mobile number. Deleting the record does not change invoices. Name and consent are
 * those given with the number the first time; nobody has proved that the number is theirs, so a later visit does not
 * change them.
 */
export const customerSchema = z.object({
  name: z.string().nullable(),
  mobile: z.string(),
  /** Their further numbers, from records that were merged into this one; missing for none. */
  otherMobiles: z.array(z.string()).max(OTHER_MOBILES_KEPT).optional(),
  consent: consentSchema,
  /** The company for their bills, kept for the next time by their consent; null without one. */
  company: buyerSchema.extend({ consent: consentSchema }).nullable(),
  visits: z.int(),
  spentPaise: paiseSchema,
  firstSeenAt: timestamp(),
  lastSeenAt: timestamp(),
  /** The last visits with a document that is not void, oldest first. */
  lately: z.array(lateVisitSchema).max(LATELY),
  /** Portions by the dish's id: the forty most ordered dishes. Screens show twenty of them. */
  dishes: z.record(keySchema, favouriteSchema),
  /** Their spending by the month of the document (`yyyy-mm`): the last 24 months with one. */
  months: z.record(keySchema, paiseSchema),
  /** When they are due back: twice their own median gap after the last visit; null while there are too few visits. */
  dueAt: timestamp().nullable(),
  /** The search keys of the record (`search.ts`). */
  keys: z.array(z.string()),
  /** The owner's note. */
  note: z.string(),
  /** The guest's allergies, in their words and with a consent of their own. */
  allergies: z.object({ words: z.string(), consent: consentSchema }).nullable(),
  /** The consent to messages with offers, which the owner notes as the guest gave it. */
  offers: consentSchema.nullable(),
  withdrawn: z.array(withdrawnSchema).max(WITHDRAWN_KEPT),
  /** When the guest asked on their bill's page to be erased; null when they did not. */
  erasureAskedAt: timestamp().nullable(),
  /** Messages with an offer that the owner sent from their own phone. */
  messages: z.object({ count: z.int(), lastAt: timestamp().nullable() }),
});

export type Customer = z.output<typeof customerSchema>;

/** The version of the consent text shown beside the guest's name and number. */
export const CONSENT_VERSION = 1;

/** The version of the consent text beside the company of a bill. */
export const COMPANY_CONSENT_VERSION = 1;

/** The version of the words with which a guest agrees to messages with offers. */
export const OFFERS_CONSENT_VERSION = 1;

/** The version of the text by which a guest lets the restaurant keep their allergies. */
export const ALLERGIES_CONSENT_VERSION = 1;

/** The version of a consent given in words that Bhoj did not show. */
export const OUTSIDE_CONSENT_VERSION = 0;
