/**
 * The figures of a business day that open the documents that make them. `paid`, `refunds`, `taken`, `back` and `tips` may
 * name a way of paying (`tenderKey`), `hour` names one (`00` to `23`), `operator` names an aggregator.
 */
export const DAY_FIGURES = [
  'net',
  'sales',
  'subtotal',
  'discount',
  'off',
  'complimentary',
  'tax',
  'gst',
  'vat',
  'roundOff',
  'billed',
  'business',
  'afterNotes',
  'credited',
  'credits',
  'debits',
  'voids',
  'cancelled',
  'paid',
  'refunds',
  'taken',
  'back',
  'tips',
  'declared',
  'upi',
  'bills',
  'guests',
  'waits',
  'hour',
  'operator',
] as const;
export type DayFigureName = (typeof DAY_FIGURES)[number];

/** A figure of a day, and of which part of it; `of` is null for the whole. */
export interface DayFigure {
  readonly name: DayFigureName;
  readonly of: string | null;
}

/** What a figure is counted in; amounts are in paise. */
export const unitOf = ({ name }: DayFigure): 'paise' | 'count' | 'minutes' =>
  name === 'waits' ? 'minutes' : name === 'bills' || name === 'guests' ? 'count' : 'paise';

/** A figure as an address names it: `taken:cash`. */
export const textOfFigure = ({ name, of }: DayFigure): string => (of === null ? name : `${name}:${of}`);

/** The figure that an address names; null for none. */
export function figureIn(text: string | null): DayFigure | null {
  const [written = '', ...rest] = (text ?? '').split(':');
  const name = DAY_FIGURES.find((each) => each === written);
  const of = rest.length === 0 ? null : rest.join(':');
  return name === undefined || ((name === 'hour' || name === 'operator') && of === null)
    ? null
    : { name, of };
}
