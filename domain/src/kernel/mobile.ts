/** An Indian mobile number: ten digits from 6 to 9. */
export const MOBILE = /^[6-9]\d{9}$/;

const DEVANAGARI_ZERO = 0x09_66;

/** Returns a text with the digits 0 to 9 in place of those of Devanagari. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));

/**
 * Returns the digits of a typed mobile number, without a leading 0, 91, 0091 or +91. A number that is copied from the
 * contacts of a phone has invisible signs of direction, and often long dashes.
 */
export const mobileDigits = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '');
