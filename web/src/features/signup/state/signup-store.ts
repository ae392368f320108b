import { amountSchema } from '@bhoj/domain/money/money.schema';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { idSchema, ownReferralIdSchema } from '@bhoj/domain/kernel/ids.schema';
import { establishmentTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { z } from 'zod';
import { EMPTY } from './signup-model.ts';
import type { SignupInput } from './signup-model.ts';

/** The browser's storage of a sign-up. Never the password. */

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

/** Returns a stored value that fits the schema, else null. */
function read<T>(storage: () => Storage, key: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(kept(storage, key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Returns the owner's own referral ID, made once per device. */
export function ownReferralId(): string {
  const stored = ownReferralIdSchema.safeParse(kept(browser, OWN_REFERRAL));
  if (stored.success) return stored.data;
  const made = newReferralId();
  keep(browser, OWN_REFERRAL, made);
  return made;
}

const requestSchema = z.object({ email: z.string(), requestId: idSchema });

/** Returns one id per account, so that a retry, also after a reload, continues where the first try stopped. */
export function requestIdFor(email: string): string {
  const stored = read(visit, REQUEST, requestSchema);
  if (stored?.email === email) return stored.requestId;
  const requestId = newId();
  keep(visit, REQUEST, JSON.stringify({ email, requestId }));
  return requestId;
}

const draftSchema = z.object({
  restaurantName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  establishmentType: establishmentTypeSchema,
  providesHotelServices: z.boolean(),
  staffReferralId: z.string(),
});

/**
 * Returns what was typed before a reload, without the password; in a new tab, the address that something was paid for.
 */
export function readDraft(): SignupInput {
  const draft = read(visit, DRAFT, draftSchema);
  return { ...EMPTY, ...(draft ?? { email: readPurchase()?.email ?? '' }) };
}

export function keepDraft(typed: SignupInput): void {
  const { password: _, ...draft } = typed;
  keep(visit, DRAFT, JSON.stringify(draft));
}

const purchaseSchema = z.object({ email: z.string(), amountPaise: amountSchema.nullable() });

/** An order for an address that may have been paid. The amount is null when it was paid in another browser. */
export type OpenPurchase = z.output<typeof purchaseSchema>;

export const readPurchase = (): OpenPurchase | null => read(browser, PURCHASE, purchaseSchema);

export const keepPurchase = (purchase: OpenPurchase): void =>
  keep(browser, PURCHASE, JSON.stringify(purchase));

/** The address that a link was sent to, so that the person need not type it again. */
export const readLinkEmail = (): string | null => kept(browser, LINK_EMAIL);
export const keepLinkEmail = (email: string): void => keep(browser, LINK_EMAIL, email);

/** Clears the storage once the account is made, so that the next sign-up on this device starts empty. */
export function forgetSignup(): void {
  for (const key of [REQUEST, DRAFT]) keep(visit, key, null);
  for (const key of [OWN_REFERRAL, PURCHASE, LINK_EMAIL]) keep(browser, key, null);
}
