import { amountSchema } from '@bhoj/domain/money/money.schema';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { idSchema, ownReferralIdSchema } from '@bhoj/domain/kernel/ids.schema';
import { establishmentTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { z } from 'zod';
import { EMPTY } from './signup-model.ts';
import type { SignupInput } from './signup-model.ts';

/** What the browser keeps of a sign-up. Never the password. */

const OWN_REFERRAL = 'bhoj.own-referral-id';
const REQUEST = 'bhoj.signup-request';
const DRAFT = 'bhoj.signup-draft';
const PURCHASE = 'bhoj.signup-purchase';
const LINK_EMAIL = 'bhoj.signup-link-email';

/** Storage may be refused (a private window): what is kept then lasts as long as the page. */
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
    // As above.
  }
}

/** Of this visit: gone with the tab. */
const visit = () => sessionStorage;
/** Of this browser: there after it was closed. */
const browser = () => localStorage;

/** What was kept, where it is what the schema says; null for anything else that stands there. */
function read<T>(storage: () => Storage, key: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(kept(storage, key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The owner's own referral ID, made once on a device. */
export function ownReferralId(): string {
  const stored = ownReferralIdSchema.safeParse(kept(browser, OWN_REFERRAL));
  if (stored.success) return stored.data;
  const made = newReferralId();
  keep(browser, OWN_REFERRAL, made);
  return made;
}

const requestSchema = z.object({ email: z.string(), requestId: idSchema });

/** One id for one account: a repeat, also after a reload, goes on where the first try stopped. */
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

/** What was typed before a reload, the password aside; in a new tab, the address that something was paid for. */
export function readDraft(): SignupInput {
  const draft = read(visit, DRAFT, draftSchema);
  return { ...EMPTY, ...(draft ?? { email: readPurchase()?.email ?? '' }) };
}

export function keepDraft(typed: SignupInput): void {
  const { password: _, ...draft } = typed;
  keep(visit, DRAFT, JSON.stringify(draft));
}

const purchaseSchema = z.object({ email: z.string(), amountPaise: amountSchema.nullable() });

/** An order that was made for an address and may be paid. The amount is null where it was paid in another browser. */
export type OpenPurchase = z.output<typeof purchaseSchema>;

export const readPurchase = (): OpenPurchase | null => read(browser, PURCHASE, purchaseSchema);

export const keepPurchase = (purchase: OpenPurchase): void =>
  keep(browser, PURCHASE, JSON.stringify(purchase));

/** The address that a link was sent to: whoever opens it need not type it again. */
export const readLinkEmail = (): string | null => kept(browser, LINK_EMAIL);
export const keepLinkEmail = (email: string): void => keep(browser, LINK_EMAIL, email);

/** The account is there, and its referral ID its own: the next one on this device begins with nothing. */
export function forgetSignup(): void {
  for (const key of [REQUEST, DRAFT]) keep(visit, key, null);
  for (const key of [OWN_REFERRAL, PURCHASE, LINK_EMAIL]) keep(browser, key, null);
}
