/** Turnovers of a financial year at which the law has further requirements, by date (P-LAW-29). Values are in paise. */
import { rupees } from '../money/money.ts';
import { dateOf } from '../time/ist.ts';
import { onDay } from './dated.ts';
import type { Paise } from '../money/money.ts';
import type { Fact } from './dated.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/**
 * A seller of services must register from this turnover. ₹40 lakh is for sellers of goods only; some hill States have
 * ₹10 lakh.
 */
const REGISTRATION: readonly Fact<Paise>[] = [
  { value: rupees(20 * LAKH), from: '2017-07-01', until: null, source: 'CGST Act s. 22(1)' },
];

/** Above this a restaurant leaves the composition scheme. Some hill States have ₹75 lakh. */
const COMPOSITION: readonly Fact<Paise>[] = [
  {
    value: rupees(1.5 * CRORE),
    from: '2019-04-01',
    until: null,
    source: 'CGST Act s. 10(1), Notification 14/2019-CT',
  },
];

/** Above this: six digits of the service code on every invoice, and e-invoices for business customers. */
const E_INVOICE: readonly Fact<Paise>[] = [
  {
    value: rupees(5 * CRORE),
    from: '2023-08-01',
    until: null,
    source: 'Notification 10/2023-CT; 78/2020-CT for the digits',
  },
];

export const registrationFrom = (at: number): Paise => onDay(REGISTRATION, dateOf(at));
export const compositionUntil = (at: number): Paise => onDay(COMPOSITION, dateOf(at));
export const eInvoiceAbove = (at: number): Paise => onDay(E_INVOICE, dateOf(at));
