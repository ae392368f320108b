import { line } from '../../kernel/text.ts';
import { partOf, paise, sum, ZERO } from '../../money/money.ts';
import { HIGHEST_PRICE, MOST_QUANTITY, quantityOf } from '../shape/quantity.ts';
import { quotient } from '../../money/scaled.ts';
import type { Paise } from '../../money/money.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Per, ReceiptLine } from '../shape/receipt.schema.ts';

/** A line of a bill as somebody types it. */
export interface LineTyped {
  readonly itemId: string;
  /** So many thousandths of the unit or the pack. */
  readonly amount: number;
  readonly per: Per;
  /** The price of the line without GST. */
  readonly amountPaise: Paise;
  readonly gstPaise: Paise;
  /** True where the vendor takes nothing for it: else a price of nothing is a fault. */
  readonly isFree: boolean;
}

/** The faults of a line, by its field. */
export const LINE_FAULTS = [
  'item-unknown',
  'pack-unknown',
  'unit-unfit',
  'quantity-zero',
  'quantity-too-large',
  'price-zero',
  'price-of-free',
  'price-too-high',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** The field of a line that a fault is in. */
export const FIELD_OF: Readonly<Record<LineFault, 'itemId' | 'per' | 'amount' | 'amountPaise'>> = {
  'item-unknown': 'itemId',
  'pack-unknown': 'per',
  'unit-unfit': 'per',
  'quantity-zero': 'amount',
  'quantity-too-large': 'amount',
  'price-zero': 'amountPaise',
  'price-of-free': 'amountPaise',
  'price-too-high': 'amountPaise',
};

/** A line with its quantity, before it has its share of what the bill costs. */
export type LineRead = Omit<ReceiptLine, 'costPaise'>;

/** Returns the quantity of thousandths of a unit or pack; null if the unit does not convert or the pack is unknown. */
export function quantityIn(
  item: Pick<StockItem, 'measure' | 'factors' | 'packs'>,
  amount: number,
  per: Per,
): Quantity | null {
  if ('unit' in per) return quantityOf(amount, per.unit, item);
  const pack = item.packs.find(({ id }) => id === per.packId);
  return pack === undefined ? null : partOf(paise(pack.quantity), amount, 1000);
}

/** Reads a line of a bill, or returns its fault. */
export function readLine(typed: LineTyped, item: StockItem | undefined): LineRead | LineFault {
  if (item === undefined) return 'item-unknown';
  const { amount, per, amountPaise, gstPaise, isFree } = typed;
  if (amount <= 0) return 'quantity-zero';
  const pack = 'packId' in per ? item.packs.find(({ id }) => id === per.packId) : undefined;
  if ('packId' in per && pack === undefined) return 'pack-unknown';
  const quantity = quantityIn(item, amount, per);
  if (quantity === null) return 'unit-unfit';
  if (quantity <= 0) return 'quantity-zero';
  if (quantity > MOST_QUANTITY) return 'quantity-too-large';
  if (isFree && amountPaise + gstPaise > 0) return 'price-of-free';
  if (!isFree && amountPaise === 0) return 'price-zero';
  if (amountPaise + gstPaise > quantity * HIGHEST_PRICE) return 'price-too-high';
  return {
    itemId: item.id,
    name: item.name,
    amount,
    per: 'unit' in per ? per.unit : line(40).parse(pack?.name),
    quantity,
    amountPaise,
    gstPaise,
    category: item.category,
    ...(item.storeId !== undefined && { storeId: item.storeId }),
  };
}

/** The faults of a bill, each by the place of its line: `2:unit-unfit`. */
type PlacedFault = `${number}:${LineFault}`;

/** Reads all lines of a bill, or names every fault. */
export function readLines(
  typed: readonly LineTyped[],
  items: ReadonlyMap<string, StockItem>,
): { readonly lines: readonly LineRead[] } | { readonly faults: readonly PlacedFault[] } {
  const read = typed.map((each) => readLine(each, items.get(each.itemId)));
  const faults = read.flatMap((each, at) => (typeof each === 'string' ? [`${at}:${each}` as const] : []));
  return faults.length > 0 ? { faults } : { lines: read.filter((each) => typeof each !== 'string') };
}

/** How much a price may differ from the last one before somebody must say that it is right: a half, in per cent. */
const UNUSUAL_PERCENT = 50;

/** A line with a price that is far from the last one. */
export interface Unusual {
  readonly line: number;
  /** By how much it rose since the last time; below zero where it fell. */
  readonly percent: number;
}

type Last = Pick<Level, 'last'>;

/** Returns the change of a price against the last price, in per cent; null where nobody knows a last price. */
export function priceChangeOf(
  { quantity, costPaise }: Pick<ReceiptLine, 'quantity' | 'costPaise'>,
  last: Level['last'],
): number | null {
  if (last === null || last.paise === 0 || costPaise === 0) return null;
  // Exact beyond 2^53: the two prices are for other quantities.
  const before = BigInt(last.paise) * BigInt(quantity);
  return Number(quotient((BigInt(costPaise) * BigInt(last.quantity) - before) * 100n, before));
}

/** Returns the lines with a price more than a half above or below the last one. Free goods have none. */
export const unusualIn = (
  lines: readonly Pick<ReceiptLine, 'itemId' | 'quantity' | 'costPaise'>[],
  lastOf: (itemId: string) => Last | undefined,
): Unusual[] =>
  lines.flatMap((each, at) => {
    const percent = priceChangeOf(each, lastOf(each.itemId)?.last ?? null);
    return percent === null || Math.abs(percent) <= UNUSUAL_PERCENT ? [] : [{ line: at, percent }];
  });

/** Returns what the lines come to, with GST. */
export const sumOfLines = (lines: readonly Pick<LineRead, 'amountPaise' | 'gstPaise'>[]): Paise =>
  lines.length === 0 ? ZERO : sum(lines.flatMap(({ amountPaise, gstPaise }) => [amountPaise, gstPaise]));
