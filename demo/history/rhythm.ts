import { DAY, MINUTE, minutesOf, startOf, weekdayOf } from '@bhoj/domain/time/ist';
import { tableIdOf } from '@bhoj/domain/tables/table';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';
import type { Random } from '../random.ts';

export type Meal = 'breakfast' | 'lunch' | 'tea' | 'dinner' | 'late';

/** One party, from arrival to payment. Times are epoch ms. */
export interface Visit {
  readonly meal: Meal;
  readonly type: Extract<OrderType, 'dine-in' | 'takeaway'>;
  readonly tableId: string | null;
  readonly heads: number;
  readonly arrivesAt: number;
  readonly paysAt: number;
}

interface Sitting {
  readonly meal: Meal;
  /** Minutes after midnight of the business day; more than 24 hours is the night after. */
  readonly from: number;
  readonly to: number;
  readonly weekdayShare: number;
  readonly weekendShare: number;
  /** Minutes that a table is occupied. */
  readonly stay: readonly [least: number, most: number];
  readonly takeaway: number;
}

const sitting = (
  meal: Meal,
  [from, to]: readonly [string, string],
  rest: Omit<Sitting, 'meal' | 'from' | 'to'>,
): Sitting => {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { meal, from: start, to: end < start ? end + 24 * 60 : end, ...rest };
};

const SITTINGS: readonly Sitting[] = [
  sitting('breakfast', ['07:30', '11:00'], {
    weekdayShare: 16,
    weekendShare: 20,
    stay: [25, 45],
    takeaway: 0.2,
  }),
  sitting('lunch', ['12:00', '15:00'], {
    weekdayShare: 32,
    weekendShare: 28,
    stay: [40, 70],
    takeaway: 0.16,
  }),
  sitting('tea', ['16:00', '18:30'], { weekdayShare: 12, weekendShare: 9, stay: [20, 40], takeaway: 0.15 }),
  sitting('dinner', ['19:15', '22:45'], {
    weekdayShare: 35,
    weekendShare: 36,
    stay: [50, 95],
    takeaway: 0.2,
  }),
  sitting('late', ['23:15', '01:20'], { weekdayShare: 5, weekendShare: 7, stay: [35, 65], takeaway: 0.25 }),
];

/** Number of bills on an ordinary day. */
const BILLS: Record<Weekday, number> = {
  monday: 27,
  tuesday: 26,
  wednesday: 28,
  thursday: 30,
  friday: 36,
  saturday: 43,
  sunday: 45,
};

/** Bills of a month in relation to an ordinary one: fewer in the rains, more from Diwali to the new year. */
const SEASON = [1.02, 0.98, 1, 0.97, 0.96, 0.9, 0.86, 0.9, 0.93, 1.04, 1.02, 1.08];

export const seasonOf = (day: IsoDate): number => SEASON[Number(day.slice(5, 7)) - 1] ?? 1;

const PARTY_SIZES = [
  { heads: 1, weight: 13 },
  { heads: 2, weight: 35 },
  { heads: 3, weight: 18 },
  { heads: 4, weight: 24 },
  { heads: 5, weight: 6 },
  { heads: 6, weight: 4 },
];

/**
 * Returns the visits of one business day in order of arrival. A table seats one party at a time; when all are taken,
 * parties take food away.
 */
export function visitsOf(day: IsoDate, tablesPerFloor: readonly number[], random: Random): Visit[] {
  const weekday = weekdayOf(startOf(day));
  const isWeekend = weekday === 'saturday' || weekday === 'sunday';
  const bills = Math.round(BILLS[weekday] * seasonOf(day) * (0.88 + random.float() * 0.24));
  const arrivals = Array.from({ length: bills }, () => {
    const s = random.weighted(SITTINGS, (each) => (isWeekend ? each.weekendShare : each.weekdayShare));
    const into = (random.float() + random.float()) / 2;
    const minute = s.from + into * (s.to - s.from);
    return { sitting: s, at: startOf(day) + Math.floor(minute * MINUTE) };
  }).toSorted((a, b) => a.at - b.at);

  const freeFrom = new Map<string, number>(
    tablesPerFloor.flatMap((count, f) =>
      Array.from({ length: count }, (_, i) => [tableIdOf(f + 1, i + 1), 0]),
    ),
  );
  return arrivals.map(({ sitting: { meal, stay, takeaway }, at }): Visit => {
    const free = [...freeFrom].filter(([, from]) => from <= at).map(([id]) => id);
    const heads = random.weighted(PARTY_SIZES, (size) => size.weight).heads;
    if (free.length === 0 || random.chance(takeaway)) {
      const paysAt = at + Math.floor((12 + random.float() * 14) * MINUTE);
      return { meal, type: 'takeaway', tableId: null, heads: Math.min(heads, 4), arrivesAt: at, paysAt };
    }
    // The ground floor fills first.
    const tableId = random.weighted(free, (id) => (id.startsWith('F1-') ? 3 : 1));
    const [least, most] = stay;
    const paysAt = at + Math.floor((least + random.float() * (most - least) + heads * 2) * MINUTE);
    freeFrom.set(tableId, paysAt + 5 * MINUTE);
    return { meal, type: 'dine-in', tableId, heads, arrivesAt: at, paysAt };
  });
}

/** Returns the `count` business days before the one that contains `today`, the oldest first. */
export const daysBefore = (today: IsoDate, count: number): IsoDate[] =>
  Array.from({ length: count }, (_, i) => dayAfter(today, i - count));

const dayAfter = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
