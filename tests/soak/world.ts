import { orderMoney } from '@bhoj/domain/billing/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/order-money';
import { days } from '@bhoj/domain/days/day.collection';
import { menus } from '@bhoj/domain/menu/menu.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { Account } from '@bhoj/domain/billing/account';
import type { Day } from '@bhoj/domain/days/day';
import type { Menu } from '@bhoj/domain/menu/menu.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Random } from '../seed/random.ts';
import { get, list } from '../support/arrange.ts';
import { db } from '../support/mount.ts';
import type { Caller } from './instances.ts';
import type { Ledger } from './ledger.ts';
import type { Place } from './restaurant.ts';

/** An order that is not over, with its money. */
export interface Live extends Account {
  readonly id: string;
}

/** What screens show before a round of acts. While acts of one round run, it grows old, as it does on a screen. */
export interface World {
  readonly place: Place;
  readonly ledger: Ledger;
  /** Epoch ms, of the whole round. */
  readonly now: number;
  readonly restaurant: Restaurant;
  readonly menu: Menu;
  readonly tables: readonly Table[];
  /** Waiting and open orders, and paid ones that the kitchen still cooks; the oldest first. */
  readonly live: readonly Live[];
  readonly days: readonly Day[];
}

const isOfNow = ({ state, expireAt }: Order, now: number) =>
  state !== 'waiting' || expireAt === null || expireAt > now;

async function readLive(restaurantId: string, now: number): Promise<Live[]> {
  const all = db.collection(orders.parent({ restaurantId }));
  const [standing, cooking] = await Promise.all([
    all.where('state', 'in', ['waiting', 'open']).get(),
    all.where('state', '==', 'Completed').where('kitchenUntil', '>', new Date(now)).get(),
  ]);
  const found = [...standing.docs, ...cooking.docs].map((doc) => ({
    id: doc.id,
    order: orders.decode(doc.data()),
  }));
  const live = found.filter(({ order }) => isOfNow(order, now));
  const accounts = live.map(async ({ id, order }) => {
    const money = order.hasMoney ? await get(orderMoney, { restaurantId, orderId: id }) : NO_MONEY;
    return { id, order, money };
  });
  return (await Promise.all(accounts)).toSorted(
    (a, b) => a.order.createdAt - b.order.createdAt || (a.id < b.id ? -1 : 1),
  );
}

export async function look(place: Place, ledger: Ledger, now: number): Promise<World> {
  const { restaurantId } = place;
  const [restaurant, menu, allTables, live, allDays] = await Promise.all([
    get(restaurants, { restaurantId }),
    get(menus, { restaurantId }),
    list(tables, { restaurantId }),
    readLive(restaurantId, now),
    list(days, { restaurantId }),
  ]);
  return { place, ledger, now, restaurant, menu, tables: allTables, live, days: allDays };
}

export const openOrders = ({ live }: World): Live[] => live.filter(({ order }) => order.state === 'open');

/** Returns one of the list; null when it is empty. */
export const oneOf = <T>(random: Random, list: readonly T[]): T | null =>
  list.length === 0 ? null : random.pick(list);

/** Returns a captain, or now and then the owner. */
export const floorStaff = (random: Random, { owner, captains }: Place): Caller =>
  random.chance(0.2) ? owner : random.pick(captains);
