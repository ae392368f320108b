import { kotCounterId } from '@bhoj/domain/orders/kitchen/kot-number';
import { followCreditNote } from '@bhoj/domain/billing/records/customer-totals';
import { orderedTogetherOn, orderedTogetherOfDay } from '@bhoj/domain/days/ordered-together';
import { howSoldOfDay, howSoldOn } from '@bhoj/domain/how-sold/how-sold';
import { withFacts } from '@bhoj/domain/days/day-dishes';
import { costsOf, factsIn } from '@bhoj/domain/menu/dish/costs';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { DEMO_SEED, HISTORY_DAYS, TABLES_PER_FLOOR } from '../demo-settings.ts';
import { randomOf } from '../random.ts';
import { DEMO_COSTS } from '../menu/costs.ts';
import { closingsOf } from './closing-days.ts';
import { likeOneOf } from './older-days.ts';
import { partyOf } from './party.ts';
import { purchasesOf } from './purchases.ts';
import { firstSeen, regularsOf, withVisit } from './regulars.ts';
import { daysBefore, visitsOf } from './rhythm.ts';
import { serveDay } from './service-day.ts';
import { soldOutLogsOf } from './sold-out.ts';
import type { Closing } from '@bhoj/domain/days/closing';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { Void } from '@bhoj/domain/billing/documents/void';
import type { OrderedTogether } from '@bhoj/domain/days/ordered-together.schema';
import type { HowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import type { AvailabilityLog } from '@bhoj/domain/menu/dish/availability-log.schema';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Captains } from '../demo-settings.ts';
import type { House } from './party.ts';
import type { Purchases } from './purchases.ts';
import type { InvoiceCounters, ServedDay } from './served-day.ts';

/** A restaurant's past documents, by id. */
export interface History {
  readonly orders: ReadonlyMap<string, Order>;
  /** By order id. */
  readonly money: ReadonlyMap<string, OrderMoney>;
  readonly invoices: ReadonlyMap<string, Invoice>;
  readonly voids: ReadonlyMap<string, Void>;
  readonly creditNotes: ReadonlyMap<string, CreditNote>;
  readonly days: ReadonlyMap<IsoDate, Day>;
  readonly counters: ReadonlyMap<string, { last: number }>;
  readonly customers: ReadonlyMap<string, Customer>;
  readonly closings: ReadonlyMap<IsoDate, Closing>;
  readonly orderedTogether: readonly OrderedTogether[];
  readonly howSold: readonly HowSold[];
  readonly soldOut: readonly AvailabilityLog[];
  readonly purchases: Purchases;
}

interface Making {
  readonly seed?: string;
  readonly menu: Menu;
  readonly prices?: Prices;
  readonly restaurant: WholeRestaurant;
  readonly captains: Captains;
  readonly owner: Author;
  /** Epoch ms. */
  readonly now: number;
  /** The number of business days with figures; only the last `HISTORY_DAYS` of them have documents. */
  readonly yearDays?: number;
}

/**
 * Returns what happened on the business days before the one that contains `now`: figures, expenses and closed days of a
 * year, and all documents of the last 60 days. All figures come from the domain's own functions. The same seed, restaurant
 * and `now` give the same history, and a date keeps its parties whatever `now` is.
 */
export function historyOf(from: Making): History {
  const {
    seed = DEMO_SEED,
    menu,
    prices = null,
    restaurant,
    captains,
    owner,
    now,
    yearDays = HISTORY_DAYS,
  } = from;
  const house: House = {
    menu,
    prices,
    profile: projectProfile(restaurant),
    regulars: regularsOf(randomOf(`${seed} regulars`)),
    captains,
  };
  const tables = restaurant.seatingConfiguration?.tablesPerFloor ?? TABLES_PER_FLOOR;
  const year = daysBefore(businessDayOf(now, restaurant.dayCutoff), yearDays);
  const [older, documented] = [year.slice(0, -HISTORY_DAYS), year.slice(-HISTORY_DAYS)];
  const counters: InvoiceCounters = new Map();
  const serve = (day: IsoDate) => {
    const random = randomOf(`${seed} ${day}`);
    const parties = visitsOf(day, tables, random)
      .map((visit) => partyOf(visit, house, random))
      .filter((party) => party.rounds.length > 0);
    return serveDay(day, parties, { house, till: { restaurant, counters, random }, owner, seed });
  };
  const served = documented.map(serve);
  const rollUps = served.map(({ rollUp }) => rollUp);
  return {
    ...gathered(served, counters),
    ...reckoned([...older.map((day) => likeOneOf(rollUps, day, seed)), ...rollUps], { ...from, seed }),
    orderedTogether: served.map(orderedTogetherOfServed),
    howSold: served.flatMap(howSoldOfServed),
    soldOut: soldOutLogsOf(documented, seed),
  };
}

