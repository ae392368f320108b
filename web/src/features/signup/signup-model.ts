import { createAccount } from '@bhoj/domain/contracts/accounts';
import { idSchema, newId, newReferralId, ownReferralIdSchema } from '@bhoj/domain/platform/ids';
import { z } from 'zod';

/** What the form asks. A referral that is missing or unknown is no fault here: it leads to the payment step. */
export const signupSchema = createAccount.input
  .omit({ requestId: true, referralId: true, staffReferralId: true })
  .extend({ staffReferralId: z.string().trim().max(40) });
export type SignupInput = z.input<typeof signupSchema>;
export type SignupValues = z.output<typeof signupSchema>;

export const EMPTY: SignupInput = {
  restaurantName: '',
  ownerName: '',
  email: '',
  password: '',
  establishmentType: 'casual',
  providesHotelServices: false,
  staffReferralId: '',
};

const OWN_REFERRAL = 'bhoj.own-referral-id';
const REQUEST = 'bhoj.signup-request';
const requestSchema = z.object({ email: z.string(), requestId: idSchema });

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

/** The owner's own referral ID, made once on a device. */
export function ownReferralId(): string {
  const stored = ownReferralIdSchema.safeParse(kept(() => localStorage, OWN_REFERRAL));
  if (stored.success) return stored.data;
  const made = newReferralId();
  keep(() => localStorage, OWN_REFERRAL, made);
  return made;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** One id for one account: a repeat, also after a reload, goes on where the first try stopped. */
export function requestIdFor(email: string): string {
  const stored = requestSchema.safeParse(parsed(kept(() => sessionStorage, REQUEST)));
  if (stored.success && stored.data.email === email) return stored.data.requestId;
  const requestId = newId();
  keep(() => sessionStorage, REQUEST, JSON.stringify({ email, requestId }));
  return requestId;
}

/** The account is there, and its referral ID its own: the next one on this device gets others. */
export function forgetRequest(): void {
  keep(() => sessionStorage, REQUEST, null);
  keep(() => localStorage, OWN_REFERRAL, null);
}

/** The plan that is sold without a referral (SPEC §9); the price is in rupees. */
export const PREMIUM = { id: 'premium', price: 999 } as const;
