import { UNITS } from './quantity.ts';
import type { Quantity, Unit } from './quantity.ts';

/** Returns a quantity in a unit as text, with up to three decimals: `2.5`. */
export const quantityText = (quantity: Quantity, unit: Unit, locale = 'en-IN'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity / UNITS[unit].size);

const TYPED = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Returns a typed amount of a unit as a quantity; null for a text that is none. */
export function typedQuantity(text: string, unit: Unit): Quantity | null {
  const plain = text.trim();
  return TYPED.test(plain) ? Math.round(Number(plain.replace(',', '.')) * UNITS[unit].size) : null;
}
