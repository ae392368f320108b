import { Refusal } from '../../catalogue/reasons.ts';
import { businessDayOf, endOfBusinessDay } from '../../time/ist.ts';
import { sizeKey } from '../dish/availability.ts';
import { addOnKey } from './portion-keys.ts';
import { MOST_COUNTED, MOST_LEFT } from './portions-left.schema.ts';
import type { Availability, Menu } from '../shape/menu.schema.ts';
import type { Counting } from './portions-left.contract.ts';
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
  /** The combo that it is a part of; missing for none. */
  readonly combo?: { readonly itemId: string; readonly name: string } | undefined;
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
      const { name } = key === line.combo?.itemId ? line.combo : line;
      sums.set(key, { name, quantity });
    }
  return sums;
};

const counted = (stock: Stock, key: string, left: number, { at, cutoff }: CountedAt): Stock => {
  const { items } = stock.portions;
  const { ranOut: _, ...known } = items[key] ?? {};
  const count: Count = { ...known, left, day: businessDayOf(at, cutoff) };
  return { ...stock, portions: { items: { ...items, [key]: count } } };
};

/** Marks a dish, size or add-on as sold out until a time; with null as on sale. Marks that have ended go. */
function markedSoldOut(stock: Stock, key: string, until: number | null, { at }: CountedAt): Stock {
  const others = Object.entries(stock.availability.soldOut).filter(
    ([other, end]) => other !== key && end > at,
  );
  const soldOut = Object.fromEntries([...others, ...(until === null ? [] : [[key, until] as const])]);
  return { ...stock, availability: { ...stock.availability, soldOut } };
}

/** Notes that orders took the last portions under a key. */
function withNoneLeft(stock: Stock, key: string): Stock {
  const { items } = stock.portions;
  const count = items[key];
  if (count === undefined) return stock;
  return { ...stock, portions: { items: { ...items, [key]: { ...count, ranOut: true } } } };
}

/** Returns true when orders took the last portions of a dish, size or add-on on the business day. */
export const hasRunOut = (portions: PortionsLeft, key: string, now: CountedAt): boolean =>
  leftOf(portions, key, now) === 0 && portions.items[key]?.ranOut === true;

/** The end of the business day, until which a dish without portions is sold out. */
const endOfToday = ({ at, cutoff }: CountedAt): number => endOfBusinessDay(at + 1, cutoff);

/**
 * Takes the portions of a round; the last ones mark their dish as sold out. When fewer are left than the round asks for, throws
 * `too-few-left` with the names and with how many are left of the first one. A line with a count that has ended takes nothing.
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
    return left > quantity ? after : markedSoldOut(withNoneLeft(after, key), key, endOfToday(now), now);
  }, stock);
}

/** A counted line with the time (epoch ms) at which it was ordered. */
export interface OrderedLine extends CountedLine {
  readonly at: number;
}

/**
 * Gives the portions of cancelled lines that nobody has begun to cook back to the count of the day on which they were ordered. A
 * dish that had none left comes back on sale, unless somebody declared it sold out for longer. A count that has ended gets
 * nothing.
 */
export function givePortionsBack(stock: Stock, lines: readonly OrderedLine[], now: CountedAt): Stock {
  const dayOf = (at: number) => businessDayOf(at, now.cutoff);
  const ofToday = lines.filter(({ at }) => dayOf(at) === dayOf(now.at));
  return [...byKey(ofToday)].reduce((before, [key, { quantity }]) => {
    const left = leftOf(before.portions, key, now);
    if (left === null) return before;
    const after = counted(before, key, Math.min(left + quantity, MOST_LEFT), now);
    const until = before.availability.soldOut[key];
    return left > 0 || until === undefined || until > endOfToday(now)
      ? after
      : markedSoldOut(after, key, null, now);
  }, stock);
}

/** Returns the keys of all that is on a menu: dishes, sizes and add-ons. */
const keysOf = ({ items, addOnGroups }: Pick<Menu, 'items' | 'addOnGroups'>): ReadonlySet<string> =>
  new Set([
    ...items.flatMap(({ id, variants }) => [id, ...variants.map((size) => sizeKey(id, size.id))]),
    ...addOnGroups.flatMap(({ id, options }) => options.map((option) => addOnKey(id, option.id))),
  ]);

/** Sets one count, or ends it. A mark as sold out for longer than today stays, unless there are portions. */
function setOne(stock: Stock, key: string, { left, perDay }: Counting, now: CountedAt): Stock {
  const until = stock.availability.soldOut[key] ?? 0;
  const isLonger = until > endOfToday(now);
  if (left === null) {
    const { [key]: ended, ...items } = stock.portions.items;
    if (ended === undefined) return stock;
    const after = { ...stock, portions: { items } };
    return isLonger ? after : markedSoldOut(after, key, null, now);
  }
  const count: Count = {
    left,
    day: businessDayOf(now.at, now.cutoff),
    ...(perDay !== undefined && { perDay }),
  };
  const after = { ...stock, portions: { items: { ...stock.portions.items, [key]: count } } };
  const end = left > 0 ? null : isLonger ? until : endOfToday(now);
  return markedSoldOut(after, key, end, now);
}

/**
 * Sets counts by key; null ends a count. A dish with portions is on sale again, and a dish without any is sold out until the
 * business day ends. It removes counts that have ended, and counts of dishes that the menu no longer has. Throws
 * `changed-meanwhile` where a count differs from the one that the person saw, `weighed-not-counted` for a dish that is sold by
 * weight, and `record-full` above `MOST_COUNTED`.
 */
export function setPortions(
  stock: Stock,
  wanted: Readonly<Record<string, Counting>>,
  menu: Pick<Menu, 'items' | 'addOnGroups'>,
  now: CountedAt,
): Stock {
  const known = keysOf(menu);
  const day = businessDayOf(now.at, now.cutoff);
  const isLive = ([key, count]: readonly [string, Count]) => known.has(key) && leftOn(count, day) !== null;
  const live = Object.fromEntries(Object.entries(stock.portions.items).filter(isLive));
  const begun: Stock = { ...stock, portions: { items: live } };
  const open = Object.entries(wanted).filter(([key, { left, perDay }]) => {
    const isAsWanted = leftOn(live[key], day) === left && live[key]?.perDay === perDay;
    return known.has(key) && !(isAsWanted && left !== 0);
  });
  const isWeighed = (key: string) =>
    menu.items.some(({ id, byWeight }) => byWeight !== undefined && key.split(':')[0] === id);
  if (open.some(([key, { left }]) => left !== null && isWeighed(key)))
    throw new Refusal('weighed-not-counted');
  if (open.some(([key, { left, was }]) => ![was, left].includes(leftOn(live[key], day))))
    throw new Refusal('changed-meanwhile');
  const set = open.reduce((before, [key, counting]) => setOne(before, key, counting, now), begun);
  const limited = Object.keys(set.portions.items).toSorted();
  if (limited.length > MOST_COUNTED) throw new Refusal('record-full');
  const { limited: _, ...rest } = set.availability;
  return { ...set, availability: limited.length === 0 ? rest : { ...rest, limited } };
}
