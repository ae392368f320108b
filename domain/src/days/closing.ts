import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { movementsOf, salesSchema } from './day.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.ts';

/** The drawer at the end of a day, as somebody counted it. */
export const drawerSchema = z.object({
  openingCashPaise: amountSchema,
  countedCashPaise: amountSchema,
  /** Out of the drawer for something else than a refund: vegetables, the gas. */
  paidOutPaise: amountSchema,
  /** Explains a difference; empty where there is none. */
  note: line(200),
});
export type Drawer = z.output<typeof drawerSchema>;

/** `closings/{yyyy-mm-dd}`: a closed day, never changed. */
export const closingSchema = drawerSchema.extend({
  day: z.string(),
  requestId: z.string(),
  at: timestamp(),
  /** The name of who closed it. */
  by: z.string(),
  /** Their member id; null where it was stored before ids were kept. */
  byId: z.string().nullable(),
  restaurantName: z.string(),
  /** What should have been in the drawer. */
  expectedCashPaise: paiseSchema,
  /** Counted less expected: below zero where money is missing. */
  differencePaise: paiseSchema,
  sales: salesSchema,
});
export type Closing = z.output<typeof closingSchema>;

/** Version 1 called the day's sales takings, and knew by name alone who closed it. */
export function withSales({ takings, ...stored }: Record<string, unknown>): Record<string, unknown> {
  const { upiClaims, ...sales } = takings as Record<string, unknown>;
  return { byId: null, ...stored, sales: { ...sales, upiDeclarations: upiClaims } };
}

/** What moved the cash in the drawer besides the people who count it. */
export type DrawerMoves = Pick<Day, 'byMethod' | 'refundsByMethod' | 'partReturns'>;

/**
 * What part payments that were given back did to the drawer: the cash that was taken in, less the cash that went out. A
 * part taken by UPI and given back in cash lowers it.
 */
export const cashOfReturns = ({ partReturns }: Pick<DrawerMoves, 'partReturns'>): Paise =>
  minus(partReturns.takenByMethod['cash'] ?? ZERO, partReturns.givenByMethod['cash'] ?? ZERO);

/**
 * What should be in the drawer: what was in it, the bills paid in cash and what returned part payments left there, less
 * the cash given back on credit notes and what was paid out. Cash tips are the staff's, and not in it.
 */
export function expectedCash(
  day: DrawerMoves,
  { openingCashPaise, paidOutPaise }: Pick<Drawer, 'openingCashPaise' | 'paidOutPaise'>,
): Paise {
  const taken = day.byMethod['cash'] ?? ZERO;
  const refunded = day.refundsByMethod['cash'] ?? ZERO;
  return minus(sum([openingCashPaise, taken, cashOfReturns(day)]), sum([refunded, paidOutPaise]));
}

/** Refuses a day that has not begun (`day-in-future`), and one on which somebody has yet to pay (`orders-open`). */
export function assertCanClose(day: string, today: string, openOrders: number): void {
  if (day > today) throw new Refusal('day-in-future', { today });
  if (openOrders > 0) throw new Refusal('orders-open', { count: openOrders });
}

/**
 * The day, closed. Refuses figures that have moved since the person counted (`day-changed`), and a difference that nobody
 * explains (`note-required`).
 */
export function closeDay(
  day: Day,
  drawer: Drawer,
  c: {
    seenMovements: number;
    requestId: string;
    by: string;
    byId: string;
    restaurantName: string;
    at: number;
  },
): { day: Day; closing: Closing } {
  const { seenMovements, at, ...who } = c;
  if (movementsOf(day) !== seenMovements) throw new Refusal('day-changed', { movements: movementsOf(day) });
  const expectedCashPaise = expectedCash(day, drawer);
  const differencePaise = minus(drawer.countedCashPaise, expectedCashPaise);
  if (differencePaise !== 0 && drawer.note === '') throw new Refusal('note-required', { differencePaise });
  const sales = salesSchema.parse(day);
  return {
    day: { ...day, closedAt: at },
    closing: { ...drawer, ...who, day: day.day, at, expectedCashPaise, differencePaise, sales },
  };
}
