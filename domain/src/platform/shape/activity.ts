import { DAY, dateOf, startOf } from '../../time/ist.ts';
import type { IsoDate } from '../../time/ist.ts';

/** The figures of a business day that the platform reads. */
export interface TradedDay {
  readonly day: IsoDate;
  readonly bills: number;
  /** Net sales in paise. */
  readonly salesPaise: number;
}

const BILLS = 10;
const DAYS = 3;
const WITHIN = 14;
/** A restaurant is active for this many days after its last bill. */
const ACTIVE_DAYS = 7;
/** Days over which bills and sales are added up. */
const SPAN = 30;

const daysBefore = (day: IsoDate, days: number): IsoDate => dateOf(startOf(day) - days * DAY);

/** The first day that the sweep needs, on a given day. */
export const activityFrom = (today: IsoDate): IsoDate => daysBefore(today, SPAN - 1);

/** Returns the last day of a last bill with which a restaurant is not active any more. */
export const silentUntil = (today: IsoDate): IsoDate => daysBefore(today, ACTIVE_DAYS);

/**
 * Returns the first day on which a restaurant had ten settled bills on three days within fourteen; null before
 * (P-METRIC-3).
 */
export function activatedOn(days: readonly TradedDay[]): IsoDate | null {
  const traded = days.filter(({ bills }) => bills > 0).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const reached = traded.find(({ day }) => {
    const first = daysBefore(day, WITHIN - 1);
    const within = traded.filter((other) => other.day >= first && other.day <= day);
    return within.length >= DAYS && within.reduce((n, { bills }) => n + bills, 0) >= BILLS;
  });
  return reached?.day ?? null;
}

/** Bands of bills by their lowest number, and bands of sales by their lowest rupees. */
const BILL_BANDS = [0, 1, 100, 500, 2_000] as const;
const SALES_BANDS = [0, 1, 100_000, 500_000, 2_000_000] as const;

/** A band of figures; `below` is null for the highest. */
interface Band {
  readonly from: number;
  readonly below: number | null;
}

const bandFrom = (bands: readonly number[], from: number): Band => ({
  from,
  below: bands.find((other) => other > from) ?? null,
});

/** Returns the band of a tenant's `bills30` or `takings30` (rupees) by its lowest figure. */
export const billBand = (from: number): Band => bandFrom(BILL_BANDS, from);
export const salesBand = (from: number): Band => bandFrom(SALES_BANDS, from);

/** Returns the lower end of the band of a figure. */
const bandOf = (bands: readonly number[], figure: number): number =>
  bands.findLast((from) => figure >= from) ?? 0;

/**
 * The use of a restaurant, as the last nightly sweep found it (P-METRIC-3). `none`: no bill in the last seven days, and
 * never activated. `begun`: such a bill, not yet activated. `activated`: such a bill, and activated. `silent`: activated,
 * without such a bill.
 */
export const USES = ['none', 'begun', 'activated', 'silent'] as const;
export type Use = (typeof USES)[number];

/** The platform's record of a restaurant's use: bands instead of figures. */
export interface Activity {
  /** Null before the first bill, and where it was before the platform began to record it. */
  readonly firstBillDay: IsoDate | null;
  readonly lastBillDay: IsoDate | null;
  readonly activatedOn: IsoDate | null;
  /** The lower end of the band. */
  readonly bills30: number;
  /** The lower end of the band, in rupees. */
  readonly takings30: number;
  readonly use: Use;
}

interface Known {
  readonly firstBillDay?: IsoDate | null | undefined;
  readonly signedUpAt?: number | undefined;
  readonly lastBillDay?: IsoDate | null | undefined;
  readonly activatedOn?: IsoDate | null | undefined;
}

/** Returns the day of the first bill, if the platform saw all days up to it. */
function firstBill(traded: readonly IsoDate[], known: Known, from: IsoDate): IsoDate | null {
  const { firstBillDay, lastBillDay, signedUpAt } = known;
  if ((firstBillDay ?? null) !== null) return firstBillDay ?? null;
  const isYoung = signedUpAt !== undefined && dateOf(signedUpAt) >= from;
  return isYoung || lastBillDay === null ? (traded[0] ?? null) : null;
}

/** Computes the use of a restaurant from its business days up to `today`. Earlier milestones stay. */
export function activityOf(days: readonly TradedDay[], known: Known, today: IsoDate): Activity {
  const first = activityFrom(today);
  const lately = days.filter(({ day, bills }) => bills > 0 && day >= first && day <= today);
  const traded = lately.map(({ day }) => day).toSorted();
  const sales = lately.reduce((total, { salesPaise }) => total + salesPaise, 0);
  const bills = lately.reduce((total, day) => total + day.bills, 0);
  const reached = {
    lastBillDay: traded.at(-1) ?? known.lastBillDay ?? null,
    activatedOn: known.activatedOn ?? activatedOn(days),
  };
  return {
    firstBillDay: firstBill(traded, known, first),
    ...reached,
    use: howUsed(reached, today),
    bills30: bandOf(BILL_BANDS, bills),
    takings30: bandOf(SALES_BANDS, sales / 100),
  };
}

/** True with a bill in the last seven days (P-METRIC-3). */
export const isActive = ({ lastBillDay }: Known, today: IsoDate): boolean =>
  (lastBillDay ?? '') > silentUntil(today);

/** True when activated, and without a bill for seven days. */
export const isSilent = (activity: Known, today: IsoDate): boolean =>
  (activity.activatedOn ?? null) !== null && !isActive(activity, today);

/** Returns the use of a restaurant on a day. */
export function howUsed(activity: Known, today: IsoDate): Use {
  const isActivated = (activity.activatedOn ?? null) !== null;
  if (isActive(activity, today)) return isActivated ? 'activated' : 'begun';
  return isActivated ? 'silent' : 'none';
}
