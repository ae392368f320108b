import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { movementsOf } from './day-sums.ts';
import { daySessionsSchema, drawerSchema } from './drawer.schema.ts';
import { salesSchema } from './day.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.schema.ts';
import type { DaySession, Drawer } from './drawer.schema.ts';

/** `closings/{yyyy-mm-dd}`: a closed day. It never changes; reopening the day deletes it. */
export const closingSchema = drawerSchema.extend({
  day: z.string(),
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
  /** The cash that vendors put into the drawer, money back; missing for none. */
  moneyBackPaise: paiseSchema.optional(),
  /** Counted less expected cash: negative when money is missing. */
  differencePaise: paiseSchema,
  sales: salesSchema,
  /** Turnover of the financial year up to and with this day, before tax. */
  yearTurnoverPaise: paiseSchema,
  /** Missing for a day that was closed without cash sessions. */
  sessions: daySessionsSchema.optional(),
});
export type Closing = z.output<typeof closingSchema>;

/** The figures of a day that move cash in the drawer. */
export type DrawerMoves = Pick<Day, 'byMethod' | 'refundsByMethod' | 'debits' | 'partReturns' | 'deposits'>;

/**
 * Returns the effect of returned part payments on the drawer: the cash taken less the cash given back. A part taken by
 * UPI and given back in cash lowers it.
 */
export const cashOfReturns = ({ partReturns }: Pick<DrawerMoves, 'partReturns'>): Paise =>
  minus(partReturns.takenByMethod['cash'] ?? ZERO, partReturns.givenByMethod['cash'] ?? ZERO);

/** Returns the effect of deposits on the drawer: the cash taken less the cash given back. */
export const cashOfDeposits = ({ deposits }: Pick<DrawerMoves, 'deposits'>): Paise =>
  minus(deposits?.takenByMethod['cash'] ?? ZERO, deposits?.givenByMethod['cash'] ?? ZERO);

/**
 * Returns the cash that should be in the drawer: opening cash, plus bills and debit notes paid in cash, plus the effect
 * of returned part payments and of deposits, plus money that vendors put back, less cash given back on credit notes, less expenses and
 * other money paid from it. Cash tips belong to the staff and are not in it.
 */
export function expectedCash(
  day: DrawerMoves,
  { openingCashPaise, paidOutPaise }: Pick<Drawer, 'openingCashPaise' | 'paidOutPaise'>,
  expensesPaise: Paise,
  moneyBackPaise: Paise = ZERO,
): Paise {
  const taken = day.byMethod['cash'] ?? ZERO;
  const refunded = day.refundsByMethod['cash'] ?? ZERO;
  return minus(
    sum([
      openingCashPaise,
      taken,
      day.debits.byMethod['cash'] ?? ZERO,
      cashOfReturns(day),
      cashOfDeposits(day),
      moneyBackPaise,
    ]),
    sum([refunded, expensesPaise, paidOutPaise]),
  );
}

/**
 * Throws `day-in-future` for a day that has not begun, `day-before-first-order` for a day before the restaurant's first order,
 * and `orders-open` while orders are unpaid. `ordersUntil` is the number of orders on this and earlier days; only 0 matters, so
 * counting may stop at 1.
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
 * Closes the day. `expensesPaise` is the sum of the expenses entered as paid from the drawer. Throws `day-changed` when the
 * figures, those expenses or the money from vendors have changed since the person counted, and `note-required` when a difference
 * has no note.
 */
export function closeDay(
  day: Day,
  drawer: Drawer,
  c: {
    seenMovements: number;
    seenExpensesPaise: Paise;
    expensesPaise: Paise;
    /** Money that vendors put into the drawer, as the person saw it and as it is. */
    seenMoneyBackPaise?: Paise;
    moneyBackPaise?: Paise;
    by: string;
    byId: string;
    restaurantName: string;
    yearTurnoverPaise: Paise;
    at: number;
    /** The day's closed cash sessions, which `drawer` adds up, and the cash that they should have had at the end. */
    sessions?: { readonly list: readonly DaySession[]; readonly expectedPaise: Paise };
  },
): { day: Day; closing: Closing } {
  const { seenMovements, seenExpensesPaise, expensesPaise, at, sessions, ...others } = c;
  const { seenMoneyBackPaise = ZERO, moneyBackPaise = ZERO, ...who } = others;
  const isSeen = expensesPaise === seenExpensesPaise && moneyBackPaise === seenMoneyBackPaise;
  if (movementsOf(day) !== seenMovements || !isSeen)
    throw new Refusal('day-changed', { movements: movementsOf(day) });
  const ofDocuments = expectedCash(day, drawer, expensesPaise, moneyBackPaise);
  const expectedCashPaise = sessions?.expectedPaise ?? ofDocuments;
  const differencePaise = minus(drawer.countedCashPaise, expectedCashPaise);
  // Each session with a difference got its note when it was closed.
  if (sessions === undefined && differencePaise !== 0 && drawer.note === '')
    throw new Refusal('note-required', { differencePaise });
  const sales = salesSchema.parse(day);
  return {
    day: { ...day, closedAt: at },
    closing: {
      ...drawer,
      ...who,
      day: day.day,
      at,
      expensesPaise,
      ...(moneyBackPaise !== 0 && { moneyBackPaise }),
      expectedCashPaise,
      differencePaise,
      sales,
      ...(sessions !== undefined && {
        sessions: { list: [...sessions.list], elsewherePaise: minus(expectedCashPaise, ofDocuments) },
      }),
    },
  };
}
