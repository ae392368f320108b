import { addMonths, dateOf, startOf } from '../time/ist.ts';
import { minus, sum, ZERO } from '../money/money.ts';
import { countingRefunds, moneyBackOf } from './vendor-refund.ts';
import type { Paise } from '../money/money.ts';
import type { Expense } from './expense.schema.ts';
import type { VendorRefund } from './vendor-refund.schema.ts';

/** The most expenses of a month that a page reads. A page that reaches it says that its sums are incomplete. */
export const MONTH_MOST = 1000;

/** The first day on which a month is closed: the 11th of the next one, the day on which its sales return is due. */
export const monthClosesOn = (month: string): string => dateOf(addMonths(startOf(`${month}-11`), 1));

/** True when the month (`yyyy-mm`) was closed at an instant (epoch ms). */
export const isMonthClosed = (month: string, at: number): boolean => dateOf(at) >= monthClosesOn(month);

/** True for a cost that was entered or changed after its month had closed. */
export const isAdjustment = ({ month, changedAt }: Pick<Expense, 'month' | 'changedAt'>): boolean =>
  isMonthClosed(month, changedAt);

type Amounts = Pick<Expense, 'amountPaise' | 'gstPaise' | 'dueOn' | 'month' | 'changedAt'>;

type Back = Pick<VendorRefund, 'amountPaise' | 'gstPaise' | 'month' | 'createdAt' | 'voided'>;

export interface MonthTotal {
  /** Σ amount over all expenses of the month, paid and due, adjustments too, less the money that vendors gave back. */
  readonly totalPaise: Paise;
  /** Σ GST in the amounts, less that in the money back. */
  readonly gstPaise: Paise;
  /** Σ amount of the unpaid expenses. */
  readonly duePaise: Paise;
  /** Σ amount of the adjustments, less the money back that was entered later. The total less the adjustments is the month as it was closed. */
  readonly adjustmentsPaise: Paise;
}

const amountOf = (list: readonly Pick<Expense, 'amountPaise'>[]): Paise =>
  sum(list.map(({ amountPaise }) => amountPaise));

/** The sums of the expenses of one month, and of the money that vendors gave back for them. */
export function monthTotal(list: readonly Amounts[], refunds: readonly Back[] = []): MonthTotal {
  const back = countingRefunds(refunds);
  const late = back.filter(({ month, createdAt }) => isAdjustment({ month, changedAt: createdAt }));
  const gstOf = (of: readonly Pick<Expense, 'gstPaise'>[]) => sum(of.map(({ gstPaise }) => gstPaise));
  return {
    totalPaise: minus(amountOf(list), moneyBackOf(back)),
    gstPaise: minus(gstOf(list), gstOf(back)),
    duePaise: amountOf(list.filter(({ dueOn }) => dueOn !== null)),
    adjustmentsPaise: minus(amountOf(list.filter(isAdjustment)), moneyBackOf(late)),
  };
}

/** Returns the tax that the restaurant owes for suppliers without a GSTIN: Σ tax of the self-invoices, beside the amounts. */
export const reverseTaxOf = (list: readonly Pick<Expense, 'reverseCharge'>[]): Paise =>
  sum(list.map(({ reverseCharge }) => reverseCharge?.taxPaise ?? ZERO));

/** Returns the cash paid from the drawer: Σ amount of the expenses with that method. */
export const paidFromDrawer = (list: readonly Pick<Expense, 'amountPaise' | 'method'>[]): Paise =>
  sum(list.filter(({ method }) => method === 'drawer').map(({ amountPaise }) => amountPaise));
