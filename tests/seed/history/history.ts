import { kotCounterId } from '@bhoj/domain/orders/kot-number';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { HISTORY_DAYS, TABLES_PER_FLOOR } from '../demo-settings.ts';
import { randomOf } from '../random.ts';
import { partyOf } from './party.ts';
import { newCustomer, regularsOf, withVisit } from './regulars.ts';
import { daysBefore, visitsOf } from './rhythm.ts';
import { serveDay } from './service-day.ts';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import type { Menu } from '@bhoj/domain/menu/menu.schema';
import type { Order, RoundResult } from '@bhoj/domain/orders/order.schema';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Captains } from '../demo-settings.ts';
import type { House } from './party.ts';
import type { InvoiceCounters, ServedDay, SettledOrder } from './service-day.ts';

/** A restaurant's past documents, by id. */
export interface History {
  readonly orders: ReadonlyMap<string, Order>;
  /** By order id. */
  readonly money: ReadonlyMap<string, OrderMoney>;
  readonly rounds: readonly RoundResult[];
  readonly invoices: ReadonlyMap<string, Invoice>;
  readonly days: ReadonlyMap<IsoDate, Day>;
  readonly counters: ReadonlyMap<string, { last: number }>;
  readonly customers: ReadonlyMap<string, Customer>;
}

const DEMO_SEED = 'annapurna';

/**
 * Returns the bills of the 60 business days before the one that contains `now`. All figures come from the domain's own
 * functions. The same seed, restaurant and `now` give the same history, and a date keeps its parties whatever `now` is.
 */
export function historyOf(from: {
  seed?: string;
  menu: Menu;
  restaurant: Restaurant;
  captains: Captains;
  /** Epoch ms. */
  now: number;
}): History {
  const { seed = DEMO_SEED, menu, restaurant, captains, now } = from;
  const house: House = {
    menu,
    profile: projectProfile(restaurant),
    regulars: regularsOf(randomOf(`${seed} regulars`)),
    captains,
  };
  const tables = restaurant.seatingConfiguration?.tablesPerFloor ?? TABLES_PER_FLOOR;
  const counters: InvoiceCounters = new Map();
  const served = daysBefore(businessDayOf(now, restaurant.dayCutoff), HISTORY_DAYS).map((day) => {
    const random = randomOf(`${seed} ${day}`);
    const parties = visitsOf(day, tables, random)
      .map((visit) => partyOf(visit, house, random))
      .filter((party) => party.rounds.length > 0);
    return serveDay(day, parties, { house, till: { restaurant, counters, random } });
  });
  return gathered(served, counters);
}

function gathered(served: readonly ServedDay[], invoiceCounters: InvoiceCounters): History {
  const settled = served.flatMap((day) => day.settled);
  const kots = served.map(({ rollUp, lastKot }) => [kotCounterId(rollUp.day), { last: lastKot }] as const);
  return {
    orders: new Map(settled.map(({ party, account }) => [party.orderId, account.order])),
    money: new Map(settled.map(({ party, account }) => [party.orderId, account.money])),
    rounds: settled.flatMap((each) => each.rounds),
    invoices: new Map(settled.map(({ invoiceId, invoice }) => [invoiceId, invoice])),
    days: new Map(served.map(({ rollUp }) => [rollUp.day, rollUp])),
    counters: new Map([...[...invoiceCounters].map(([id, last]) => [id, { last }] as const), ...kots]),
    customers: customersOf(settled),
  };
}

function customersOf(settled: readonly SettledOrder[]): Map<string, Customer> {
  const customers = new Map<string, Customer>();
  for (const { party, invoice } of settled) {
    if (party.customer === null) continue;
    const { id } = party.customer;
    const known = customers.get(id) ?? newCustomer(party.customer, party.visit.arrivesAt);
    customers.set(id, withVisit(known, invoice));
  }
  return customers;
}
