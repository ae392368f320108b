// Browsers and Node both have it; the domain's types know neither.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Letters drawn without bias from `alphabet`, by the platform's cryptographic source. */
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

/** An id made by a client or by the server: 20 letters and digits, 119 bits. */
export const newId = (): string => draw(20, ALPHABET);

/** The random key in a table's printed QR link. */
export const newTableKey = (): string => draw(12, ALPHABET);

/** The four digits a further phone needs to join a table. */
export const newJoiningCode = (): string => draw(4, '0123456789');

/** Opens one invoice to its guests. */
export const newShareToken = (): string => draw(28, ALPHABET);

/** `BHOJ` and six random uppercase alphanumerics (DATA-OWNER-7). */
export const newReferralId = (): string => `BHOJ${draw(6, UPPERCASE)}`;
