import { plus, sum, times, ZERO } from '../money/money.ts';
import type { BillLine } from '../billing/shape/bill.schema.ts';
import type { Paise } from '../money/money.ts';
import type { BillHowSold, HowSold, ListSold, WeighedSold } from './how-sold.schema.ts';

/**
 * How much a day's document holds: bills that count, dishes by weight, price lists. A restaurant has ten lists at most,
 * but may replace them during the day; one entry counts the sales by all further lists.
 */
export const MOST_HOW_SOLD = { bills: 10_000, dishes: 900, lists: 20 } as const;

/** The entry for lists beyond the most. */
const FURTHER_LISTS = { id: 'further', name: 'Other lists' } as const;

export const NOTHING_SOLD: BillHowSold = {
  lists: {},
  listed: { bills: 0, billsPaise: ZERO },
  weighed: {},
};

export const noneHowSold = (day: string): HowSold => ({ day, ...NOTHING_SOLD, counted: {} });

const NONE: Omit<ListSold, 'name'> = { bills: 0, billsPaise: ZERO, portions: 0, amountPaise: ZERO };

const amountOf = (lines: readonly BillLine[]): Paise => sum(lines.map(({ taxablePaise }) => taxablePaise));
const portionsOf = (lines: readonly BillLine[]): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0);

/** Returns what a bill sold at the prices of lists and by weight; null where it has no such dish. */
export function howSoldOn({ lines }: { readonly lines: readonly BillLine[] }): BillHowSold | null {
  const billsPaise = amountOf(lines);
  const listed = lines.filter(({ list }) => list !== undefined);
  const weighed = lines.flatMap(({ itemId, weight, quantity, taxablePaise }) =>
    weight === undefined || itemId === null
      ? []
      : [
          [
            itemId,
            { grams: weight.grams * quantity, portions: quantity, amountPaise: taxablePaise },
          ] as const,
        ],
  );
  if (listed.length + weighed.length === 0) return null;
  const lists = [...Map.groupBy(listed, ({ list }) => list?.id ?? '')].map(([id, own]) => [
    id,
    {
      name: own[0]?.list?.name ?? '',
      bills: 1,
      billsPaise,
      portions: portionsOf(own),
      amountPaise: amountOf(own),
    },
  ]);
  const dishes = new Map<string, WeighedSold>();
  for (const [dish, one] of weighed) dishes.set(dish, addedWeight(dishes.get(dish), one, 1));
  return {
    lists: Object.fromEntries(lists) as Record<string, ListSold>,
    listed: listed.length === 0 ? NOTHING_SOLD.listed : { bills: 1, billsPaise },
    weighed: Object.fromEntries(dishes),
  };
}

const addedWeight = (known: WeighedSold | undefined, more: WeighedSold, by: 1 | -1): WeighedSold => ({
  grams: (known?.grams ?? 0) + by * more.grams,
  portions: (known?.portions ?? 0) + by * more.portions,
  amountPaise: plus(known?.amountPaise ?? ZERO, times(more.amountPaise, by)),
});

const addedList = (known: Omit<ListSold, 'name'>, more: ListSold, by: 1 | -1): Omit<ListSold, 'name'> => ({
  bills: known.bills + by * more.bills,
  billsPaise: plus(known.billsPaise, times(more.billsPaise, by)),
  portions: known.portions + by * more.portions,
  amountPaise: plus(known.amountPaise, times(more.amountPaise, by)),
});

/** Returns the sums with those of a bill, or of a day, added (`by` 1) or taken back (`by` -1). */
function added(into: BillHowSold, more: BillHowSold, by: 1 | -1, mostLists: number): BillHowSold {
  const lists = new Map(Object.entries(into.lists));
  for (const [id, sold] of Object.entries(more.lists)) {
    // Once further lists share an entry, no list gets its own: a void finds its list where the bill counted it.
    const isFull = lists.size >= mostLists || lists.has(FURTHER_LISTS.id);
    const isFurther = isFull && !lists.has(id);
    const key = isFurther ? FURTHER_LISTS.id : id;
    const known = lists.get(key) ?? { name: isFurther ? FURTHER_LISTS.name : sold.name, ...NONE };
    const after = addedList(known, sold, by);
    if (after.bills <= 0) lists.delete(key);
    else lists.set(key, { name: known.name, ...after });
  }
  const weighed = new Map(Object.entries(into.weighed));
  for (const [dish, one] of Object.entries(more.weighed)) {
    const after = addedWeight(weighed.get(dish), one, by);
    if (after.grams <= 0) weighed.delete(dish);
    else if (weighed.has(dish) || weighed.size < MOST_HOW_SOLD.dishes) weighed.set(dish, after);
  }
  return {
    lists: Object.fromEntries(lists),
    listed: {
      bills: into.listed.bills + by * more.listed.bills,
      billsPaise: plus(into.listed.billsPaise, times(more.listed.billsPaise, by)),
    },
    weighed: Object.fromEntries(weighed),
  };
}

/** Returns the sum of some days, with the last name of each list. Days are in order of time. */
export function sumHowSold(all: readonly BillHowSold[]): BillHowSold {
  const total = all.reduce((known, one) => added(known, one, 1, Number.POSITIVE_INFINITY), NOTHING_SOLD);
  const names = new Map(
    all.flatMap(({ lists }) => Object.entries(lists).map(([id, { name }]) => [id, name] as const)),
  );
  return {
    ...total,
    lists: Object.fromEntries(
      Object.entries(total.lists).map(([id, sold]) => [id, { ...sold, name: names.get(id) ?? sold.name }]),
    ),
  };
}

/** A bill, by the id of its invoice, with what it adds to its day. */
export interface BillToCount {
  readonly invoiceId: string;
  readonly sold: BillHowSold;
}

const changed = (day: HowSold, sold: BillHowSold, by: 1 | -1): BillHowSold =>
  added(day, sold, by, MOST_HOW_SOLD.lists);

/** Returns the day with a bill counted; the same day if the bill or its void was seen, or the day is full. */
export function countHowSold(day: HowSold, { invoiceId, sold }: BillToCount): HowSold {
  const { counted } = day;
  if (Object.keys(counted).length >= MOST_HOW_SOLD.bills || Object.hasOwn(counted, invoiceId)) return day;
  return { day: day.day, ...changed(day, sold, 1), counted: { ...counted, [invoiceId]: true } };
}

/** Returns the day without a void bill. Its event may come before that of the bill, which then counts nothing. */
export function takeBackHowSold(day: HowSold, { invoiceId, sold }: BillToCount): HowSold {
  const { counted } = day;
  const seen = Object.hasOwn(counted, invoiceId) ? counted[invoiceId] : undefined;
  const isFull = Object.keys(counted).length >= MOST_HOW_SOLD.bills;
  if (seen === false || (seen === undefined && isFull)) return day;
  const after = { ...counted, [invoiceId]: false };
  if (seen === undefined) return { ...day, counted: after };
  return { day: day.day, ...changed(day, sold, -1), counted: after };
}

/** Returns the day's document for these bills: the stored one must equal it. */
export const howSoldOfDay = (day: string, bills: readonly BillToCount[]): HowSold =>
  bills.reduce(countHowSold, noneHowSold(day));
