import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { movementsOf, salesSchema } from './day.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.ts';

/** The cash drawer at the end of a day, as a person counted it. */
export const drawerSchema = z.object({
  openingCashPaise: amountSchema,
  countedCashPaise: amountSchema,
  /** Cash taken out for anything but a refund, such as vegetables or gas. */
  paidOutPaise: amountSchema,
  /** Explains a difference; empty when there is none. */
  note: line(200),
});
export type Drawer = z.output<typeof drawerSchema>;

/** `closings/{yyyy-mm-dd}`: a closed day. It never changes. */
export const closingSchema = drawerSchema.extend({
  day: z.string(),
  requestId: z.string(),
  at: timestamp(),
  /** The name of the member who closed it. */
  by: z.string(),
  /** That member's id; null in documents stored before ids were kept. */
  byId: z.string().nullable(),
  restaurantName: z.string(),
  /** The cash that should have been in the drawer. */
  expectedCashPaise: paiseSchema,
  /** Counted less expected cash: negative when money is missing. */
  differencePaise: paiseSchema,
  sales: salesSchema,
});
export type Closing = z.output<typeof closingSchema>;

/** Upgrades version 1, which called the sales `takings` and stored only the closing member's name. */
export function withSales({ takings, ...stored }: Record<string, unknown>): Record<string, unknown> {
  const { upiClaims, ...sales } = takings as Record<string, unknown>;
  return { byId: null, ...stored, sales: { ...sales, upiDeclarations: upiClaims } };
}

/**
 * Returns the cash that should be in the drawer: opening cash and bills paid in cash, less cash refunds and what was
 * paid out. Cash tips belong to the staff and are not counted.
 */
export function expectedCash(
  day: Pick<Day, 'byMethod' | 'refundsByMethod'>,
  { openingCashPaise, paidOutPaise }: Pick<Drawer, 'openingCashPaise' | 'paidOutPaise'>,
): Paise {
  const taken = day.byMethod['cash'] ?? ZERO;
  const refunded = day.refundsByMethod['cash'] ?? ZERO;
  return minus(sum([openingCashPaise, taken]), sum([refunded, paidOutPaise]));
}

/** Throws `day-in-future` for a day that has not begun, and `orders-open` when orders are still unpaid. */
export function assertCanClose(day: string, today: string, openOrders: number): void {
  if (day > today) throw new Refusal('day-in-future', { today });
  if (openOrders > 0) throw new Refusal('orders-open', { count: openOrders });
}

/**
 * Closes the day. Throws `day-changed` when the figures have changed since the person counted, and `note-required`
 * when a difference has no note.
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
