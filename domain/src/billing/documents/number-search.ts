import { invoiceId } from './series.ts';
import { financialYearOf } from '../../time/ist.ts';
import type { SeriesOf } from '../../restaurant/settings.schema.ts';

/** The series of the documents that a search finds. */
type FoundSeries = Pick<SeriesOf, 'invoiceSeries' | 'creditSeries' | 'debitSeries'>;
import type { IsoDate } from '../../time/ist.ts';

/** A document or a kitchen ticket that a typed number can mean. */
export type Meaning =
  | { readonly kind: 'invoice'; readonly id: string }
  | { readonly kind: 'credit-note'; readonly id: string }
  | { readonly kind: 'debit-note'; readonly id: string }
  | { readonly kind: 'kot'; readonly kot: number; readonly day: IsoDate };

export interface NumberContext {
  /** Epoch ms. */
  readonly now: number;
  /** The restaurant's series. A number without a series is looked up in those of bills and credit notes. */
  readonly series: FoundSeries;
  /** The business day of the searched KOTs. */
  readonly day: IsoDate;
}

/** Returns the kinds of documents that a series numbers: all kinds for a series that the restaurant no longer uses. */
function kindsOf(typed: string, series: FoundSeries): ('invoice' | 'credit-note' | 'debit-note')[] {
  if (typed === series.invoiceSeries) return ['invoice'];
  if (typed === series.creditSeries) return ['credit-note'];
  return typed === series.debitSeries ? ['debit-note'] : ['invoice', 'credit-note', 'debit-note'];
}

/** Turns `26-27` into `2026-27`. */
const fullYear = (short: string): string => `20${short}`;

/**
 * Returns the possible meanings of a typed number, the most likely first. `INV/26-27/000123` is that document,
 * `INV/123` is the document of this financial year, `KOT 12` is that ticket, and `123` may be any of them. Empty when
 * the text is no number.
 */
export function meaningsOf(typed: string, { now, series, day }: NumberContext): Meaning[] {
  const text = typed.trim().toUpperCase();
  const thisYear = financialYearOf(now);
  const documents = (of: string, financialYear: string, sequence: number): Meaning[] =>
    kindsOf(of, series).map((kind) => ({ kind, id: invoiceId(of, financialYear, sequence) }));
  const whole = /^([A-Z0-9]{1,3})\s*[/-]\s*(\d{2}-\d{2})\s*[/-]\s*(\d{1,6})$/.exec(text);
  if (whole !== null) return documents(whole[1] ?? '', fullYear(whole[2] ?? ''), Number(whole[3]));
  const kot = /^(?:KOT|#)\s*(\d{1,6})$/.exec(text);
  if (kot !== null) return [{ kind: 'kot', kot: Number(kot[1]), day }];
  const short = /^(?=\d*[A-Z])([A-Z0-9]+)(?:\s*[/-]\s*|\s+)(\d{1,6})$/.exec(text);
  if (short !== null && (short[1] ?? '').length <= 3)
    return documents(short[1] ?? '', thisYear, Number(short[2]));
  if (!/^\d{1,6}$/.test(text)) return [];
  const n = Number(text);
  const credits = documents(series.creditSeries, thisYear, n);
  return [...documents(series.invoiceSeries, thisYear, n), { kind: 'kot', kot: n, day }, ...credits];
}
