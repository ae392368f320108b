/**
 * The figures of a business day that open on a page to show their documents. `paid`, `refunds`, `taken`, `back` and `tips` may
 * name a method of payment (`tenderKey`), `hour` names an hour (`00` to `23`), `operator` names an aggregator.
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

/** A figure of a day, or of a part of it; `of` is null for the whole. */
export interface DayFigure {
  readonly name: DayFigureName;
  readonly of: string | null;
}

/** Returns the unit of a figure; amounts are in paise. */
export const unitOf = ({ name }: DayFigure): 'paise' | 'count' | 'minutes' =>
  name === 'waits' ? 'minutes' : name === 'bills' || name === 'guests' ? 'count' : 'paise';

/** Returns the text of a figure in an address: `taken:cash`. */
export const textOfFigure = ({ name, of }: DayFigure): string => (of === null ? name : `${name}:${of}`);

/** Returns the figure in an address; null for none. */
export function figureIn(text: string | null): DayFigure | null {
  const [written = '', ...rest] = (text ?? '').split(':');
  const name = DAY_FIGURES.find((each) => each === written);
  const of = rest.length === 0 ? null : rest.join(':');
  return name === undefined || ((name === 'hour' || name === 'operator') && of === null)
    ? null
    : { name, of };
}
