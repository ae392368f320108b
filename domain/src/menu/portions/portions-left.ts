import { Refusal } from '../../catalogue/reasons.ts';
import { businessDayOf, endOfBusinessDay } from '../../time/ist.ts';
import { addOnKey, sizeKey } from './portion-keys.ts';
import { MOST_COUNTED, MOST_LEFT } from './portions-left.schema.ts';
import type { Availability, Menu } from '../shape/menu.schema.ts';
import type { Count, PortionsLeft } from './portions-left.schema.ts';

/** A guest learns how few portions are left from this number on. */
export const FEW_LEFT = 10;

export const NOTHING_COUNTED: PortionsLeft = { items: {} };

/** The time at which portions are counted, and the cut-off of the business day. */
export interface CountedAt {
  readonly at: number;
  readonly cutoff: string;
}

/** The two documents that change together: where portions are counted, and where a dish without any is sold out. */
export interface Stock {
  readonly portions: PortionsLeft;
  readonly availability: Availability;
}

/** Portions of an order's line that are counted, under each of these keys. */
export interface CountedLine {
  readonly counted?: readonly string[] | undefined;
  readonly quantity: number;
  readonly name: string;
}

/** Returns how many portions are left on a business day; null where they are not counted then. */
export const leftOn = (count: Count | undefined, day: string): number | null =>
  count === undefined ? null : count.day === day ? count.left : (count.perDay ?? null);

/** Returns how many portions are left of a dish, size or add-on now; null where they are not counted. */
export const leftOf = ({ items }: PortionsLeft, key: string, { at, cutoff }: CountedAt): number | null =>
  leftOn(items[key], businessDayOf(at, cutoff));

const byKey = (lines: readonly CountedLine[]): Map<string, CountedLine> => {
  const sums = new Map<string, CountedLine>();
  for (const line of lines)
    for (const key of line.counted ?? []) {
      const quantity = (sums.get(key)?.quantity ?? 0) + line.quantity;
      sums.set(key, { name: line.name, quantity });
    }
  return sums;
};

const counted = (stock: Stock, key: string, left: number, { at, cutoff }: CountedAt): Stock => {
  const { items } = stock.portions;
  const count: Count = { ...items[key], left, day: businessDayOf(at, cutoff) };
  return { ...stock, portions: { items: { ...items, [key]: count } } };
};

/** Marks a dish, size or add-on as sold out until a time; with null as on sale. */
function markedSoldOut(stock: Stock, key: string, until: number | null): Stock {
  const { [key]: _, ...others } = stock.availability.soldOut;
  const soldOut = until === null ? others : { ...others, [key]: until };
  return { ...stock, availability: { ...stock.availability, soldOut } };
}

/** The end of the business day, until which a dish without portions is sold out. */
const endOfToday = ({ at, cutoff }: CountedAt): number => endOfBusinessDay(at + 1, cutoff);

/**
 * Takes the portions of a round; the last ones mark their dish as sold out. Throws `too-few-left` with the names, and how
 * many are left of the first one, when there are fewer than the round asks for. A line whose count has ended takes nothing.
 */
export function takePortions(stock: Stock, lines: readonly CountedLine[], now: CountedAt): Stock {
  const wanted = [...byKey(lines)].flatMap(([key, { quantity, name }]) => {
    const left = leftOf(stock.portions, key, now);
    return left === null ? [] : [{ key, quantity, name, left }];
  });
  const short = wanted.filter(({ quantity, left }) => quantity > left);
  if (short.length > 0) {
    const names = [...new Set(short.map(({ name }) => name))];
    throw new Refusal('too-few-left', { names, left: short[0]?.left ?? 0 });
  }
  return wanted.reduce((before, { key, quantity, left }) => {
    const after = counted(before, key, left - quantity, now);
    return left > quantity ? after : markedSoldOut(after, key, endOfToday(now));
  }, stock);
}

/**
 * Gives back the portions of cancelled lines that nobody has begun to cook. A dish without any comes back on sale, unless
 * somebody declared it sold out for longer. A count that has ended gets nothing.
 */
export const givePortionsBack = (stock: Stock, lines: readonly CountedLine[], now: CountedAt): Stock =>
  [...byKey(lines)].reduce((before, [key, { quantity }]) => {
    const left = leftOf(before.portions, key, now);
    if (left === null) return before;
    const after = counted(before, key, Math.min(left + quantity, MOST_LEFT), now);
    const until = before.availability.soldOut[key];
    return left > 0 || until === undefined || until > endOfToday(now)
      ? after
      : markedSoldOut(after, key, null);
  }, stock);

/** What somebody counts: so many portions now, and perhaps so many at the beginning of each day; null for no count. */
export type Counting = { readonly left: number; readonly perDay?: number | undefined } | null;

/** Returns the counts of what is on the menu; what has left it can only be counted no longer. */
export function keysOnMenu(
  menu: Pick<Menu, 'items' | 'addOnGroups'>,
  wanted: Readonly<Record<string, Counting>>,
): Record<string, Counting> {
  const keys = new Set([
    ...menu.items.flatMap(({ id, variants }) => [id, ...variants.map((size) => sizeKey(id, size.id))]),
    ...menu.addOnGroups.flatMap(({ id, options }) => options.map((option) => addOnKey(id, option.id))),
  ]);
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, counting]) => counting === null || keys.has(key)),
  );
}

/**
 * Sets counts by key, and ends others. A dish with portions is on sale again, and one without any is sold out until the
 * business day ends. Throws `record-full` above `MOST_COUNTED`.
 */
export function setPortions(
  { portions, availability }: Stock,
  wanted: Readonly<Record<string, Counting>>,
  now: CountedAt,
): Stock {
  const gone = Object.keys(wanted).filter(
    (key) => wanted[key] === null && Object.hasOwn(portions.items, key),
  );
  const kept = Object.entries(portions.items).filter(([key]) => !Object.hasOwn(wanted, key));
  const begun: Stock = { portions: { items: Object.fromEntries(kept) }, availability };
  const day = businessDayOf(now.at, now.cutoff);
  const set = Object.entries(wanted).reduce((stock, [key, counting]) => {
    if (counting === null) return gone.includes(key) ? markedSoldOut(stock, key, null) : stock;
    const { left, perDay } = counting;
    const count: Count = { left, day, ...(perDay !== undefined && { perDay }) };
    const items = { ...stock.portions.items, [key]: count };
    return markedSoldOut({ ...stock, portions: { items } }, key, left > 0 ? null : endOfToday(now));
  }, begun);
  const limited = Object.keys(set.portions.items).toSorted();
  if (limited.length > MOST_COUNTED) throw new Refusal('record-full');
  const { limited: _, ...rest } = set.availability;
  return { ...set, availability: limited.length === 0 ? rest : { ...rest, limited } };
}
