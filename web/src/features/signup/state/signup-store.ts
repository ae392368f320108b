import { ID, newId, newReferralId, OWN_REFERRAL_ID } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { ESTABLISHMENT_TYPES } from '@bhoj/domain/restaurant/signing-up';
import { EMPTY } from './signup-model.ts';
import type { SignupInput } from './signup-model.ts';

/** The browser's storage of a sign-up. Never the password. It is read without schemas: the page's first script has none. */

const OWN_REFERRAL = 'bhoj.own-referral-id';
const REQUEST = 'bhoj.signup-request';
const DRAFT = 'bhoj.signup-draft';
const PURCHASE = 'bhoj.signup-purchase';
const LINK_EMAIL = 'bhoj.signup-link-email';

/** Storage may be blocked (a private window): the value is then lost. */
function kept(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Storage is blocked.
  }
}

/** Storage of this visit, gone with the tab. */
const visit = () => sessionStorage;
/** Storage of this browser, which survives closing it. */
const browser = () => localStorage;

/** Returns the fields of a stored object; none when there is no such object. */
function read(storage: () => Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept(storage, key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns the owner's own referral ID, made once per device. */
export function ownReferralId(): string {
  const stored = kept(browser, OWN_REFERRAL);
  if (stored !== null && OWN_REFERRAL_ID.test(stored)) return stored;
  const made = newReferralId();
  keep(browser, OWN_REFERRAL, made);
  return made;
}

/** Returns one id per account, so that a retry, also after a reload, continues where the first try stopped. */
export function requestIdFor(email: string): string {
  const stored = read(visit, REQUEST);
  const known = stored['requestId'];
  if (stored['email'] === email && typeof known === 'string' && ID.test(known)) return known;
  const requestId = newId();
  keep(visit, REQUEST, JSON.stringify({ email, requestId }));
  return requestId;
}

/** Returns the fields typed before a reload, without the password; in a new tab, the address with a payment. */
export function readDraft(): SignupInput {
  const stored = read(visit, DRAFT);
  const typed = (key: keyof SignupInput) => {
    const text = stored[key];
    return typeof text === 'string' ? text : '';
  };
  return {
    ...EMPTY,
    restaurantName: typed('restaurantName'),
    ownerName: typed('ownerName'),
    email: 'email' in stored ? typed('email') : (readPurchase()?.email ?? ''),
    establishmentType:
      ESTABLISHMENT_TYPES.find((type) => type === stored['establishmentType']) ?? EMPTY.establishmentType,
    providesHotelServices: stored['providesHotelServices'] === true,
    staffReferralId: typed('staffReferralId'),
  };
}

export function keepDraft(typed: SignupInput): void {
  const { password: _, ...draft } = typed;
  keep(visit, DRAFT, JSON.stringify(draft));
}

/** An order for an address that may be paid. The amount is null when it was paid in another browser. */
export interface OpenPurchase {
  readonly email: string;
  readonly amountPaise: Paise | null;
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export function readPurchase(): OpenPurchase | null {
  const { email, amountPaise } = read(browser, PURCHASE);
  if (typeof email !== 'string' || (amountPaise !== null && !isAmount(amountPaise))) return null;
  return { email, amountPaise: amountPaise === null ? null : paise(amountPaise) };
}

export const keepPurchase = (purchase: OpenPurchase): void =>
  keep(browser, PURCHASE, JSON.stringify(purchase));

/** Returns the address to which a link was sent, so that the person need not type it again. */
export const readLinkEmail = (): string | null => kept(browser, LINK_EMAIL);
export const keepLinkEmail = (email: string): void => keep(browser, LINK_EMAIL, email);

/** Clears the storage once the account is made, so that the next sign-up on this device starts empty. */
export function forgetSignup(): void {
  for (const key of [REQUEST, DRAFT]) keep(visit, key, null);
  for (const key of [OWN_REFERRAL, PURCHASE, LINK_EMAIL]) keep(browser, key, null);
}
