import { gstinShape } from './restaurant.schema.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the fifteenth character of a GSTIN, computed from the first fourteen (GSTN's modulo-36 scheme). */
export function gstinCheckDigit(first14: string): string {
  let total = 0;
  Array.from(first14).forEach((character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    total += Math.floor(product / 36) + (product % 36);
  });
  return DIGITS[(36 - (total % 36)) % 36] ?? '0';
}

/** True when a GSTIN has the right form and check digit. */
export const isGstin = (text: string): boolean =>
  gstinShape.safeParse(text).success && gstinCheckDigit(text.slice(0, 14)) === text[14];
