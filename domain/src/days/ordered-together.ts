import { isReservedKey } from '../kernel/ids.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Portions } from '../orders/rounds/portions.ts';
import type { BillOrderedTogether, OrderedTogether } from './ordered-together.schema.ts';

/** Only the first dishes of a larger bill count: a banquet tells little about pairs of dishes. */
export const MOST_DISHES = 15;

/**
 * How much a day's document holds: bills that count, dishes, pairs of dishes, add-ons of dishes. With ids of 40
 * characters and names of 60 characters of three bytes it has about 960 KB; Firestore refuses documents above 1 MiB.
 */
export const MOST_OF_DAY = { bills: 5_000, dishes: 1_000, pairs: 9_000, addOns: 1_500 } as const;

type Counts = Record<string, number>;

const each = (keys: Iterable<string>): Counts => Object.fromEntries([...keys].map((key) => [key, 1]));

/**
 * Returns the id under which a line counts: the combo's, because its dishes always come together, or the dish's own.
 */
const countedAs = ({ itemId, combo }: Order['lines'][string]): string => combo?.itemId ?? itemId;

/** Returns the counts of a bill of these portions; null for a bill without a dish. */
export function orderedTogetherOn(
  { lines }: Pick<Order, 'lines'>,
  portions: Portions,
): BillOrderedTogether | null {
  const billed = Object.entries(lines).flatMap(([id, line]) => ((portions[id] ?? 0) > 0 ? [line] : []));
  const dishes = [...new Set(billed.map(countedAs))].slice(0, MOST_DISHES).toSorted();
  if (dishes.length === 0) return null;
  const addOns = dishes.flatMap((dish): [string, Counts][] => {
    const chosen = billed.filter((line) => countedAs(line) === dish).flatMap((line) => line.addOns);
    // Firestore refuses a map with such a key, and with it the counts of the whole bill.
    const names = chosen.map(({ name }) => name).filter((name) => !isReservedKey(name));
    return names.length === 0 ? [] : [[dish, each(new Set(names))]];
  });
  return {
    bills: 1,
    byDish: each(dishes),
    together: Object.fromEntries(
      dishes.slice(0, -1).map((dish, i) => [dish, each(dishes.slice(i + 1))] as const),
    ),
    addOns: Object.fromEntries(addOns),
  };
}

const added = (into: Counts, more: Counts): Counts => {
  const sum = new Map(Object.entries(into));
  for (const [key, count] of Object.entries(more)) sum.set(key, (sum.get(key) ?? 0) + count);
  // A void may take back a count that was dropped for lack of room.
  return Object.fromEntries([...sum].filter(([, count]) => count > 0));
};

function addedBy(into: Record<string, Counts>, more: Record<string, Counts>): Record<string, Counts> {
  const sum = new Map(Object.entries(into));
  for (const [key, counts] of Object.entries(more)) sum.set(key, added(sum.get(key) ?? {}, counts));
  return Object.fromEntries([...sum].filter(([, counts]) => Object.keys(counts).length > 0));
}

const NOTHING: BillOrderedTogether = { bills: 0, byDish: {}, together: {}, addOns: {} };

/** Returns the sum of days or bills. */
export const sumOrderedTogether = (all: readonly BillOrderedTogether[]): BillOrderedTogether =>
  all.reduce<BillOrderedTogether>(
    (sum, { bills, byDish, together, addOns }) => ({
      bills: Math.max(0, sum.bills + bills),
      byDish: added(sum.byDish, byDish),
      together: addedBy(sum.together, together),
      addOns: addedBy(sum.addOns, addOns),
    }),
    NOTHING,
  );

export const noneOrderedTogether = (day: string): OrderedTogether => ({ day, ...NOTHING, counted: {} });

/** A count by one key (a dish) or two (two dishes; a dish and an add-on). */
type Entry = readonly [first: string, second: string, count: number];

const before = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Returns the entries, or, when there are more than `most`, three quarters of `most`: those with the highest counts,
 * and among equal ones the first in the order of their keys. New entries then have room to gather counts.
 */
