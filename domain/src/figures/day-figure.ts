import { netOf } from '../days/day.ts';
import { NOTHING_COUNTED } from '../days/counted.schema.ts';
import { sum, ZERO } from '../money/money.ts';
import { billedOf, creditedOf, discountGivenOf, netSalesOf } from './sales.ts';
import { netTaxOf } from './so-far.ts';
import { tendersOf } from './tenders.ts';
import type { TenderMoves } from './tenders.ts';
import type { Day } from '../days/day.schema.ts';

/**
 * The figures of a business day that open the documents that make them. `taken`, `back` and `tips` may name a way of
 * paying (`tenderKey`), `hour` names one (`00` to `23`), `operator` names an aggregator.
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
  'taken',
  'back',
  'tips',
  'claimed',
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

const movedOf = (day: Day, of: string | null, field: keyof Omit<TenderMoves, 'key'>): number =>
  sum(tendersOf([day]).flatMap((moves) => (of === null || moves.key === of ? [moves[field]] : [])));

const keyed = <T>(values: Readonly<Record<string, T>>, key: string | null, otherwise: T): T =>
  key !== null && Object.hasOwn(values, key) ? (values[key] ?? otherwise) : otherwise;

/** Returns a figure of a day, by the definition that all pages use (P-FIGURE-1). */
export function valueOfFigure(day: Day, { name, of }: DayFigure): number {
  switch (name) {
    case 'net':
      return netSalesOf(day);
    case 'sales':
      return billedOf(day);
    case 'subtotal':
      return day.subtotalPaise;
    case 'discount':
      return day.discountPaise;
    case 'off':
      return discountGivenOf(day);
    case 'complimentary':
      return day.complimentary.totalPaise;
    case 'tax':
      return netTaxOf(day);
    case 'gst':
      return day.taxes?.gstPaise ?? ZERO;
    case 'vat':
      return day.taxes?.vatPaise ?? ZERO;
    case 'roundOff':
      return day.roundOffPaise;
    case 'billed':
      return day.totalPaise;
    case 'business':
      return day.business?.totalPaise ?? ZERO;
    case 'afterNotes':
      return netOf(day);
    case 'credited':
      return creditedOf(day);
    case 'credits':
      return day.credits.totalPaise;
    case 'debits':
      return day.debits.totalPaise;
    case 'voids':
      return day.voids.totalPaise;
    case 'cancelled':
      return day.trade?.cancelled.totalPaise ?? ZERO;
    case 'taken':
      return movedOf(day, of, 'takenPaise');
    case 'back':
      return movedOf(day, of, 'givenBackPaise');
    case 'tips':
      return movedOf(day, of, 'tipsPaise');
    case 'claimed':
      return day.upiDeclarations.totalPaise;
    case 'upi':
      return keyed(day.byMethod, 'upi', ZERO);
    case 'bills':
      return day.bills;
    case 'guests':
      return day.guests;
    case 'waits':
      return day.trade?.waits?.minutes ?? 0;
    case 'hour':
      return keyed(day.byHour, of, ZERO);
    case 'operator':
      return keyed(day.byOperator, of, NOTHING_COUNTED).totalPaise;
  }
}
