import { addMonths, dateOf, startOf } from '../time/ist.ts';
import { sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Expense } from './expense.schema.ts';

/** The most expenses of a month that a page reads. A page that reaches it says that its sums are incomplete. */
export const MONTH_MOST = 1000;

/** The first day on which a month is closed: the 11th of the next one, the day on which its sales return is due. */
export const monthClosesOn = (month: string): string => dateOf(addMonths(startOf(`${month}-11`), 1));

/** True when the month (`yyyy-mm`) was closed at an instant (epoch ms). */
export const isMonthClosed = (month: string, at: number): boolean => dateOf(at) >= monthClosesOn(month);

/** True for a cost that was entered or changed after its month had closed. */
export const isAdjustment = ({ month, changedAt }: Pick<Expense, 'month' | 'changedAt'>): boolean =>
  isMonthClosed(month, changedAt);

/** Returns the tax that the restaurant owes for its suppliers: Σ tax of the self-invoices, not part of the amounts. */
export const reverseTaxOf = (list: readonly Pick<Expense, 'reverseCharge'>[]): Paise =>
  sum(list.map(({ reverseCharge }) => reverseCharge?.taxPaise ?? ZERO));

/** Returns the cash paid from the drawer: Σ amount of the expenses with that method. */
export const paidFromDrawer = (list: readonly Pick<Expense, 'amountPaise' | 'method'>[]): Paise =>
  sum(list.filter(({ method }) => method === 'drawer').map(({ amountPaise }) => amountPaise));

/** Returns expenses with the latest first; of one day, the last entered. */
export const latestFirst = <E extends Pick<Expense, 'day' | 'createdAt'>>(list: readonly E[]): E[] =>
  list.toSorted((a, b) => b.day.localeCompare(a.day) || b.createdAt - a.createdAt);
