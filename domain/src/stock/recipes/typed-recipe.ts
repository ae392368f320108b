import { scaled } from '../../money/scaled.ts';
import { MOST_QUANTITY, quantityOf, UNIT_NAMES, UNITS } from '../shape/quantity.ts';
import { thousandthsIn, typedIn, unitFor } from '../shape/quantity-text.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity, Unit } from '../shape/quantity.ts';

/** The unit of a typed line: one that everybody knows, or a pack of the item as `pack:` and its id. */
export type LineUnit = Unit | `pack:${string}`;

/** One typed ingredient. */
export interface TypedLine {
  readonly itemId: string;
  readonly amount: string;
  readonly unit: LineUnit;
}

/** Why a typed line is no ingredient, and in which of its fields. */
export type LineFault =
  | { readonly line: number; readonly field: 'item'; readonly fault: 'missing' | 'twice' }
  | {
      readonly line: number;
      readonly field: 'amount';
      readonly fault: 'no-amount' | 'nothing' | 'negative' | 'too-much';
    }
  | { readonly line: number; readonly field: 'unit'; readonly fault: 'does-not-convert' };

export const isUnit = (text: string): text is Unit => (UNIT_NAMES as readonly string[]).includes(text);

/** Returns the units to type an item in: those of its measure, those that a factor leads to, and its packs. */
export function lineUnitsOf({ measure, factors = [], packs }: StockItem): LineUnit[] {
  const measures = new Set([measure, ...factors.map(({ of }) => UNITS[of].measure)]);
  return [
    ...UNIT_NAMES.filter((unit) => measures.has(UNITS[unit].measure)),
    ...packs.map(({ id }): LineUnit => `pack:${id}`),
  ];
}

/** Returns roughly how much of an item a unit is, to notice amounts that are far too large; 0 if not convertible. */
function roughly(unit: LineUnit, { measure, factors = [], packs }: StockItem): number {
  if (!isUnit(unit)) return packs.find(({ id }) => unit === `pack:${id}`)?.quantity ?? 0;
  const { measure: its, size } = UNITS[unit];
  const factor = factors.find(({ of }) => UNITS[of].measure === its);
  return its === measure ? size : factor === undefined ? 0 : (size / UNITS[factor.of].size) * factor.is;
}

/**
 * Returns a typed amount of an item; null where its unit leads to no measure of the item. An amount beyond `MOST_QUANTITY`
 * becomes `MOST_QUANTITY` + 1, because larger numbers would not be exact.
 */
function lineQuantity(thousandths: number, unit: LineUnit, item: StockItem): Quantity | null {
  const amount = Math.abs(thousandths);
  if ((amount / 1000) * roughly(unit, item) > MOST_QUANTITY)
    return Math.sign(thousandths) * (MOST_QUANTITY + 1);
  const pack = item.packs.find(({ id }) => unit === `pack:${id}`);
  const quantity = isUnit(unit)
    ? quantityOf(amount, unit, item)
    : pack === undefined
      ? null
      : scaled(amount, pack.quantity, 1000);
  return quantity === null ? null : Math.sign(thousandths) * quantity;
}

/** One ingredient with its quantity. */
interface Uses {
  readonly itemId: string;
  readonly quantity: Quantity;
}

/**
 * Reads typed ingredients as those of one portion. `portions`: how many portions the typed amounts make. `mayGiveBack`: true for
 * an add-on, which may have amounts below zero.
 */
export function readLines(
  lines: readonly TypedLine[],
  items: ReadonlyMap<string, StockItem>,
  { portions = 1, mayGiveBack = false }: { readonly portions?: number; readonly mayGiveBack?: boolean } = {},
): { readonly uses: readonly Uses[] } | { readonly faults: readonly LineFault[] } {
  const seen = new Set<string>();
  const read = lines.map(({ itemId, amount, unit }, line): Uses | LineFault => {
    const item = items.get(itemId);
    if (item === undefined) return { line, field: 'item', fault: 'missing' };
    if (seen.has(itemId)) return { line, field: 'item', fault: 'twice' };
    seen.add(itemId);
    const thousandths = thousandthsIn(amount);
    if (thousandths === null) return { line, field: 'amount', fault: 'no-amount' };
    if (thousandths < 0 && !mayGiveBack) return { line, field: 'amount', fault: 'negative' };
    const whole = lineQuantity(thousandths, unit, item);
    if (whole === null) return { line, field: 'unit', fault: 'does-not-convert' };
    if (Math.abs(whole) > MOST_QUANTITY) return { line, field: 'amount', fault: 'too-much' };
    const quantity = scaled(whole, 1, portions);
    if (quantity === 0) return { line, field: 'amount', fault: 'nothing' };
    return { itemId, quantity };
  });
  const faults = read.filter((one) => 'fault' in one);
  return faults.length > 0 ? { faults } : { uses: read.filter((one) => 'quantity' in one) };
}

/** Returns ingredients as they would be typed. An unknown item stays, without a unit that can be read. */
export const typedLines = (uses: readonly Uses[], items: ReadonlyMap<string, StockItem>): TypedLine[] =>
  uses.map(({ itemId, quantity }) => {
    const unit = unitFor(quantity, items.get(itemId)?.measure ?? 'count');
    return { itemId, amount: typedIn(quantity, unit), unit };
  });
