import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { movementsOf } from './day.ts';
import { drawerSchema } from './drawer.schema.ts';
import { salesSchema } from './day.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.schema.ts';
import type { Drawer } from './drawer.schema.ts';

/** `closings/{yyyy-mm-dd}`: a closed day. It never changes; a day that is opened again loses it. */
export const closingSchema = drawerSchema.extend({
  day: z.string(),
  requestId: z.string(),
  at: timestamp(),
  /** The name of the member who closed it. */
  by: z.string(),
  /** That member's id. */
  byId: z.string(),
  restaurantName: z.string(),
  /** The cash that should have been in the drawer. */
  expectedCashPaise: paiseSchema,
  /** The expenses that were entered as paid from the drawer before the day was closed. */
  expensesPaise: paiseSchema,
  /** Counted less expected cash: negative when money is missing. */
  differencePaise: paiseSchema,
  sales: salesSchema,
  /** Turnover of the financial year up to and with this day, before tax. */
  yearTurnoverPaise: paiseSchema,
});
export type Closing = z.output<typeof closingSchema>;

/** What moved the cash in the drawer besides the people who count it. */
export type DrawerMoves = Pick<Day, 'byMethod' | 'refundsByMethod' | 'debits' | 'partReturns'>;

/**
 * What part payments that were given back did to the drawer: the cash that was taken in, less the cash that went out. A
 * part taken by UPI and given back in cash lowers it.
 */
export const cashOfReturns = ({ partReturns }: Pick<DrawerMoves, 'partReturns'>): Paise =>
  minus(partReturns.takenByMethod['cash'] ?? ZERO, partReturns.givenByMethod['cash'] ?? ZERO);

/**
 * What should be in the drawer: what was in it, the bills and debit notes paid in cash and what returned part payments left there, less
 * the cash given back on credit notes, the expenses paid from it and what else was paid out. Cash tips are the staff's,
 * and not in it.
 */
export function expectedCash(
  day: DrawerMoves,
  { openingCashPaise, paidOutPaise }: Pick<Drawer, 'openingCashPaise' | 'paidOutPaise'>,
  expensesPaise: Paise,
): Paise {
  const taken = day.byMethod['cash'] ?? ZERO;
  const refunded = day.refundsByMethod['cash'] ?? ZERO;
  return minus(
    sum([openingCashPaise, taken, day.debits.byMethod['cash'] ?? ZERO, cashOfReturns(day)]),
    sum([refunded, expensesPaise, paidOutPaise]),
  );
}

/**
 * Throws `day-in-future` for a day that has not begun, `day-before-first-order` for one before the restaurant's first
 * order, and `orders-open` when orders are still unpaid. `ordersUntil` counts the orders of the day and of earlier days, at
 * least as far as 1.
 */
export function assertCanClose(
  day: string,
  today: string,
  { openOrders, ordersUntil }: { openOrders: number; ordersUntil: number },
): void {
  if (day > today) throw new Refusal('day-in-future', { today });
  if (ordersUntil === 0) throw new Refusal('day-before-first-order', { day });
  if (openOrders > 0) throw new Refusal('orders-open', { count: openOrders });
}

/**
 * Closes the day. `expensesPaise` is what the entered expenses took from the drawer. Throws `day-changed` when the
 * figures or those expenses have changed since the person counted, or the day was opened again since this request, and `note-required` when a difference has no note.
 */
export function closeDay(
  day: Day,
  drawer: Drawer,
  c: {
    seenMovements: number;
    seenExpensesPaise: Paise;
    expensesPaise: Paise;
    requestId: string;
    by: string;
    byId: string;
    restaurantName: string;
    yearTurnoverPaise: Paise;
    at: number;
  },
): { day: Day; closing: Closing } {
  const { seenMovements, seenExpensesPaise, expensesPaise, at, ...who } = c;
  const isTakenBack = day.reopened?.closingRequestId === who.requestId;
  if (isTakenBack || movementsOf(day) !== seenMovements || expensesPaise !== seenExpensesPaise)
    throw new Refusal('day-changed', { movements: movementsOf(day) });
  const expectedCashPaise = expectedCash(day, drawer, expensesPaise);
  const differencePaise = minus(drawer.countedCashPaise, expectedCashPaise);
  if (differencePaise !== 0 && drawer.note === '') throw new Refusal('note-required', { differencePaise });
  const sales = salesSchema.parse(day);
  return {
    day: { ...day, closedAt: at },
    closing: {
      ...drawer,
      ...who,
      day: day.day,
      at,
      expensesPaise,
      expectedCashPaise,
      differencePaise,
      sales,
    },
  };
}
