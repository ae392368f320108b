import { UNITS } from './quantity.ts';
import type { Measure, Quantity, Unit } from './quantity.ts';

/** Returns a quantity in a unit as a person types it, exact: 2,500,000 mg in kg is "2.5". */
export function typedIn(quantity: Quantity, unit: Unit): string {
  const { size } = UNITS[unit];
  const whole = Math.trunc(Math.abs(quantity) / size);
  const rest = Math.abs(quantity) % size;
  const sign = quantity < 0 ? '-' : '';
  // A part of a dozen may have decimals without end: it is rounded to the sixth.
  const digits = String(Math.round((rest * 1_000_000) / size))
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
