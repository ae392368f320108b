import { NO_OPERATIONS } from '../../days/operations.schema.ts';
import { creditedRoundOffOf } from '../../days/day-sums.ts';
import { FURTHER, FURTHER_DISHES, MOST_DISHES_OF_DAY } from '../../days/day-dishes.ts';
import { netValuesOf } from '../../billing/records/values.ts';
import { plus, sum, times, ZERO } from '../../money/money.ts';
import type { Counted } from '../../days/counted.schema.ts';
import type { Dishes } from '../../days/day-dishes.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Covers, Operations } from '../../days/operations.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Period, Sold } from '../shape/period.schema.ts';

/** Adds records up key by key; `add` gets undefined where the first has no such key. */
function joined<T>(
  records: readonly Readonly<Record<string, T>>[],
  add: (known: T | undefined, next: T) => T,
): Record<string, T> {
  const all = new Map<string, T>();
  for (const record of records) {
    for (const [key, value] of Object.entries(record)) all.set(key, add(all.get(key), value));
  }
  return Object.fromEntries(all);
}

const addPaise = (known: Paise | undefined, next: Paise): Paise => plus(known ?? ZERO, next);
const addNumber = (known: number | undefined, next: number): number => (known ?? 0) + next;
const addCounted = (known: Counted | undefined, next: Counted): Counted => ({
  count: (known?.count ?? 0) + next.count,
  totalPaise: plus(known?.totalPaise ?? ZERO, next.totalPaise),
});

const NOTHING_SOLD: Sold = { quantity: 0, amountPaise: ZERO, costPaise: ZERO, costedPaise: ZERO };

const soldOf = ({ quantity, amountPaise, costPaise }: Dishes[string]): Sold => ({
  quantity,
  amountPaise,
  costPaise: costPaise === null ? ZERO : times(costPaise, quantity),
  costedPaise: costPaise === null ? ZERO : amountPaise,
});

const addSold = (known: Sold | undefined, next: Sold): Sold => ({
  quantity: (known?.quantity ?? 0) + next.quantity,
  amountPaise: plus(known?.amountPaise ?? ZERO, next.amountPaise),
  costPaise: plus(known?.costPaise ?? ZERO, next.costPaise),
  costedPaise: plus(known?.costedPaise ?? ZERO, next.costedPaise),
});

/**
 * Returns a period that fits into a document: as many dishes as a day lists, those with the highest sales, and one entry for all
 * others.
 */
export function storable(period: Period): Period {
  const all = Object.entries(period.byDish);
  if (all.length <= MOST_DISHES_OF_DAY) return period;
  const ranked = all
    .filter(([key]) => key !== FURTHER_DISHES)
    .toSorted(([a, x], [b, y]) => y.amountPaise - x.amountPaise || (a < b ? -1 : 1));
  const kept = ranked.slice(0, MOST_DISHES_OF_DAY - 1);
  const further = [...ranked.slice(kept.length), ...all.filter(([key]) => key === FURTHER_DISHES)];
  const rest = further.map(([, sold]) => sold).reduce(addSold, NOTHING_SOLD);
  return { ...period, byDish: { ...Object.fromEntries(kept), [FURTHER_DISHES]: { ...FURTHER, ...rest } } };
}

const dishesOf = (days: readonly Day[]): Period['byDish'] =>
  joined(
    days.map(({ byDish }) =>
      Object.fromEntries(
        Object.entries(byDish).map(([key, dish]): [string, Period['byDish'][string]] => {
          const { itemId, variantId, name } = dish;
          return [key, { itemId, variantId, name, ...soldOf(dish) }];
        }),
      ),
    ),
    (known, next) => ({ ...next, ...addSold(known, next) }),
  );

function categoriesOf(days: readonly Day[]): Period['byCategory'] {
  const all = new Map<string | null, Period['byCategory'][number]>();
  for (const dish of days.flatMap(({ byDish }) => Object.values(byDish))) {
    const { categoryId, category } = dish;
    const known = all.get(categoryId);
    all.set(categoryId, {
      categoryId,
      category: category ?? known?.category ?? null,
      ...addSold(known ?? NOTHING_SOLD, soldOf(dish)),
    });
  }
  return [...all.values()].toSorted((a, b) => b.amountPaise - a.amountPaise);
}

