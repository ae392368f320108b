import { sum } from '../money/money.ts';
import { businessDayOf, dateOf, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Paise } from '../money/money.ts';
import type { ExpenseMethod } from './expense.schema.ts';
import type { VendorRefund } from './vendor-refund.schema.ts';

/** Returns the refunds that count: those that nobody declared void. */
export const countingRefunds = <T extends Pick<VendorRefund, 'voided'>>(refunds: readonly T[]): T[] =>
  refunds.filter(({ voided }) => voided === null);

/** Returns the money that vendors gave back: Σ of the refunds that count. */
export const moneyBackOf = (refunds: readonly Pick<VendorRefund, 'amountPaise' | 'voided'>[]): Paise =>
  sum(countingRefunds(refunds).map(({ amountPaise }) => amountPaise));

/** Returns the cash that vendors put into a day's drawer, without the cash of sessions, which count it themselves. */
export const backInDrawer = (
  refunds: readonly Pick<VendorRefund, 'amountPaise' | 'voided' | 'method' | 'cashSession'>[],
): Paise =>
  moneyBackOf(refunds.filter(({ method, cashSession }) => method === 'drawer' && cashSession === undefined));

/** Returns the last day that money may have come at an instant: the drawer's by business day, else by calendar. */
export const latestDayOf = (method: ExpenseMethod, now: number, dayCutoff: string): string =>
  method === 'drawer' ? businessDayOf(now, dayCutoff) : dateOf(now);

/** Returns the first day on which a bill's money may come back; for the drawer, the business day as that day begins. */
export const earliestDayOf = (method: ExpenseMethod, billDay: IsoDate, dayCutoff: string): IsoDate =>
  method === 'drawer' ? businessDayOf(startOf(billDay), dayCutoff) : billDay;
