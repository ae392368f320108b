import { isStateCode } from './gst-states.ts';

/** The form of a GSTIN. It does not check the check digit. */
export const GSTIN_FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

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

const isChecked = (text: string): boolean =>
  isStateCode(text.slice(0, 2)) && gstinCheckDigit(text.slice(0, 14)) === text[14];

/** True when a GSTIN has the right form and check digit, and begins with the code of a State. */
export const isGstin = (text: string): boolean => GSTIN_FORM.test(text) && isChecked(text);

/** A UIN: State, year, country or body, serial number, U or O, N, and a last character (GSTN's offline tool). */
const UIN_FORM = /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/;

/**
 * True for the Unique Identity Number of an embassy or a UN body (CGST Act s. 25(9)). No source says how its last
 * character is computed, so only its form and its State are checked.
 */
export const isUin = (text: string): boolean => UIN_FORM.test(text) && isStateCode(text.slice(0, 2));

/** The GSTINs of an operator: its usual one, and the one as a collector (CGST Act s. 52), with C as fourteenth character. */
export const OPERATOR_GSTIN_FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZC][0-9A-Z]$/;

/** True for a GSTIN that an operator may have; see `OPERATOR_GSTIN_FORM`. */
export const isOperatorGstin = (text: string): boolean => OPERATOR_GSTIN_FORM.test(text) && isChecked(text);
