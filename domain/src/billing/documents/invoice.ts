import { Refusal } from '../../catalogue/reasons.ts';
import { ZERO } from '../../money/money.ts';
import { seriesSchema } from '../../restaurant/settings.schema.ts';
import { financialYearOf } from '../../time/ist.ts';
import { stateTaxOf } from '../../statute/gst.ts';
import type { Bill } from '../bill/bill.ts';
import type { Payment, PaymentMethod, Seller } from '../shape/invoice.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { DocumentSettings, SeriesOf } from '../../restaurant/settings.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';

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

const six = (n: number) => String(n).padStart(6, '0');

/** The last number of a series in a financial year: six digits. */
export const MAX_SEQUENCE = 999_999;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the series that follows one without numbers left: its last character moves on (`INV` to `INW`), past the
 * restaurant's other series.
 */
export function nextSeries(series: string, all: SeriesOf): string {
  const last = CHARACTERS[(CHARACTERS.indexOf(series.slice(-1)) + 1) % CHARACTERS.length] ?? '1';
  const next = `${series.slice(0, -1)}${last}`;
  const taken = [all.invoiceSeries, all.creditSeries, all.debitSeries];
  return taken.includes(next) ? nextSeries(next, all) : next;
}

/** Throws `series-full`, with the next series, when a series has no number left in its financial year. */
export function assertNumberLeft(series: string, sequence: number, all: SeriesOf): void {
  if (sequence > MAX_SEQUENCE) throw new Refusal('series-full', { series, next: nextSeries(series, all) });
}

/**
 * Returns a number such as `INV/26-27/000123`: unique within a financial year, at most 16 characters of [A-Z0-9/-]
 * (CGST Rule 46(b)). Throws RangeError when the series or the sequence does not fit.
 */
export function invoiceNumber(series: string, financialYear: string, sequence: number): string {
  const fits = Number.isInteger(sequence) && sequence >= 1 && sequence <= MAX_SEQUENCE;
  if (!fits || !seriesSchema.safeParse(series).success) {
    throw new RangeError(`no invoice number for ${series} ${sequence}`);
  }
  return `${series}/${financialYear.slice(2)}/${six(sequence)}`;
}

/** Returns the document's id. Ids sort in the order of issue. */
export const invoiceId = (series: string, financialYear: string, sequence: number): string =>
  `${financialYear}_${series}_${six(sequence)}`;

/** Returns the id of the document with a printed number; null for a text that is no number. */
export function idOfNumber(number: string): string | null {
  const [, series, year, sequence] = /^([A-Z0-9]{1,3})\/(\d{2}-\d{2})\/(\d{6})$/.exec(number) ?? [];
  return series === undefined ? null : `20${year}_${series}_${sequence}`;
}

/** Returns the series of a printed number. */
export const seriesOfNumber = (number: string): string => number.split('/')[0] ?? '';

/**
 * Returns the id of the counter that numbers one series in one financial year. Bills and notes share these counters, so
 * that a series which numbered bills before it numbers notes gives no number twice.
 */
export const seriesCounterId = (series: string, at: number): string =>
  `invoice_${financialYearOf(at)}_${series}`;

/** The restaurant as its documents name it. */
export type Issuer = Pick<Restaurant, 'restaurantName'> & DocumentSettings;

export const sellerOf = (r: Issuer): Seller => ({
  name: r.restaurantName,
  legalName: r.legalName,
  address: r.address,
  phone: r.phone,
  gstin: r.gstin,
  fssai: r.fssai,
  composition: r.composition && r.gstin !== '',
  stateTax: stateTaxOf(r.gstin),
  vatTin: r.vatTin,
  ...(r.companyNumber !== '' && { companyNumber: r.companyNumber }),
});

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
