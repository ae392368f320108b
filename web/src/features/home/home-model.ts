import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { fssaiSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { lacksVatTin, lawfulPercentagesAt, taxStanding } from '@bhoj/domain/restaurant/settings';
import { turnoverBefore, turnoverOf } from '@bhoj/domain/days/turnover';
import type { Closing } from '@bhoj/domain/days/closing';
import type { Warning } from '@bhoj/domain/billing/warnings';
import { ZERO, paise, plus, rupees, sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { callAt } from '@bhoj/domain/orders/attention';
import { waitingRounds } from '@bhoj/domain/orders/joining';
import type { Menu } from '@bhoj/domain/menu/menu.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { DAY, MINUTE, businessDayOf, minuteOfDay, minutesOf, weekdayOf } from '@bhoj/domain/time/ist';
import type { IsoDate, Weekday } from '@bhoj/domain/time/ist';

export type Attention =
  | {
      readonly kind:
        | 'noFssai'
        | 'mustCharge'
        | 'liquorUnderComposition'
        | 'noVatTin'
        | 'noMenu'
        | 'noGstin'
        | 'legalMissing'
        | 'paused';
    }
  | { readonly kind: 'rate'; readonly percentage: number; readonly lawful: readonly number[] }
  | { readonly kind: 'waiting'; readonly rounds: number }
  | { readonly kind: 'requests'; readonly tables: readonly string[] }
  | Warning;

export interface Watched {
  readonly restaurant: Restaurant;
  /** Null while it is not known. */
  readonly menu: Menu | null;
  readonly orders: readonly Order[];
  readonly tables: readonly Table[];
  /** Epoch ms. */
  readonly now: number;
}

/** Faults of the record for which the guard refuses to issue a bill (P-LAW-1, 5, 6, 11). */
function obstaclesToBills({ restaurant, menu, now }: Watched): Attention[] {
  const found: Attention[] = [];
  const standing = taxStanding(restaurant);
  const { percentage } = restaurant.taxSettings;
  const lawful = lawfulPercentagesAt(now);
  const sellsLiquor = menu?.items.some(({ taxClass }) => taxClass === 'liquor') ?? false;
  if (!fssaiSchema.safeParse(restaurant.fssai).success) found.push({ kind: 'noFssai' });
  if (standing === 'must-charge') found.push({ kind: 'mustCharge' });
  if ((standing === 'charging' || standing === 'must-charge') && !lawful.includes(percentage)) {
    found.push({ kind: 'rate', percentage, lawful });
  }
  if (standing === 'composition' && sellsLiquor) found.push({ kind: 'liquorUnderComposition' });
  else if (lacksVatTin(restaurant, sellsLiquor)) found.push({ kind: 'noVatTin' });
  return found;
}

/** What needs the owner's attention: guests first, then what stops bills. */
export function attentionOf(watched: Watched): Attention[] {
  const { restaurant, menu, orders, tables, now } = watched;
  const found: Attention[] = [];
  const rounds = orders.reduce((n, order) => n + waitingRounds(order, now).length, 0);
  if (rounds > 0) found.push({ kind: 'waiting', rounds });
  const asking = tables
    .filter((table) => {
      const here = orders.filter(({ tableId }) => tableId === table.id);
      return callAt(table, here, now) !== null;
    })
    .map(({ id }) => id);
  if (asking.length > 0) found.push({ kind: 'requests', tables: asking });
  found.push(...obstaclesToBills(watched));
  if (menu !== null && menu.items.length === 0) found.push({ kind: 'noMenu' });
  if (restaurant.orderingPaused) found.push({ kind: 'paused' });
  if (restaurant.gstin === '') {
    if (restaurant.taxSettings.enabled) found.push({ kind: 'noGstin' });
  } else if (restaurant.legalName === '' || restaurant.address === '' || !isGstin(restaurant.gstin)) {
    found.push({ kind: 'legalMissing' });
  }
  return found;
}

/** Today's business day and the same weekday a week before it. */
export function comparedDays(
  now: number,
  cutoff: string,
): { today: IsoDate; before: IsoDate; weekday: Weekday } {
  return {
    today: businessDayOf(now, cutoff),
    before: businessDayOf(now - 7 * DAY, cutoff),
    weekday: weekdayOf(now - minutesOf(cutoff) * MINUTE),
  };
}

/**
 * Returns the turnover of the financial year: that of the last closed day, and today's sales. Null while no day of the
 * year was closed.
 */
export function turnoverUntilNow(last: Closing | null, today: Day): Paise | null {
  const known = turnoverBefore(last, today.day);
  if (known === null) return null;
  return known.day >= today.day ? known.paise : plus(known.paise, turnoverOf(today));
}

export const averageOf = (day: Day): Paise | null =>
  day.bills === 0 ? null : paise(Math.round(day.totalPaise / day.bills));

/**
 * Returns a day's sales up to the full hour before `now`, so that a day in progress is compared with the same hours.
 */
export function takenByHour(day: Day, now: number, cutoff: string): { amount: Paise; clock: string } {
  const first = Math.floor(minutesOf(cutoff) / 60);
  const hour = Math.floor(minuteOfDay(now) / 60);
  const since = (h: number) => (h - first + 24) % 24;
  const amounts = Object.entries(day.byHour)
    .filter(([h]) => since(Number(h)) < since(hour))
    .map(([, amount]) => amount);
  return { amount: sum(amounts), clock: `${String(hour).padStart(2, '0')}:00` };
}

export interface OpenTable {
  readonly id: string;
  readonly amount: Paise;
  /** Null when the start is not known. */
  readonly minutes: number | null;
  readonly status: string;
  readonly request: Table['serviceRequest'];
}

/** Tables with guests, the longest occupied first. */
export const openTables = (tables: readonly Table[], now: number): OpenTable[] =>
  tables
    .filter((table) => table.hasOrder || table.status === 'Occupied')
    .toSorted((a, b) => (a.occupiedAt ?? now) - (b.occupiedAt ?? now) || a.id.localeCompare(b.id))
    .map((table) => ({
      id: table.id,
      amount: rupees(table.totalPrice),
      minutes: table.occupiedAt === null ? null : Math.max(0, Math.floor((now - table.occupiedAt) / MINUTE)),
      status: table.status,
      request: table.serviceRequest,
    }));

export const dayOr = (day: Day | null, date: IsoDate): Day => day ?? emptyDay(date);
export const totalOf = (tables: readonly OpenTable[]): Paise =>
  tables.length === 0 ? ZERO : sum(tables.map(({ amount }) => amount));
