import { kotCounterId } from '@bhoj/domain/orders/kitchen/kot-number';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { placeOfOrder } from '@bhoj/domain/orders/door/place-of-order';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { businessDayOf, DEFAULT_CUTOFF } from '@bhoj/domain/time/ist';
import { listsFor, NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { rememberedMenu, rememberMenu, rememberedPrices, rememberPrices } from './remembered-menus.ts';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Listed } from '@bhoj/domain/menu/prices/list-prices';
import type { ListedAt } from '@bhoj/domain/orders/acts/repricing';
import type { PricedPlace } from '@bhoj/domain/orders/door/place-of-order';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';

/** All documents needed to decide on a round, besides its order and table. */
export interface Ordering {
  profile: Profile;
  menu: Menu;
  availability: Availability;
  /** The id of the counter for the business day's KOT numbers, the last number, and the last token of a takeaway. */
  kots: { counterId: string; last: number; tokens: number };
}

/**
 * True when the menu has the version that the availability names. Such a menu is the stored one, because every save writes both
 * together.
 */
const isCurrent = (menu: Menu, availability: Availability | null): boolean =>
  availability !== null && menu.version > 0 && menu.version === availability.menuVersion;

/** Returns the stored menu, without a read where this instance has read this version before. */
async function menuOfNow(
  store: Store,
  restaurantId: string,
  stored: Promise<Availability | null>,
): Promise<Menu | null> {
  const known = rememberedMenu(restaurantId);
  if (known !== null && isCurrent(known, await stored)) return known;
  const menu = await store.get(menus, { restaurantId });
  if (menu !== null) rememberMenu(restaurantId, menu);
  return menu;
}

/**
 * Reads these documents in one round trip, together with other reads at the same time. A menu that has changed since this
 * instance read it costs a second round trip. Null without such a restaurant.
 */
export async function readOrdering(store: Store, restaurantId: string, at: number): Promise<Ordering | null> {
  const lastOf = async (counterId: string): Promise<Ordering['kots']> => {
    const stored = await store.get(counters, { restaurantId, counterId });
    return { counterId, last: stored?.last ?? 0, tokens: stored?.tokens ?? 0 };
  };
  // Reads the KOT counter for the default cut-off together with the rest. Most restaurants use that cut-off, and at most hours
  // every cut-off gives the same business day.
  const byDefault = kotCounterId(businessDayOf(at, DEFAULT_CUTOFF));
  const soldOut = store.get(availabilities, { restaurantId });
  const [profile, menu, availability, kotsByDefault] = await Promise.all([
    store.get(profiles, { restaurantId }),
    menuOfNow(store, restaurantId, soldOut),
    soldOut,
    lastOf(byDefault),
  ]);
  if (profile === null || menu === null) return null;
  const counterId = kotCounterId(businessDayOf(at, profile.dayCutoff));
  const kots = counterId === byDefault ? kotsByDefault : await lastOf(counterId);
  return { profile, menu, availability: availability ?? NOTHING_SOLD_OUT, kots };
}

/** Returns all price lists of a menu, which names their version: an instance reads each once. */
async function pricesOfNow(store: Store, restaurantId: string, { priceLists }: Menu): Promise<Prices> {
  if (priceLists === undefined) return NO_PRICES;
  const known = rememberedPrices(restaurantId, priceLists);
  if (known !== null) return known;
  const prices = await store.need(menuPrices, { restaurantId }, 'restaurant-not-found');
  rememberPrices(restaurantId, prices);
  return prices;
}

/** Reads the price lists, and returns a function that tells which of them count for an order at a moment. */
export async function readLists(
  store: Store,
  restaurantId: string,
  { menu, profile }: Pick<Ordering, 'menu' | 'profile'>,
): Promise<(order: PricedPlace) => ListedAt> {
  const prices = await pricesOfNow(store, restaurantId, menu);
  return (order) => (at) => ({
    lists: listsFor(prices.lists, placeOfOrder(order, at, profile.dayCutoff)),
    prices,
  });
}

/** Returns the price lists that count for an order at a moment; null for none. */
export async function readListed(
  store: Store,
  restaurantId: string,
  ordering: Pick<Ordering, 'menu' | 'profile'>,
  order: PricedPlace,
  at: number,
): Promise<Listed | null> {
  const listed = (await readLists(store, restaurantId, ordering))(order)(at);
  return listed.lists.length === 0 ? null : listed;
}

/** Returns the price lists by which a guest saw the prices, as far as they still exist; null for none. */
export async function readListsSeen(
  store: Store,
  restaurantId: string,
  menu: Menu,
  ids: readonly string[] = [],
): Promise<Listed | null> {
  if (ids.length === 0) return null;
  const prices = await pricesOfNow(store, restaurantId, menu);
  const lists = ids.flatMap((id) => prices.lists.find((list) => list.id === id) ?? []);
  return lists.length === 0 ? null : { lists, prices };
}

type Placed = Pick<Order, 'tableId'>;

/** Returns the table that an order or a call names; null without a name, or without such a table. */
export const tableNamed = async (
  store: Store,
  restaurantId: string,
  { tableId }: Placed,
): Promise<Table | null> => (tableId === null ? null : store.get(tables, { restaurantId, tableId }));

/**
 * Returns the table for a new order; null for an order without a table. `expected` is a table that was already read, in
 * case it is this one. Throws `table-not-found`.
 */
export async function readTable(
  store: Store,
  restaurantId: string,
  order: Placed,
  expected: Table | null = null,
): Promise<Table | null> {
  if (order.tableId === null) return null;
  if (expected?.id === order.tableId) return expected;
  const table = await tableNamed(store, restaurantId, order);
  if (table === null) throw new Refusal('table-not-found');
  return table;
}