/** Adds the costs and categories of sold dishes, and closes all days but yesterday. */
function reckoned(
  rollUps: readonly Day[],
  { seed, menu, owner, restaurant }: Making & { readonly seed: string },
): Pick<History, 'days' | 'closings' | 'purchases'> {
  const costs = costsOf(menu, { costs: DEMO_COSTS });
  const known = rollUps.map((day) => ({
    ...day,
    byDish: withFacts(day.byDish, Object.keys(day.byDish), (dish) => factsIn(costs, dish)),
  }));
  const purchases = purchasesOf(
    known.map(({ day }) => day),
    seed,
  );
  const { restaurantName } = restaurant;
  const { days, closings } = closingsOf(known.slice(0, -1), {
    seed,
    owner,
    restaurantName,
    expenses: [...purchases.expenses.values()],
  });
  return {
    days: new Map([...days, ...known.slice(-1)].map((day) => [day.day, day])),
    closings: new Map(closings.map((closing) => [closing.day, closing])),
    purchases,
  };
}

function gathered(
  served: readonly ServedDay[],
  invoiceCounters: InvoiceCounters,
): Omit<History, 'days' | 'closings' | 'purchases' | 'soldOut' | 'orderedTogether' | 'howSold'> {
  const settled = served.flatMap((day) => day.settled);
  const kots = served.map(({ rollUp, lastKot }) => [kotCounterId(rollUp.day), { last: lastKot }] as const);
  return {
    orders: new Map(settled.map(({ party, account }) => [party.orderId, account.order])),
    money: new Map(settled.map(({ party, account }) => [party.orderId, account.money])),
    invoices: new Map(settled.map(({ invoiceId, invoice }) => [invoiceId, invoice])),
    voids: new Map(served.flatMap(({ voids }) => [...voids])),
    creditNotes: new Map(served.flatMap(({ creditNotes }) => [...creditNotes])),
    counters: new Map([...[...invoiceCounters].map(([id, last]) => [id, { last }] as const), ...kots]),
    customers: customersOf(served),
  };
}

function customersOf(served: readonly ServedDay[]): Map<string, Customer> {
  const customers = new Map<string, Customer>();
  for (const { settled, creditNotes } of served) {
    const notes = [...creditNotes.values()];
    for (const { party, account, invoice, invoiceId } of settled) {
      if (party.customer === null) continue;
      const { id } = party.customer;
      const known = customers.get(id) ?? firstSeen(party.customer, party.visit.arrivesAt);
      const visit = { customerId: id, orderId: party.orderId, account, at: invoice.issuedAt };
      const own = notes.filter((note) => note.invoiceId === invoiceId);
      customers.set(id, own.reduce(followCreditNote, withVisit(known, visit)));
    }
  }
  return customers;
}

/** The pairs of dishes on bills that are not void. */
const orderedTogetherOfServed = ({ settled, voids, rollUp }: ServedDay): OrderedTogether =>
  orderedTogetherOfDay(
    rollUp.day,
    settled.flatMap(({ account, invoice, invoiceId }) => {
      const bill = voids.has(invoiceId) ? null : orderedTogetherOn(account.order, invoice.portions ?? {});
      return bill === null ? [] : [{ invoiceId, bill }];
    }),
  );

/** The sales of standing bills by price list and by weight; nothing for a day without either. */
function howSoldOfServed({ settled, voids, rollUp }: ServedDay): HowSold[] {
  const bills = settled.flatMap(({ invoice, invoiceId }) => {
    const sold = voids.has(invoiceId) ? null : howSoldOn(invoice.bill);
    return sold === null ? [] : [{ invoiceId, sold }];
  });
  return bills.length === 0 ? [] : [howSoldOfDay(rollUp.day, bills)];
}
