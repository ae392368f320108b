import { minus, paise, plus, ZERO } from '../money/money.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import { LATELY } from './habit.schema.ts';
import { halfUp } from '../money/scaled.ts';
import type { Paise } from '../money/money.ts';
import type { Customer } from './customer.schema.ts';
import type { Favourite, LateVisit } from './habit.schema.ts';

/** The most dishes that a record keeps, and how many of them screens show. */
const DISHES_KEPT = 40;
const FAVOURITES = 20;
/** The number of favourite dishes that a captain sees. */
const FAVOURITES_AT_TABLE = 3;
/** The most months of spending that a record keeps. */
const MONTHS_KEPT = 24;
/** Days with a visit that make a habit: two gaps. */
const DAYS_FOR_HABIT = 3;

export type Habits = Pick<Customer, 'lately' | 'dishes' | 'months' | 'dueAt'>;

/** The habits of a customer without a bill. */
export const NO_HABITS: Habits = { lately: [], dishes: {}, months: {}, dueAt: null };

/** The part of a customer's habits that comes from the valid documents of one order. */
export interface OrderHabits {
  /** Null where all documents are void. */
  readonly visit: LateVisit | null;
  readonly dishes: Readonly<Record<string, Favourite>>;
  readonly months: Readonly<Record<string, Paise>>;
}

/** Returns the median of some numbers, rounded to a whole one; null without numbers. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : halfUp((upper + lower) / 2);
}

/** Returns the median number of days between visits; null with fewer than three days of visits. */
export function usualGap({ lately }: Pick<Customer, 'lately'>): number | null {
  const days = [...new Set(lately.map(({ at }) => dateOf(at)))].map(startOf).toSorted((a, b) => a - b);
  if (days.length < DAYS_FOR_HABIT) return null;
  return median(days.slice(1).map((day, i) => (day - (days[i] ?? day)) / DAY));
}

/** Returns when a customer is due back: twice their usual gap after the day of their last visit. */
export function dueAtOf(customer: Pick<Customer, 'lately'>): number | null {
  const gap = usualGap(customer);
  const last = customer.lately.at(-1);
  return gap === null || last === undefined ? null : startOf(dateOf(last.at)) + 2 * gap * DAY;
}

/**
 * Returns when a customer is due back after they were sent a message. A customer who was due is due again after twice
 * their usual gap without a visit.
 */
export function dueAfterAsking(customer: Pick<Customer, 'lately' | 'dueAt'>, at: number): number | null {
  const gap = usualGap(customer);
  const isDue = customer.dueAt !== null && customer.dueAt <= at;
  return isDue && gap !== null ? startOf(dateOf(at)) + 2 * gap * DAY : customer.dueAt;
}

/** Returns when a customer was last sent a message since their last visit; null when they were not. */
export const askedSinceVisit = ({
  messages,
  lastSeenAt,
}: Pick<Customer, 'messages' | 'lastSeenAt'>): number | null =>
  messages.lastAt !== null && messages.lastAt > lastSeenAt ? messages.lastAt : null;

const inTime = (visits: readonly LateVisit[]): LateVisit[] =>
  visits.toSorted((a, b) => a.at - b.at).slice(-LATELY);

function keptDishes(dishes: Readonly<Record<string, Favourite>>): Record<string, Favourite> {
  const ordered = Object.entries(dishes).filter(([, { count }]) => count > 0);
  return Object.fromEntries(ordered.toSorted(([, a], [, b]) => b.count - a.count).slice(0, DISHES_KEPT));
}

const keptMonths = (months: Readonly<Record<string, Paise>>): Record<string, Paise> =>
  Object.fromEntries(
    Object.entries(months)
      .filter(([, amount]) => amount !== 0)
      .toSorted(([a], [b]) => b.localeCompare(a))
      .slice(0, MONTHS_KEPT),
  );

function changedDishes(
  dishes: Customer['dishes'],
  was: OrderHabits['dishes'],
  is: OrderHabits['dishes'],
): Record<string, Favourite> {
  const changed = { ...dishes };
  for (const id of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const name = is[id]?.name ?? dishes[id]?.name ?? '';
    const count = (dishes[id]?.count ?? 0) - (was[id]?.count ?? 0) + (is[id]?.count ?? 0);
    changed[id] = { name, count };
  }
  return keptDishes(changed);
}

/** Adds an amount to the spend of a month. */
export const withSpend = (months: Customer['months'], month: string, amount: Paise): Customer['months'] =>
  keptMonths({ ...months, [month]: plus(months[month] ?? ZERO, amount) });

/** Returns a customer's habits after the documents of one order changed. */
export function followHabits(known: Habits, orderId: string, was: OrderHabits, is: OrderHabits): Habits {
  const others = known.lately.filter((visit) => visit.orderId !== orderId);
  const lately = inTime(is.visit === null ? others : [...others, is.visit]);
  let { months } = known;
  for (const month of new Set([...Object.keys(was.months), ...Object.keys(is.months)])) {
    months = withSpend(months, month, minus(is.months[month] ?? ZERO, was.months[month] ?? ZERO));
  }
  return {
    lately,
    dishes: changedDishes(known.dishes, was.dishes, is.dishes),
    months,
    dueAt: dueAtOf({ lately }),
  };
}

/** Returns the habits of two merged records. */
export function joinedHabits(a: Habits, b: Habits): Habits {
  const lately = inTime([...a.lately, ...b.lately]);
  const months = Object.entries(b.months).reduce(
    (all, [month, amount]) => withSpend(all, month, paise(amount)),
    a.months,
  );
  return { lately, dishes: changedDishes(a.dishes, {}, b.dishes), months, dueAt: dueAtOf({ lately }) };
}

/** Returns a customer's most ordered dishes, at most twenty. */
export const favouritesOf = ({ dishes }: Pick<Customer, 'dishes'>): (Favourite & { id: string })[] =>
  Object.entries(dishes)
    .map(([id, dish]) => ({ id, ...dish }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, FAVOURITES);

/** Returns the names of the dishes that a captain sees. */
export const favouritesAtTable = (customer: Pick<Customer, 'dishes'>): string[] =>
  favouritesOf(customer)
    .slice(0, FAVOURITES_AT_TABLE)
    .map(({ name }) => name);
