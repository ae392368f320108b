import { expenseCategorySchema } from '../../expenses/category.schema.ts';
import { nameKey } from '../../kernel/folded.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { basisPoints, paise } from '../../money/money.ts';
import { rupeesText, typedRupees } from '../../money/typed.ts';
import { scaled } from '../../money/scaled.ts';
import { MOST_PACKS, stockItemSchema } from '../shape/items.schema.ts';
import { MOST_QUANTITY, quantityOf, UNITS } from '../shape/quantity.ts';
import { thousandthsIn, typedIn } from '../shape/quantity-text.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Measure, Quantity, Unit } from '../shape/quantity.ts';

/** The unit, by the item's measure, in which people type the conversion from a unit of another measure. */
export const FACTOR_IN = { mass: 'g', volume: 'ml', count: 'piece' } as const satisfies Record<Measure, Unit>;
const WHOLE = { mass: 'kg', volume: 'litre', count: 'piece' } as const satisfies Record<Measure, Unit>;

export interface TypedPack {
  readonly id: string;
  readonly name: string;
  /** In the item's unit. */
  readonly size: string;
}

/** A conversion: `is` is the quantity of the item in one `of`, in `FACTOR_IN` of the item's measure; empty for none. */
interface TypedFactor {
  readonly of: Unit;
  readonly is: string;
}

/** An item as somebody types it, in a form or a file. */
export interface TypedItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly unit: Unit;
  readonly packs: readonly TypedPack[];
  /** Per cent; empty for all of it. */
  readonly yield: string;
  readonly factors: readonly TypedFactor[];
  /** In the unit. */
  readonly par: string;
  readonly shelf: string;
  /** Empty for the main store. */
  readonly storeId: string;
  readonly stopsSale: boolean;
  /** Rupees for one of the unit. */
  readonly usual: string;
  readonly active: boolean;
}

export type TypedItemFault =
  'name' | 'category' | 'packName' | 'packSize' | 'yield' | 'factor' | 'par' | 'shelf' | 'usual';

export interface ItemFieldFault {
  readonly field: TypedItemFault;
  /** The pack or the conversion, from 0 on; 0 for other fields. */
  readonly nth: number;
}

/** Returns the conversions that an item of a measure may have, empty: one from each other measure. */
export const noFactors = (measure: Measure): TypedFactor[] =>
  (Object.keys(WHOLE) as Measure[])
    .filter((other) => other !== measure)
    .map((other) => ({ of: WHOLE[other], is: '' }));

/** Returns a new item of a unit as a form shows it. */
export const newTypedItem = (id: string, unit: Unit = 'kg'): TypedItem => ({
  id,
  name: '',
  category: '',
  unit,
  packs: [],
  yield: '',
  factors: noFactors(UNITS[unit].measure),
  par: '',
  shelf: '',
  storeId: '',
  stopsSale: false,
  usual: '',
  active: true,
});

/** Returns an amount in one unit as it is typed in another of its measure; a text that is no amount stays. */
function amountInUnit(text: string, from: Unit, to: Unit): string {
  const quantity = quantityIn(text, from, UNITS[from].measure);
  return quantity === null ? text : typedIn(quantity, to);
}

/** Returns a price for one of a unit as that for one of another; empty where it is no whole number of paise. */
function priceInUnit(text: string, from: Unit, to: Unit): string {
  const rupees = rupeesText.safeParse(text).data ?? null;
  if (rupees === null) return text;
  const [price, size, of] = [paise(rupees), UNITS[to].size, UNITS[from].size];
  return (price * size) % of === 0 ? typedRupees(paise(scaled(price, size, of))) : '';
}

/** Returns a stored item as a form shows it in a unit; null without one of its measure. */
const shownIn = (was: StockItem | undefined, unit: Unit): TypedItem | null =>
  was === undefined || was.measure !== UNITS[unit].measure ? null : typedItemOf({ ...was, unit });

/**
 * Returns an item with another unit: the same amounts and the same price, in that unit. Amounts do not convert to a unit of
 * another measure, so there amounts, price and conversions begin anew. `was` is the stored item; fields that show its values
 * still show them, without a rounding.
 */
export function withUnit(typed: TypedItem, unit: Unit, was?: StockItem): TypedItem {
  const from = typed.unit;
  if (from === unit) return typed;
  if (UNITS[unit].measure !== UNITS[from].measure)
    return {
      ...typed,
      unit,
      packs: typed.packs.map((pack) => ({ ...pack, size: '' })),
      par: '',
      usual: '',
      factors: noFactors(UNITS[unit].measure),
    };
  const [before, after] = [shownIn(was, from), shownIn(was, unit)];
  const sizeOf = (shown: TypedItem | null, id: string) => shown?.packs.find((pack) => pack.id === id)?.size;
  return {
    ...typed,
    unit,
    packs: typed.packs.map((pack) => ({
      ...pack,
      size:
        sizeOf(before, pack.id) === pack.size
          ? (sizeOf(after, pack.id) ?? '')
          : amountInUnit(pack.size, from, unit),
    })),
    par: before?.par === typed.par ? (after?.par ?? '') : amountInUnit(typed.par, from, unit),
    usual: before?.usual === typed.usual ? (after?.usual ?? '') : priceInUnit(typed.usual, from, unit),
  };
}

