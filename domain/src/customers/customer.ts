import { ZERO } from '../money/money.ts';
import { CONSENT_VERSION } from './customer.schema.ts';
import { NO_HABITS } from './habit.ts';
import { customerKeys } from './search.ts';
import type { Customer } from './customer.schema.ts';

/** The fields of a customer about whom nothing is known yet. */
export const NOTHING_KNOWN: Pick<
  Customer,
  'note' | 'allergies' | 'offers' | 'withdrawn' | 'erasureAskedAt' | 'messages'
> = {
  note: '',
  allergies: null,
  offers: null,
  withdrawn: [],
  erasureAskedAt: null,
  messages: { count: 0, lastAt: null },
};

type Consent = Customer['consent'];

/** Returns the consent that a guest gives with a number at the table. `at` is epoch ms. */
export const consentAt = (at: number): Consent => ({ purpose: 'bill', version: CONSENT_VERSION, at });

/** A mobile number and a name that a guest typed, and the consent given with them. */
interface Typed {
  readonly mobile: string;
  readonly name: string | null;
  readonly consent: Consent;
}

/** Returns the record of a number that the restaurant does not know. */
export const madeCustomer = ({ mobile, name, consent }: Typed): Customer => ({
  name,
  mobile,
  consent,
  company: null,
  visits: 0,
  spentPaise: ZERO,
  firstSeenAt: consent.at,
  lastSeenAt: consent.at,
  ...NO_HABITS,
  ...NOTHING_KNOWN,
  keys: customerKeys({ name, mobile }),
});

/**
 * Returns the record to make for a typed number; null when the restaurant knows the number. Anybody can type anybody's
 * number, so a known customer's record does not change (P-CONSENT-3).
 */
export const newCustomer = (typed: Typed, known: Customer | null): Customer | null =>
  known === null ? madeCustomer(typed) : null;
