import { quantityOf, UNITS } from './quantity.ts';
import type { Quantity, Unit } from './quantity.ts';

/** Returns a quantity in a unit as text, with up to three decimals: `2.5`. */
export const quantityText = (quantity: Quantity, unit: Unit, locale = 'en-IN'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity / UNITS[unit].size);

/** Commas only group digits, as in 1,250 or 1,00,000. A comma for the decimal point is refused, because 1,250 would be a thousandth of it. */
const TYPED = /^([-\u2212]?)(\d{1,6}|\d{1,3},\d{3}|\d,\d{2},\d{3})(?:\.(\d{1,3}))?$/;

/**
 * Returns a typed amount times 1,000, which is what `quantityOf` takes: "2.5" is 2,500. Null for what is no amount, or has more than
 * three decimals.
 */
export function thousandthsIn(text: string): number | null {
  const found = TYPED.exec(text.trim());
  if (found === null) return null;
  const [, sign = '', whole = '', decimals = ''] = found;
  const thousandths = Number(whole.replaceAll(',', '')) * 1000 + Number(decimals.padEnd(3, '0'));
  return sign !== '' && thousandths !== 0 ? -thousandths : thousandths;
}

/** As `thousandthsIn`, but null for an amount below zero too. */
export function typedAmount(text: string): number | null {
  const thousandths = thousandthsIn(text);
  return thousandths === null || thousandths < 0 ? null : thousandths;
}

/** Returns a typed amount of a unit as a quantity; null for a text that is none. */
export function typedQuantity(text: string, unit: Unit): Quantity | null {
  const thousandths = typedAmount(text);
  return thousandths === null ? null : quantityOf(thousandths, unit, UNITS[unit]);
}
