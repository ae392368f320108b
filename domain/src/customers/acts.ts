import { plus } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { DAY } from '../time/ist.ts';
import { dueAfterAsking, joinedHabits } from './habit.ts';
import { mergedConsents } from './merged-consents.ts';
import {
  ALLERGIES_CONSENT_VERSION,
  OFFERS_CONSENT_VERSION,
  OTHER_MOBILES_KEPT,
  WITHDRAWN_KEPT,
} from './customer.schema.ts';
import { customerKeys, numbersOf } from './search.ts';
import type { Customer } from './customer.schema.ts';
import type { FormerCustomer } from './former.schema.ts';

/** How long the receipt of an erasure is kept. It holds no name and no number. */
export const RECEIPT_DAYS = 365;

/** The details that the owner may correct, as typed. */
export interface Details {
  readonly name: string | null;
  readonly mobile: string;
  readonly note: string;
  /** The guest's allergies, in their words; empty for none. */
  readonly allergies: string;
}

/** True when the owner makes another of the person's numbers the first one. */
const isSwapped = ({ otherMobiles = [] }: Customer, mobile: string): boolean => otherMobiles.includes(mobile);

/**
 * Returns the record with the owner's corrections. A new text of allergies is a new consent; the same text keeps its
 * consent.
 */
export function withDetails(customer: Customer, details: Details, at: number): Customer {
  const { name, mobile, note } = details;
  const isKept = customer.allergies?.words === details.allergies;
  // One of their own numbers may become the first.
  const others = numbersOf(customer).filter((one) => one !== mobile && one !== customer.mobile);
  const otherMobiles =
    customer.otherMobiles && (isSwapped(customer, mobile) ? [...others, customer.mobile] : others);
  const consent = { purpose: 'allergies' as const, version: ALLERGIES_CONSENT_VERSION, at };
  const said = details.allergies === '' ? null : { words: details.allergies, consent };
  return {
    ...customer,
    ...(otherMobiles && { otherMobiles }),
    name,
    mobile,
    note,
    allergies: isKept ? customer.allergies : said,
    keys: customerKeys({ name, mobile, otherMobiles }),
  };
}

/** Returns the record with the consent to messages with offers; the same record when it had one. */
export const agreedToOffers = (customer: Customer, at: number): Customer =>
  customer.offers === null
    ? { ...customer, offers: { purpose: 'offers', version: OFFERS_CONSENT_VERSION, at } }
    : customer;

export type Withdrawn = Customer['withdrawn'][number];

/** Returns the record without a consent and the data kept under it; the same record when there was none. */
export function withoutConsent(customer: Customer, { purpose, at, by }: Withdrawn): Customer {
  if (customer[purpose] === null) return customer;
  const before = customer.withdrawn.slice(0, WITHDRAWN_KEPT - 1);
  return { ...customer, [purpose]: null, withdrawn: [{ purpose, at, by }, ...before] };
}

/** Returns the record with one more message counted. Throws `not-agreed` without a consent. */
export function withMessage(customer: Customer, at: number): Customer {
  if (customer.offers === null) throw new Refusal('not-agreed');
  const messages = { count: customer.messages.count + 1, lastAt: at };
  return { ...customer, messages, dueAt: dueAfterAsking(customer, at) };
}

type Messages = Customer['messages'];

const mergedMessages = (a: Messages, b: Messages): Messages => ({
  count: a.count + b.count,
  lastAt: (a.lastAt ?? 0) >= (b.lastAt ?? 0) ? a.lastAt : b.lastAt,
});

/** Returns the further numbers of two records of one person. Throws `record-full` when there are too many. */
function mergedNumbers(kept: Customer, gone: Customer): Pick<Customer, 'otherMobiles'> {
  const all = new Set([...numbersOf(kept), ...numbersOf(gone)]);
  all.delete(kept.mobile);
  if (all.size > OTHER_MOBILES_KEPT) throw new Refusal('record-full');
  return all.size === 0 ? {} : { otherMobiles: [...all] };
}

/**
 * Merges two records of one person. The kept record keeps its own name and consent and both numbers, and takes over the fields
 * that only the other has. The stricter consents stand (`mergedConsents`).
 */
export function mergedCustomer(kept: Customer, gone: Customer): Customer {
  const name = kept.name ?? gone.name;
  const numbers = mergedNumbers(kept, gone);
  return {
    ...kept,
    ...joinedHabits(kept, gone),
    ...mergedConsents(kept, gone),
    ...numbers,
    name,
    keys: customerKeys({ name, mobile: kept.mobile, ...numbers }),
    note: [kept.note, gone.note].filter(Boolean).join('\n'),
    messages: mergedMessages(kept.messages, gone.messages),
    visits: kept.visits + gone.visits,
    spentPaise: plus(kept.spentPaise, gone.spentPaise),
    firstSeenAt: Math.min(kept.firstSeenAt, gone.firstSeenAt),
    lastSeenAt: Math.max(kept.lastSeenAt, gone.lastSeenAt),
  };
}

/** Returns the trace of a record after a merge or, with `into` null, after an erasure. */
export const formerOf = (
  { visits }: Pick<Customer, 'visits'>,
  i: { actId: string; byId: string; at: number; into: string | null },
): FormerCustomer => ({
  how: i.into === null ? 'erased' : 'merged',
  actId: i.actId,
  at: i.at,
  byId: i.byId,
  mergedInto: i.into,
  visits,
  expireAt: i.into === null ? i.at + RECEIPT_DAYS * DAY : null,
});
