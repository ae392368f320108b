import { Refusal } from '../../catalogue/reasons.ts';
import type { SeriesOf } from '../../restaurant/settings.schema.ts';
import { seriesSchema } from '../../restaurant/settings.schema.ts';

const six = (n: number) => String(n).padStart(6, '0');

/** The last number of a series in a financial year: six digits. */
export const MAX_SEQUENCE = 999_999;

/** Returns the series in use, each as often as it is used. */
export const allSeries = (of: SeriesOf): string[] => [
  of.invoiceSeries,
  of.creditSeries,
  of.debitSeries,
  of.receiptSeries,
  of.refundSeries,
];

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the series that follows when one has no numbers left: the last character moves on (`INV` to `INW`), past the
 * restaurant's other series.
 */
export function nextSeries(series: string, all: SeriesOf): string {
  const last = CHARACTERS[(CHARACTERS.indexOf(series.slice(-1)) + 1) % CHARACTERS.length] ?? '1';
  const next = `${series.slice(0, -1)}${last}`;
  return allSeries(all).includes(next) ? nextSeries(next, all) : next;
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
