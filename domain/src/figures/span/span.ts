import { addMonths, dateOf, startOf } from '../../time/ist.ts';

/** The kinds of period that the owner can choose; a range is any months in a row. */
export const SPAN_KINDS = ['month', 'quarter', 'year', 'range'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** Calendar months from one to another (`yyyy-mm`), both included. A year is a financial one, April to March. */
export interface Span {
  readonly kind: SpanKind;
  readonly from: string;
  readonly to: string;
}

/** The most months of a span: two financial years. */
export const MOST_SPAN = 24;

/** Returns the month that is `by` months after another. */
export const monthAfter = (month: string, by: number): string =>
  dateOf(addMonths(startOf(`${month}-01`), by)).slice(0, 7);

const LENGTH = { month: 1, quarter: 3, year: 12 } as const;

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The number of months. */
export const monthCountOf = ({ from, to }: Pick<Span, 'from' | 'to'>): number =>
  countOf(to) - countOf(from) + 1;

/** The months of a span, in order. */
export const monthsIn = (span: Pick<Span, 'from' | 'to'>): string[] =>
  Array.from({ length: monthCountOf(span) }, (_, by) => monthAfter(span.from, by));

/** Returns the month, quarter or financial year around a month; a range begins as that month alone. */
export function spanOf(kind: SpanKind, month: string): Span {
  if (kind === 'range') return { kind, from: month, to: month };
  const length = LENGTH[kind];
  // Quarters and financial years both follow from April.
  const from = monthAfter(month, -((countOf(month) + 9) % length));
  return { kind, from, to: monthAfter(from, length - 1) };
}

const moved = ({ kind, from, to }: Span, by: number): Span => ({
  kind,
  from: monthAfter(from, by),
  to: monthAfter(to, by),
});

/** The span of the same length that ends where this one begins. */
export const spanBefore = (span: Span): Span => moved(span, -monthCountOf(span));

/** The span of the same length that begins where this one ends. */
export const spanAfter = (span: Span): Span => moved(span, monthCountOf(span));

/** The same months a year earlier. */
export const spanYearAgo = (span: Span): Span => moved(span, -12);
