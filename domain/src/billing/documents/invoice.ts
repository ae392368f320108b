import { Refusal } from '../../catalogue/reasons.ts';
import { ZERO } from '../../money/money.ts';
import { financialYearOf } from '../../time/ist.ts';
import type { Issuer } from './seller-of.ts';
import type { Bill } from '../bill/bill.ts';
import type { Payment, PaymentMethod } from '../shape/invoice.schema.ts';
import type { Paise } from '../../money/money.ts';

export type { Invoice, MemberRef, Payment, PaymentMethod, Seller, Tender } from '../shape/invoice.schema.ts';

/** A payment of exactly this amount, without a tip. */
export const exactly = (method: PaymentMethod, amountPaise: Paise): Payment => ({
  method,
  amountPaise,
  receivedPaise: amountPaise,
  tipPaise: ZERO,
  name: '',
});

/** The most characters that an invoice number may have (CGST Rule 46(b)). */
export const MAX_INVOICE_NUMBER = 16;

/** Returns the id of the document with a printed number; null for a text that is no number. */
export function idOfNumber(number: string): string | null {
  const [, series, year, sequence] = /^([A-Z0-9]{1,3})\/(\d{2}-\d{2})\/(\d{6})$/.exec(number) ?? [];
  return series === undefined ? null : `20${year}_${series}_${sequence}`;
}

/** Returns the series of a printed number. */
export const seriesOfNumber = (number: string): string => number.split('/')[0] ?? '';

/**
 * Returns the id of the counter that numbers one series in one financial year. Bills and notes share these counters, so a series
 * that once numbered bills and now numbers notes gives no number twice.
 */
export const seriesCounterId = (series: string, at: number): string =>
  `invoice_${financialYearOf(at)}_${series}`;

/**
 * Throws `legal-details-missing`, with the empty fields, when the document would lack a detail of the seller that the
 * law asks for: the FSSAI number on every document; name, address and GSTIN on all but a plain bill. Whether the fields
 * are valid is checked in `guard.ts`.
 */
export function assertCanIssue(issuer: Issuer, { kind }: Pick<Bill, 'kind'>): void {
  const asked =
    kind === 'bill' ? (['fssai'] as const) : (['legalName', 'address', 'gstin', 'fssai'] as const);
  const fields = asked.filter((field) => issuer[field] === '');
  if (fields.length > 0) throw new Refusal('legal-details-missing', { fields });
}