/** Returns an item as a form shows it. */
export function typedItemOf(item: StockItem): TypedItem {
  const { id, name, category, unit, packs, yieldBp, factors = [], par, shelf, storeId, usual, active } = item;
  const { measure } = item;
  return {
    id,
    name,
    category,
    unit,
    packs: packs.map((pack) => ({ id: pack.id, name: pack.name, size: typedIn(pack.quantity, unit) })),
    yield: yieldBp === undefined ? '' : String(yieldBp / 100),
    factors: noFactors(measure).map((empty) => {
      const known = factors.find(({ of }) => UNITS[of].measure === UNITS[empty.of].measure);
      return known === undefined ? empty : { of: known.of, is: typedIn(known.is, FACTOR_IN[measure]) };
    }),
    par: par === undefined ? '' : typedIn(par, unit),
    shelf,
    storeId: storeId ?? '',
    stopsSale: item.stopsSale === true,
    usual:
      usual === undefined ? '' : typedRupees(paise(scaled(usual.paise, UNITS[unit].size, usual.quantity))),
    active,
  };
}

const isTyped = (text: string): boolean => text.trim() !== '';

/** Returns a typed amount above zero; null for anything else. */
function quantityIn(text: string, unit: Unit, measure: Measure): Quantity | null {
  const thousandths = thousandthsIn(text);
  if (thousandths === null || thousandths <= 0) return null;
  const quantity = quantityOf(thousandths, unit, { measure });
  return quantity === null || quantity < 1 || quantity > MOST_QUANTITY ? null : quantity;
}

/** Returns a typed per cent in basis points; null for a text that is no share above 0 and up to 100 %. */
function shareIn(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text.trim())) return null;
  const bp = basisPoints(Number(text));
  return bp >= 1 && bp <= 10_000 ? bp : null;
}

/**
 * Reads a typed item, or the fields at fault. `was`: the item as it is stored. A value that the form shows rounded,
 * such as a price of less than a paisa a gram, stays as stored unless somebody types another.
 */
export function readItem(
  typed: TypedItem,
  was?: StockItem,
): { readonly item: StockItem } | { readonly faults: readonly ItemFieldFault[] } {
  const { unit } = typed;
  const { measure, size } = UNITS[unit];
  const faults: ItemFieldFault[] = [];
  const shown = shownIn(was, unit);
  const check = <T>(value: T | null, field: TypedItemFault, nth = 0): T | null => {
    if (value === null) faults.push({ field, nth });
    return value;
  };
  const name = check(requiredLine(60).safeParse(typed.name).data ?? null, 'name');
  const category = check(expenseCategorySchema.safeParse(typed.category).data ?? null, 'category');
  const packs = typed.packs.map((pack, nth) => {
    const isShown =
      shown?.packs.some(({ id, size: stored }) => id === pack.id && stored === pack.size) === true;
    const stored = isShown ? was?.packs.find(({ id }) => id === pack.id)?.quantity : undefined;
    const isOneTooMany = nth >= MOST_PACKS;
    const isTwice = typed.packs.slice(0, nth).some(({ name }) => nameKey(name) === nameKey(pack.name));
    const named = isOneTooMany || isTwice ? null : (requiredLine(40).safeParse(pack.name).data ?? null);
    return {
      id: pack.id,
      name: check(named, 'packName', nth) ?? '',
      quantity: check(stored ?? quantityIn(pack.size, unit, measure), 'packSize', nth) ?? 1,
    };
  });
  const yieldBp = isTyped(typed.yield) ? check(shareIn(typed.yield), 'yield') : 10_000;
  const factors = typed.factors.flatMap(({ of, is }, nth) => {
    const isShown = shown?.factors.some((each) => each.of === of && each.is === is) === true;
    const stored = isShown ? was?.factors?.find((each) => each.of === of)?.is : undefined;
    const quantity = isTyped(is)
      ? check(stored ?? quantityIn(is, FACTOR_IN[measure], measure), 'factor', nth)
      : null;
    return quantity === null ? [] : [{ of, is: quantity }];
  });
  const storedPar = shown?.par === typed.par ? was?.par : undefined;
  const par = isTyped(typed.par) ? check(storedPar ?? quantityIn(typed.par, unit, measure), 'par') : null;
  const shelf = check(line(30).safeParse(typed.shelf).data ?? null, 'shelf');
  const rupees = rupeesText.safeParse(typed.usual).data ?? null;
  const typedPrice = rupees === null || rupees === 0 ? null : { quantity: size, paise: paise(rupees) };
  const storedPrice = shown?.usual === typed.usual ? was?.usual : undefined;
  const usual = isTyped(typed.usual) ? check(storedPrice ?? typedPrice, 'usual') : null;
  if (faults.length > 0 || name === null || category === null || shelf === null) return { faults };
  const read = stockItemSchema.safeParse({
    id: typed.id,
    name,
    measure,
    unit,
    packs,
    category,
    ...(yieldBp !== null && yieldBp < 10_000 && { yieldBp }),
    ...(factors.length > 0 && { factors }),
    ...(par !== null && { par }),
    shelf,
    ...(typed.storeId !== '' && { storeId: typed.storeId }),
    ...(typed.stopsSale && { stopsSale: true }),
    ...(usual !== null && { usual }),
    active: typed.active,
  });
  return read.success ? { item: read.data } : { faults: [{ field: 'name', nth: 0 }] };
}
