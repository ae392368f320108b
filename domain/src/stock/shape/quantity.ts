import { scaled } from '../../money/scaled.ts';

/**
 * How a stock item is measured. Quantities are whole numbers of its smallest unit: milligrams, microlitres, or thousandths
 * of a piece.
 */
export const MEASURES = ['mass', 'volume', 'count'] as const;
export type Measure = (typeof MEASURES)[number];

/** A quantity in the smallest unit of its measure. */
export type Quantity = number;

/** The most that one act can move or a recipe need: a thousand tonnes, a million litres, a thousand million pieces. */
export const MOST_QUANTITY: Quantity = 1_000_000_000_000;

/**
 * The highest price of a smallest unit, in paise: ₹1 crore a kilogram, ₹10,000 a piece. With `MOST_QUANTITY` it keeps every worth
 * below 2^53 paise, where a number is exact.
 */
export const HIGHEST_PRICE = 1000;

/** The units that people type, with their size in the smallest unit. */
export const UNITS = {
  kg: { measure: 'mass', size: 1_000_000 },
  g: { measure: 'mass', size: 1000 },
  litre: { measure: 'volume', size: 1_000_000 },
  ml: { measure: 'volume', size: 1000 },
  piece: { measure: 'count', size: 1000 },
  dozen: { measure: 'count', size: 12_000 },
} as const satisfies Record<string, { readonly measure: Measure; readonly size: number }>;
export type Unit = keyof typeof UNITS;

export const UNIT_NAMES = Object.keys(UNITS) as Unit[];

/** The conversion of a unit of another measure into the item's own: the weight of a litre of oil, of an egg. */
export interface Factor {
  /** So much of the other unit … */
  readonly of: Unit;
  /** … is this quantity of the item, in the smallest unit of its own measure. */
  readonly is: Quantity;
}

/**
 * Returns a typed amount as a quantity of an item, rounded half up to its smallest unit; null where the unit has another measure
 * and no factor leads there. `thousandths` is the typed amount times 1,000: 2.5 kg is 2,500.
 */
export function quantityOf(
  thousandths: number,
  unit: Unit,
  item: { readonly measure: Measure; readonly factors?: readonly Factor[] | undefined },
): Quantity | null {
  const { measure, size } = UNITS[unit];
  if (measure === item.measure) return scaled(thousandths, size, 1000);
  const factor = item.factors?.find(({ of }) => UNITS[of].measure === measure);
  if (factor === undefined) return null;
  return scaled(scaled(thousandths, size, 1000), factor.is, UNITS[factor.of].size);
}
