// Browsers and Node both have `crypto`, but the domain compiles without the types of either.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Draws letters of `alphabet` without bias from the platform's cryptographic source. */
function draw(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** The form of an id made by `newId`. */
export const ID = /^[A-Za-z0-9]{20}$/;

/**
 * True for a name that every object has (`constructor`, `__proto__`), and for Firestore's `__x__`. As a key of a map, such an id
 * would read or write something other than its entry.
 */
export const isReservedKey = (id: string): boolean => id in {} || id === 'prototype' || /^__.*__$/.test(id);

/** The form of an ID made by `newReferralId`. */
export const OWN_REFERRAL_ID = /^BHOJ[A-Z0-9]{6}$/;

/** Returns an id of 20 random letters and digits (119 bits). Clients and the server make ids this way. */
export const newId = (): string => draw(20, ALPHABET);

/** Returns the random key for a table's printed QR link. */
export const newTableKey = (): string => draw(12, ALPHABET);

/** Returns the digits that further phones need to join a table. */
export const newJoiningCode = (digits: 4 | 6 | 8 = 4): string => draw(digits, '0123456789');

/** Returns the random token that gives guests access to one invoice. */
export const newShareToken = (): string => draw(28, ALPHABET);

/** Returns `BHOJ` and six random uppercase alphanumerics (DATA-OWNER-7). */
export const newReferralId = (): string => `BHOJ${draw(6, UPPERCASE)}`;

/** Letters and digits that nobody takes for another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const UNMISTAKABLE = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Returns a referral ID for platform staff. */
export const newStaffReferralId = (): string => draw(8, UNMISTAKABLE);
