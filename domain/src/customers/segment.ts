import { paise } from '../money/money.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import { median, usualGap } from './habit.ts';
import type { QuerySpec } from '../kernel/collection.ts';
import type { Customer } from './customer.schema.ts';
import type { Marks } from './segment.schema.ts';

/** The number of customers on a page, and of names due back on one day. */
export const CUSTOMER_PAGE = 30;
const DUE_A_DAY = 5;
/** A customer is new for this long after the first visit. */
export const NEW_DAYS = 30;
/** The thresholds come from the figures of so many latest visitors. */
export const MARKED_BY = 500;
/**
 * The lowest thresholds, so that chance does not decide in a restaurant with few guests: nobody counts as lost sooner,
 * or as regular with fewer visits.
 */
const FEWEST_LOST_DAYS = 60;
const FEWEST_REGULAR_VISITS = 3;

export const SEGMENTS = ['new', 'regular', 'best', 'due', 'lost'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Returns the value that `percent` of some numbers do not exceed; null without numbers. */
export function percentile(numbers: readonly number[], percent: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
}

type Measured = Pick<Customer, 'visits' | 'spentPaise' | 'lately'>;

/** Returns this restaurant's thresholds, computed from its latest visitors. */
export function marksOf(customers: readonly Measured[], at: number): Marks {
  const paid = customers.filter(({ visits }) => visits > 0);
  const gaps = paid.map(usualGap).filter((gap) => gap !== null);
  return {
    at,
    customers: paid.length,
    regularVisits: Math.max(
      FEWEST_REGULAR_VISITS,
      percentile(
        paid.map(({ visits }) => visits),
        75,
      ) ?? 0,
    ),
    bestPaise: paise(
      percentile(
        paid.map(({ spentPaise }) => spentPaise),
        90,
      ) ?? 0,
    ),
    lostDays: Math.max(FEWEST_LOST_DAYS, 2 * (percentile(gaps, 90) ?? 0)),
    usualGapDays: median(gaps),
  };
}

/** True when the thresholds were computed on another day. */
export const areStale = (marks: Pick<Marks, 'at'> | null, now: number): boolean =>
  marks === null || dateOf(marks.at) !== dateOf(now);

const lostBefore = ({ lostDays }: Marks, now: number): number => startOf(dateOf(now)) - lostDays * DAY;
const newSince = (now: number): number => startOf(dateOf(now)) - NEW_DAYS * DAY;
const endOfToday = (now: number): number => startOf(dateOf(now)) + DAY;

/** Returns a customer's segments. */
export function segmentsOf(
  customer: Pick<Customer, 'visits' | 'spentPaise' | 'firstSeenAt' | 'lastSeenAt' | 'dueAt'>,
  marks: Marks,
  now: number,
): Segment[] {
  const { visits, spentPaise, firstSeenAt, lastSeenAt, dueAt } = customer;
  const isLost = lastSeenAt < lostBefore(marks, now);
  const is: Record<Segment, boolean> = {
    new: firstSeenAt >= newSince(now),
    regular: visits >= marks.regularVisits,
    best: visits > 0 && spentPaise >= Math.max(1, marks.bestPaise),
    due: dueAt !== null && dueAt < endOfToday(now) && dueAt >= lostBefore(marks, now),
    lost: isLost,
  };
  return SEGMENTS.filter((segment) => is[segment]);
}

/** Returns the query for the customers of a segment. It filters by one field and reads no other documents. */
export function segmentSpec(segment: Segment, marks: Marks, now: number): QuerySpec {
  const page = { limit: CUSTOMER_PAGE };
  switch (segment) {
    case 'new':
      return {
        where: [['firstSeenAt', '>=', new Date(newSince(now))]],
        orderBy: [['firstSeenAt', 'desc']],
        ...page,
      };
    case 'regular':
      return { where: [['visits', '>=', marks.regularVisits]], orderBy: [['visits', 'desc']], ...page };
    case 'best':
      return {
        where: [['spentPaise', '>=', Math.max(1, marks.bestPaise)]],
        orderBy: [['spentPaise', 'desc']],
        ...page,
      };
    case 'due':
      return {
        where: [
          ['dueAt', '>=', new Date(lostBefore(marks, now))],
          ['dueAt', '<', new Date(endOfToday(now))],
        ],
        orderBy: [['dueAt', 'desc']],
        limit: DUE_A_DAY,
      };
    case 'lost':
      return {
        where: [['lastSeenAt', '<', new Date(lostBefore(marks, now))]],
        orderBy: [['lastSeenAt', 'desc']],
        ...page,
      };
  }
}