/** Undefined where no bill has a waiting time. */
function waitsOf(ofDays: readonly Operations[]): Pick<Operations, 'waits'> {
  const known = ofDays.flatMap(({ waits }) => waits ?? []);
  if (known.length === 0) return {};
  const total = (of: 'lines' | 'minutes') => known.reduce((all, waits) => all + waits[of], 0);
  return { waits: { lines: total('lines'), minutes: total('minutes') } };
}

const coversOf = (ofDays: readonly Operations[]): Covers => ({
  guests: ofDays.reduce((all, { covers }) => all + covers.guests, 0),
  salesPaise: sum(ofDays.map(({ covers }) => covers.salesPaise)),
  bySize: joined(
    ofDays.map(({ covers }) => covers.bySize),
    (size, next) => ({
      parties: (size?.parties ?? 0) + next.parties,
      timed: (size?.timed ?? 0) + next.timed,
      minutes: (size?.minutes ?? 0) + next.minutes,
    }),
  ),
});

const hasBills = ({ bills }: Day): boolean => bills > 0;

function operationsOf(days: readonly Day[]): Period['operations'] {
  if (days.length === 0) return null;
  const ofDays = days.map(({ operations }) => operations);
  return {
    days: days.filter(hasBills).length,
    bills: days.reduce((all, { bills }) => all + bills, 0),
    subtotalPaise: sum(days.map(({ subtotalPaise }) => subtotalPaise)),
    byHour: joined(
      ofDays.map(({ byHour }) => byHour),
      (hour, next) => ({ bills: (hour?.bills ?? 0) + next.bills, guests: (hour?.guests ?? 0) + next.guests }),
    ),
    billsByType: joined(
      ofDays.map(({ billsByType }) => billsByType),
      addNumber,
    ),
    byMember: joined(
      ofDays.map(({ byMember }) => byMember),
      (member, next) => ({
        name: next.name,
        bills: (member?.bills ?? 0) + next.bills,
        portions: (member?.portions ?? 0) + next.portions,
        amountPaise: plus(member?.amountPaise ?? ZERO, next.amountPaise),
      }),
    ),
    cancelled: ofDays.map(({ cancelled }) => cancelled).reduce(addCounted, NO_OPERATIONS.cancelled),
    parties: ofDays.reduce(
      (all, { parties }) => ({
        count: all.count + parties.count,
        minutes: all.minutes + parties.minutes,
      }),
      NO_OPERATIONS.parties,
    ),
    covers: coversOf(ofDays),
    ...waitsOf(ofDays),
  };
}

/** Adds up business days. They must be in order of time, because the last name of a dish counts. */
export function periodOf(days: readonly Day[]): Period {
  const all = (of: (day: Day) => Paise): Paise => sum(days.map(of));
  const count = (of: (day: Day) => number): number => days.reduce((total, day) => total + of(day), 0);
  const counted = (of: (day: Day) => Counted): Counted =>
    days.map(of).reduce(addCounted, { count: 0, totalPaise: ZERO });
  const credits = counted((day) => day.credits);
  const debits = counted((day) => day.debits);
  return {
    days: days.filter(hasBills).length,
    bills: count(({ bills }) => bills),
    guests: count(({ guests }) => guests),
    subtotalPaise: all((day) => day.subtotalPaise),
    discountPaise: all((day) => day.discountPaise),
    taxPaise: all((day) => day.taxPaise),
    roundOffPaise: all((day) => day.roundOffPaise),
    totalPaise: all((day) => day.totalPaise),
    complimentary: counted((day) => day.complimentary),
    voids: counted((day) => day.voids),
    credits: {
      ...credits,
      taxPaise: all((day) => day.credits.taxPaise),
      ...creditedRoundOffOf(all((day) => day.credits.roundOffPaise ?? ZERO)),
    },
    debits: { ...debits, taxPaise: all((day) => day.debits.taxPaise) },
    values: netValuesOf(days),
    byMethod: joined(
      days.map(({ byMethod }) => byMethod),
      addPaise,
    ),
    byType: joined(
      days.map(({ byType }) => byType),
      addPaise,
    ),
    byOperator: joined(
      days.map(({ byOperator }) => byOperator),
      addCounted,
    ),
    tipsPaise: all(({ tipsByMethod }) => sum(Object.values(tipsByMethod))),
    byDish: dishesOf(days),
    byCategory: categoriesOf(days),
    operations: operationsOf(days),
  };
}
