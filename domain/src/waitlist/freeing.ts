/** When the tables of the restaurant are free, by what the phones at the tables say. */
import { heldOn } from '../bookings/evening/occupancy.ts';
import { turnOf } from '../bookings/evening/rules.ts';
import { liveLines, stageOf } from '../orders/kitchen/progress.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import type { BookingDay } from '../bookings/shape/booking-day.schema.ts';
import type { BookingRules } from '../bookings/shape/booking-rules.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Table } from '../tables/table.ts';

export type TableNow = Pick<
  Table,
  'id' | 'seats' | 'kind' | 'status' | 'occupiedAt' | 'reservation' | 'currentOrderId' | 'serviceRequest'
>;

/** The fields of an order that tell how long its party still stays. */
export type Sitting = Pick<
  Order,
  'partySize' | 'openedAt' | 'lines' | 'progress' | 'requests' | 'acceptance'
>;

/** A time in which a table is not free, epoch ms. */
export interface Hold {
  readonly from: number;
  readonly to: number;
}

/** In how many minutes a party leaves, at the earliest and at the latest. */
export interface Leaving {
  readonly from: number;
  readonly to: number;
}

const PAID: Leaving = { from: 0, to: 10 };
const BILL_ASKED: Leaving = { from: 5, to: 15 };
/** A party with all its dishes stays at least so long, and at most so long where the turn is over. */
const SERVED: Leaving = { from: 5, to: 20 };
/** The same for a party that still waits for dishes. */
const EATING: Leaving = { from: 10, to: 30 };

type Turns = Pick<BookingRules, 'turns' | 'resetMinutes'>;

const hasAllDishes = (order: Sitting): boolean => {
  const lines = liveLines(order);
  const isWaiting = order.acceptance.waiting.length > 0;
  return lines.length > 0 && !isWaiting && lines.every(([id]) => stageOf(order, id) === 'served');
};

/** Returns when an occupied table's party leaves. Without its order, a full table and the time alone count. */
export function leavingOf(
  { seats, occupiedAt, serviceRequest }: Pick<TableNow, 'seats' | 'occupiedAt' | 'serviceRequest'>,
  order: Sitting | null,
  rules: Turns,
  now: number,
): Leaving {
  if (order !== null && order.requests.upiDeclaration !== null) return PAID;
  if (serviceRequest === 'bill' || order?.requests.service?.kind === 'bill') return BILL_ASKED;
  const since = order?.openedAt ?? occupiedAt ?? now;
  const rest = turnOf(rules, order?.partySize ?? seats) - (now - since) / MINUTE;
  return order !== null && hasAllDishes(order)
    ? { from: Math.max(SERVED.from, rest / 2), to: Math.max(SERVED.to, rest) }
    : { from: Math.max(EATING.from, rest * 0.75), to: Math.max(EATING.to, rest * 1.25) };
}

/** Everything that an estimate reads about the tables. */
export interface House {
  readonly rules: Turns;
  readonly tables: readonly TableNow[];
  /** Open orders, by id. */
  readonly orders: ReadonlyMap<string, Sitting>;
  /** The booking days around now. */
  readonly days: readonly Pick<BookingDay, 'bookings'>[];
  readonly now: number;
}

/** The times in which each table is not free, by its id: if parties leave early, and if they leave late. */
export interface Holds {
  readonly early: ReadonlyMap<string, readonly Hold[]>;
  readonly late: ReadonlyMap<string, readonly Hold[]>;
}

/** A booked party may sit down this long before its time. */
const SITS_EARLY_MS = HOUR;

/** Returns the bookings of a table. A booked party that sits there already is counted by its order. */
function booked(table: TableNow, { days, now }: House): Hold[] {
  const all = days.flatMap(({ bookings }) => heldOn(bookings, now));
  const here = all
    .filter(({ tableIds }) => tableIds.includes(table.id))
    .map(({ from, to }): Hold => ({ from, to }));
  if (table.status !== 'Occupied') return here;
  const since = table.occupiedAt ?? now;
  return here.filter(({ from }) => since < from - SITS_EARLY_MS);
}

/** Returns the time for which a captain reserved a table, or for which a party was seated that has not ordered. */
function reserved({ seats, reservation }: TableNow, { rules, now }: House): Hold {
  const { at, guests } = reservation ?? { at: now, guests: seats };
  const stays = turnOf(rules, Math.min(guests, seats)) * MINUTE;
  return { from: at, to: Math.max(now, at + stays) + rules.resetMinutes * MINUTE };
}

/** Returns the times in which the tables are not free. */
export function holdsOf(house: House): Holds {
  const { rules, tables, orders, now } = house;
  const early = new Map<string, readonly Hold[]>();
  const late = new Map<string, readonly Hold[]>();
  for (const table of tables) {
    const ahead = [...booked(table, house), ...(table.status === 'Reserved' ? [reserved(table, house)] : [])];
    const order = table.currentOrderId === null ? null : (orders.get(table.currentOrderId) ?? null);
    const leaving = table.status === 'Occupied' ? leavingOf(table, order, rules, now) : null;
    const sitting = (minutes: number): Hold => ({
      from: now,
      to: now + (minutes + rules.resetMinutes) * MINUTE,
    });
    early.set(table.id, leaving === null ? ahead : [sitting(leaving.from), ...ahead]);
    late.set(table.id, leaving === null ? ahead : [sitting(leaving.to), ...ahead]);
  }
  return { early, late };
}
