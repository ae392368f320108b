/** An Indian mobile number: ten digits from 6 to 9. */
export const MOBILE = /^[6-9]\d{9}$/;

/** The zeros of the scripts of India, and of full-width digits. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

/** Returns a text with the digits 0 to 9 in place of those of Indian scripts. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((from) => code >= from && code < from + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/**
 * Returns the digits of a typed mobile number, without a leading 0, 91, 0091 or +91. A number that is copied from the
 * contacts of a phone has invisible signs of direction, and often long dashes.
 */
export const mobileDigits = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '');
