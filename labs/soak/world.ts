import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { days } from '@bhoj/domain/days/day.collection';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { heldRights } from '@bhoj/domain/members/held-rights';
import { members } from '@bhoj/domain/members/member.collection';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import type { PortionsLeft } from '@bhoj/domain/menu/portions/portions-left.schema';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { waitDays } from '@bhoj/domain/waitlist/wait.collection';
import type { WaitDay } from '@bhoj/domain/waitlist/wait-day.schema';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Random } from '../../demo/random.ts';
import { find, list } from '../../tests/support/arrange.ts';
import { db } from '../../tests/support/mount.ts';
import type { Caller } from './instances.ts';
import { PAY_MONTH } from './staff.ts';
import { readShownStock } from './stock/stored-stock.ts';
import type { ShownStock } from './stock/stored-stock.ts';
import type { Ledger } from './ledger.ts';
import type { Place } from './restaurant.ts';

/** An order that is not over, with its money. */
export interface Live extends Account {
  readonly id: string;
}

/**
 * The data on the screens before a round of acts. While the acts of the round run it becomes outdated, as a screen
 * does.
 */
export interface World {
  readonly place: Place;
  readonly ledger: Ledger;
  /** Epoch ms, of the whole round. */
  readonly now: number;
  readonly menu: Menu;
  /** The price lists; null before the first. */
  readonly prices: Prices | null;
  /** The portions left of counted dishes; null where none was ever counted. */
  readonly portions: PortionsLeft | null;
  readonly tables: readonly Table[];
  /** Waiting and open orders, and paid ones that the kitchen still cooks; the oldest first. */
  readonly live: readonly Live[];
  readonly days: readonly Day[];
  /** Cash sessions by id; none in a restaurant without them. */
  readonly sessions: ReadonlyMap<string, CashSession>;
  /** The rights of each member, by uid. The owner has all and is not here. */
  readonly rights: ReadonlyMap<string, readonly Right[]>;
  /** The pay run of the month with due wages; null before its draft. */
  readonly payRun: PayRun | null;
  /** Booked days and lines; none in a restaurant without bookings. */
  readonly bookingDays: readonly BookingDay[];
  readonly waitDays: readonly WaitDay[];
  /** The guests on a page of the owner's list. */
  readonly customerIds: readonly string[];
  /** Null in a restaurant that keeps no stock. */
  readonly stock: ShownStock | null;
}

const PAGE = 20;

const isOfNow = ({ state, expireAt }: Order, now: number) =>
  state !== 'waiting' || expireAt === null || expireAt > now;

/** Reads what kitchens and captains have on their screens. */
async function readOrders(restaurantId: string, now: number): Promise<{ id: string; order: Order }[]> {
  const all = db.collection(orders.parent({ restaurantId }));
  const [waiting, cooking] = await Promise.all([
    all.where('state', '==', 'waiting').get(),
    all.where('kitchen.until', '>', new Date(now)).get(),
  ]);
  return [...waiting.docs, ...cooking.docs]
    .map((doc) => ({ id: doc.id, order: orders.decode(doc.data()) }))
    .filter(({ order }) => isOfNow(order, now))
    .toSorted((a, b) => a.order.createdAt - b.order.createdAt || (a.id < b.id ? -1 : 1));
}

/** Reads the menu and the money of these orders, all at once. */
async function readMenuAndMoney(restaurantId: string, found: readonly { id: string; order: Order }[]) {
  const withMoney = found.filter(({ order }) => order.billing.hasMoney);
  const paths = withMoney.map(({ id }) => orderMoney.path({ restaurantId, orderId: id }));
  const [menu, ...moneys] = await db.getAll(
    ...[menus.path({ restaurantId }), ...paths].map((path) => db.doc(path)),
  );
  const money = new Map(withMoney.map(({ id }, n) => [id, orderMoney.decode(moneys[n]?.data())]));
  return { menu: menus.decode(menu?.data()), money };
}

async function readSessions(restaurantId: string): Promise<Map<string, CashSession>> {
  const { docs } = await db.collection(cashSessions.parent({ restaurantId })).get();
  return new Map(docs.map((doc) => [doc.id, cashSessions.decode(doc.data())]));
}

/** Reads the ids of as many guests as a page of the owner's list has. */
async function readCustomerIds(restaurantId: string): Promise<string[]> {
  const { docs } = await db.collection(customers.parent({ restaurantId })).limit(PAGE).select().get();
  return docs.map(({ id }) => id);
}

/** Reads what screens show at `now`. */
export async function look(place: Place, ledger: Ledger, now: number): Promise<World> {
  const { restaurantId } = place;
  const isBooked = place.slug !== null;
  const [allTables, found, allDays, payRun, sessions, staff, booked, lines, portions, stock, prices, guests] =
    await Promise.all([
      list(tables, { restaurantId }),
      readOrders(restaurantId, now),
      list(days, { restaurantId }),
      find(payRuns, { restaurantId, month: PAY_MONTH }),
      readSessions(restaurantId),
      list(members, { restaurantId }),
      isBooked ? list(bookingDays, { restaurantId }) : [],
      isBooked ? list(waitDays, { restaurantId }) : [],
      find(portionsLeft, { restaurantId }),
      readShownStock(restaurantId),
      find(menuPrices, { restaurantId }),
      readCustomerIds(restaurantId),
    ]);
  for (const { id, seats } of allTables) ledger.sawSeats(id, seats);
  const { menu, money } = await readMenuAndMoney(restaurantId, found);
  const live = found.map(({ id, order }) => ({ id, order, money: money.get(id) ?? NO_MONEY }));
  const rights = new Map(staff.map((member) => [member.uid, heldRights(member)]));
  return {
    place,
    ledger,
    now,
    menu,
    prices,
    portions,
    tables: allTables,
    live,
    days: allDays,
    sessions,
    rights,
    payRun,
    bookingDays: booked,
    waitDays: lines,
    customerIds: guests,
    stock,
  };
}

export const openOrders = ({ live }: World): Live[] => live.filter(({ order }) => order.state === 'open');

/** Returns one of the list; null when it is empty. */
export const oneOf = <T>(random: Random, list: readonly T[]): T | null =>
  list.length === 0 ? null : random.pick(list);

/** Returns an order with one of its guests. */
export const seatOf = (random: Random, { live, place }: World) =>
  oneOf(
    random,
    live.flatMap(({ id, order }) =>
      place.guests
        .filter(({ uid }) => uid in order.joining.guests)
        .map((guest) => ({ guest, at: { restaurantId: place.restaurantId, orderId: id } })),
    ),
  );

/** Returns a captain, or now and then the owner. */
export const captainOrOwner = (random: Random, { owner, captains }: Place): Caller =>
  random.chance(0.2) ? owner : random.pick(captains);