const mostFrequent = (entries: readonly Entry[], most: number): readonly Entry[] =>
  entries.length <= most
    ? entries
    : entries
        .toSorted((a, b) => b[2] - a[2] || before(a[0], b[0]) || before(a[1], b[1]))
        .slice(0, (most * 3) / 4);

/** Returns the most frequent counts of the dishes that the day still has. */
function frequentOf(
  byDish: Record<string, Counts>,
  most: number,
  isKnown: (dish: string, other: string) => boolean,
): Record<string, Counts> {
  const entries = Object.entries(byDish).flatMap(([dish, counts]) =>
    Object.entries(counts).flatMap(([other, count]): Entry[] =>
      isKnown(dish, other) ? [[dish, other, count]] : [],
    ),
  );
  const kept = Map.groupBy(mostFrequent(entries, most), ([dish]) => dish);
  return Object.fromEntries(
    [...kept].map(([dish, all]) => [dish, Object.fromEntries(all.map(([, other, count]) => [other, count]))]),
  );
}

/** Returns counts that fit into `MOST_OF_DAY`. Where one of them is full, it loses its rarest entries. */
function fitting({ bills, byDish, together, addOns }: BillOrderedTogether): BillOrderedTogether {
  const all = Object.entries(byDish).map(([dish, count]): Entry => [dish, '', count]);
  const dishes = Object.fromEntries(
    mostFrequent(all, MOST_OF_DAY.dishes).map(([dish, , count]) => [dish, count]),
  );
  const has = (dish: string) => Object.hasOwn(dishes, dish);
  return {
    bills,
    byDish: dishes,
    together: frequentOf(together, MOST_OF_DAY.pairs, (a, b) => has(a) && has(b)),
    addOns: frequentOf(addOns, MOST_OF_DAY.addOns, has),
  };
}

/** A bill with its counts. */
export interface CountedBill {
  readonly invoiceId: string;
  readonly bill: BillOrderedTogether;
}

/**
 * Returns the day with a bill counted. Returns the same day when the bill or its void was seen before, and once the day
 * has as many bills as it counts.
 */
export function countTogether(day: OrderedTogether, { invoiceId, bill }: CountedBill): OrderedTogether {
  const { counted } = day;
  const isFull = Object.keys(counted).length >= MOST_OF_DAY.bills;
  if (isFull || Object.hasOwn(counted, invoiceId)) return day;
  return {
    day: day.day,
    ...fitting(sumOrderedTogether([day, bill])),
    counted: { ...counted, [invoiceId]: true },
  };
}

const negative = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, -count]));

const negativeBy = (byDish: Record<string, Counts>): Record<string, Counts> =>
  Object.fromEntries(Object.entries(byDish).map(([dish, counts]) => [dish, negative(counts)]));

/** Returns the day without a void bill. Its event may come before that of the bill, which then counts nothing. */
export function takeBackTogether(day: OrderedTogether, { invoiceId, bill }: CountedBill): OrderedTogether {
  const { counted } = day;
  const seen = Object.hasOwn(counted, invoiceId) ? counted[invoiceId] : undefined;
  const isFull = Object.keys(counted).length >= MOST_OF_DAY.bills;
  if (seen === false || (seen === undefined && isFull)) return day;
  const after = { ...counted, [invoiceId]: false };
  if (seen === undefined) return { ...day, counted: after };
  const less: BillOrderedTogether = {
    bills: -bill.bills,
    byDish: negative(bill.byDish),
    together: negativeBy(bill.together),
    addOns: negativeBy(bill.addOns),
  };
  return { day: day.day, ...sumOrderedTogether([day, less]), counted: after };
}

/** Returns the day's document for these bills, the same as if each bill had been counted while nothing was full. */
export const orderedTogetherOfDay = (day: string, bills: readonly CountedBill[]): OrderedTogether => ({
  day,
  ...fitting(sumOrderedTogether(bills.map(({ bill }) => bill))),
  counted: Object.fromEntries(bills.map(({ invoiceId }) => [invoiceId, true])),
});
