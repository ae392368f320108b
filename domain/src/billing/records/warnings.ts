import { invoiceNumber, MAX_SEQUENCE, nextSeries } from '../documents/series.ts';
import { dateOf, DAY, financialYearOf } from '../../time/ist.ts';
import { compositionUntil, eInvoiceAbove, registrationFrom } from '../../statute/turnover.ts';
import type { Paise } from '../../money/money.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';
import type { Invoice } from '../documents/invoice.ts';

/** Something that the owner must know before it happens. */
export type Warning =
  /** The turnover of the financial year comes near a limit of the law, or is over it. */
  | {
      readonly kind: 'registration' | 'compositionEnds' | 'eInvoice';
      readonly isOver: boolean;
      readonly limitPaise: Paise;
    }
  /** A hotel that declares specified premises, or had a room above ₹7,500, charges 18 % from 1 April. */
  | { readonly kind: 'specifiedPremises' }
  /** A series has few numbers left. With none left every bill is refused until the owner chooses the next series. */
  | { readonly kind: 'seriesEnds'; readonly series: string; readonly next: string; readonly left: number }
  /** A new financial year begins, and numbers start at 1 again. */
  | { readonly kind: 'yearTurns'; readonly firstNumber: string };

export interface Watched {
  readonly restaurant: Pick<
    WholeRestaurant,
    | 'gstin'
    | 'composition'
    | 'taxSettings'
    | 'providesHotelServices'
    | 'invoiceSeries'
    | 'creditSeries'
    | 'debitSeries'
    | 'receiptSeries'
    | 'refundSeries'
  >;
  /** Turnover of the financial year before tax; null while it is not known. */
  readonly turnoverPaise: Paise | null;
  /** The latest document; null when there is none, or while it is not known. */
  readonly latest: Pick<Invoice, 'series' | 'financialYear' | 'sequence'> | null;
  /** Epoch ms. */
  readonly now: number;
}

/** The share of a limit from which a warning shows, in percent. */
const TURNOVER_NEAR = 90;
const SERIES_NEAR = 95;

function ofTurnover({ restaurant, turnoverPaise, now }: Watched): Warning[] {
  if (turnoverPaise === null) return [];
  const { gstin, composition } = restaurant;
  const [kind, limitPaise] =
    gstin === ''
      ? (['registration', registrationFrom(now)] as const)
      : composition
        ? (['compositionEnds', compositionUntil(now)] as const)
        : (['eInvoice', eInvoiceAbove(now)] as const);
  if (turnoverPaise * 100 < limitPaise * TURNOVER_NEAR) return [];
  return [{ kind, limitPaise, isOver: turnoverPaise > limitPaise }];
}

/** Month and day in India, `11-20`. */
const monthDayOf = (now: number): string => dateOf(now).slice(5);

/** Hotels at 5 % are asked from January, the time to declare premises for the next year, to the middle of April. */
function ofPremises({ restaurant, now }: Watched): Warning[] {
  const { providesHotelServices, gstin, composition, taxSettings } = restaurant;
  const isAsked = monthDayOf(now) <= '04-15';
  const isAtFive = gstin !== '' && !composition && taxSettings.percentage === 5;
  return isAsked && isAtFive && providesHotelServices ? [{ kind: 'specifiedPremises' }] : [];
}

function ofSeries({ restaurant, latest, now }: Watched): Warning[] {
  const series = restaurant.invoiceSeries;
  if (latest === null || latest.series !== series || latest.financialYear !== financialYearOf(now)) return [];
  if (latest.sequence * 100 < MAX_SEQUENCE * SERIES_NEAR) return [];
  return [
    {
      kind: 'seriesEnds',
      series,
      next: nextSeries(series, restaurant),
      left: MAX_SEQUENCE - latest.sequence,
    },
  ];
}

/** Shown from 25 March. */
function ofYear({ restaurant, now }: Watched): Warning[] {
  const monthDay = monthDayOf(now);
  if (monthDay < '03-25' || monthDay > '03-31') return [];
  const next = financialYearOf(now + 10 * DAY);
  return [{ kind: 'yearTurns', firstNumber: invoiceNumber(restaurant.invoiceSeries, next, 1) }];
}

/** Returns the owner's warnings, the most pressing first (P-LAW-29). */
export const warningsOf = (watched: Watched): Warning[] => [
  ...ofSeries(watched),
  ...ofTurnover(watched),
  ...ofPremises(watched),
  ...ofYear(watched),
];
