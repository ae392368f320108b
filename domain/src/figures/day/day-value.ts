import { netSalesOfDay } from '../../days/day-sums.ts';
import { NOTHING_COUNTED } from '../../days/counted.schema.ts';
import { sum, ZERO } from '../../money/money.ts';
import { billedSalesOf, creditedOf, discountGivenOf, netSalesOf } from '../span/sales.ts';
import { netTaxOf } from '../home/so-far.ts';
import { tendersOf } from '../span/tenders.ts';
import type { TenderMoves } from '../span/tenders.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { DayFigure } from './day-figure.ts';

const movedOf = (day: Day, of: string | null, field: keyof Omit<TenderMoves, 'key'>): number =>
  sum(tendersOf([day]).flatMap((moves) => (of === null || moves.key === of ? [moves[field]] : [])));

const keyed = <T>(values: Readonly<Record<string, T>>, key: string | null, otherwise: T): T =>
  key !== null && Object.hasOwn(values, key) ? (values[key] ?? otherwise) : otherwise;

const paidOf = (amounts: Readonly<Record<string, Paise>>, of: string | null): number =>
  of === null ? sum(Object.values(amounts)) : keyed(amounts, of, ZERO);

/** Returns a figure of a day, by the definition on all pages (P-FIGURE-1). */
export function valueOfFigure(day: Day, { name, of }: DayFigure): number {
  switch (name) {
    case 'net':
      return netSalesOf(day);
    case 'sales':
      return billedSalesOf(day);
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
      return day.taxes.gstPaise;
    case 'vat':
      return day.taxes.vatPaise;
    case 'roundOff':
      return day.roundOffPaise;
    case 'billed':
      return day.totalPaise;
    case 'business':
      return day.business.totalPaise;
    case 'afterNotes':
      return netSalesOfDay(day);
    case 'credited':
      return creditedOf(day);
    case 'credits':
      return day.credits.totalPaise;
    case 'debits':
      return day.debits.totalPaise;
    case 'voids':
      return day.voids.totalPaise;
    case 'cancelled':
      return day.operations.cancelled.totalPaise;
    case 'paid':
      return paidOf(day.byMethod, of);
    case 'refunds':
      return paidOf(day.refundsByMethod, of);
    case 'taken':
      return movedOf(day, of, 'takenPaise');
    case 'back':
      return movedOf(day, of, 'givenBackPaise');
    case 'tips':
      return movedOf(day, of, 'tipsPaise');
    case 'declared':
      return day.upiDeclarations.totalPaise;
    case 'upi':
      return keyed(day.byMethod, 'upi', ZERO);
    case 'bills':
      return day.bills;
    case 'guests':
      return day.guests;
    case 'waits':
      return day.operations.waits?.minutes ?? 0;
    case 'hour':
      return keyed(day.byHour, of, ZERO);
    case 'operator':
      return keyed(day.byOperator, of, NOTHING_COUNTED).totalPaise;
  }
}
