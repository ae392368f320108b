import { ZERO } from '../money/money.ts';
import { CONSENT_VERSION } from './customer.schema.ts';
import { NO_HABITS } from './habit.ts';
import { customerKeys } from './search.ts';
import type { Customer } from './customer.schema.ts';

/** What nobody has said of a customer yet. */
export const NOTHING_KNOWN: Pick<
  Customer,
  'note' | 'allergies' | 'offers' | 'withdrawn' | 'erasureAskedAt' | 'messages'
> = {
  note: '',
  allergies: null,
  offers: null,
  withdrawn: [],
  erasureAskedAt: null,
  messages: { count: 0, lastId: '', lastAt: null },
};

type Consent = Customer['consent'];

/** Returns the consent that a guest gives with a number at the table. `at` is epoch ms. */
export const consentAt = (at: number): Consent => ({ purpose: 'bill', version: CONSENT_VERSION, at });

/** A mobile number that a guest typed, the name typed beside it, and the consent that was said with it. */
interface Typed {
  readonly mobile: string;
  readonly name: string | null;
  readonly consent: Consent;
}

/**
 * Returns the record to make for a typed number; null when the restaurant knows the number. Anybody can type anybody's
 * number, so a known customer's record does not change (P-CONSENT-3).
 */
export const newCustomer = ({ mobile, name, consent }: Typed, known: Customer | null): Customer | null =>
  known === null
    ? {
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
      }
    : null;
