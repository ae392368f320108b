import { scaled } from '../../money/scaled.ts';
import { quantityOf, UNITS } from './quantity.ts';
import type { Measure, Quantity, Unit } from './quantity.ts';

/** Returns a quantity in a unit as text, with up to three decimals: `2.5`. */
export const quantityText = (quantity: Quantity, unit: Unit, locale = 'en-IN'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(quantity / UNITS[unit].size);

/** Commas only group digits, as in 1,250 or 1,00,000. No comma is a decimal point, because 1,250 would then be 1.25. */
const TYPED = /^([-\u2212]?)(\d{1,6}|\d{1,3},\d{3}|\d,\d{2},\d{3})(?:\.(\d{1,3}))?$/;

/**
 * Returns a typed amount times 1,000, which is what `quantityOf` takes: "2.5" is 2,500. Null for a text that is no
 * amount, or has more than three decimals.
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

/** Returns a quantity in a unit as a person types it, exact: 2,500,000 mg in kg is "2.5". */
export function typedIn(quantity: Quantity, unit: Unit): string {
  const { size } = UNITS[unit];
  const whole = Math.trunc(Math.abs(quantity) / size);
  const rest = Math.abs(quantity) % size;
  const sign = quantity < 0 ? '-' : '';
  // A part of a dozen may have decimals without end: it is rounded to the sixth.
  const digits = String(scaled(rest, 1_000_000, size))
    .padStart(6, '0')
    .replace(/0+$/, '');
  return digits === '' ? `${sign}${whole}` : `${sign}${whole}.${digits}`;
}

const FINE: Readonly<Record<Measure, readonly [large: Unit, small: Unit]>> = {
  mass: ['kg', 'g'],
  volume: ['litre', 'ml'],
  count: ['piece', 'piece'],
};

/** Returns the unit in which a quantity is read at once, and can be typed with three decimals: 180 g, 1.5 kg, 1166.667 g. */
export function unitFor(quantity: Quantity, measure: Measure): Unit {
  const [large, small] = FINE[measure];
  const { size } = UNITS[large];
  return Math.abs(quantity) >= size && quantity % (size / 1000) === 0 ? large : small;
}
