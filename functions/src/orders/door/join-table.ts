import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinTable as contract } from '@bhoj/domain/orders/door/joining.contract';
import {
  hasKey,
  isTrusted,
  MAX_WAITING_PER_TABLE,
  seatGuest,
  WAITING_MS,
} from '@bhoj/domain/orders/door/joining';
import { extrasFor } from '@bhoj/domain/orders/rounds/extras';
import { forgetJoinRequest } from '@bhoj/domain/orders/door/join-requests';
import {
  assertOffersType,
  assertTakesOrders,
  assertTakesRound,
  newOrder,
} from '@bhoj/domain/orders/rounds/round';
import { openRequest, typeAt } from '@bhoj/domain/orders/shape/running';
import { reservationAt } from '@bhoj/domain/tables/reservation';
import { newId, newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';
import { prepareNumber } from './left-number.repo.ts';
import { tryCode } from './try-code.ts';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';

type Input = InputOf<typeof contract>;
interface Guest {
  uid: string;
  input: Input;
  now: number;
  address: string;
  /** Tells the limits whether the guest belongs at the table (`Contract.proof`). */
  foundToBelong: (belongs: boolean) => void;
}

/** Adds the guest to an existing order. */
async function enter(store: Store, guest: Guest, { id, value }: OrderEntry): Promise<{ orderId: string }> {
  const { restaurantId, name } = guest.input;
  const customer = await prepareNumber(store, { ...guest.input, at: guest.now }, value.state);
  const seated = forgetJoinRequest(seatGuest(value, guest.uid, name, Math.random()), guest.uid);
  const after = customer === null ? seated : { ...seated, customer: customer(id) };
  writeOrder(store, { restaurantId, orderId: id }, { before: value, after });
  return { orderId: id };
}

/** The place of a new waiting order: at a table, at the door of one, or without a table. */
interface Place {
  readonly type: OrderType;
  readonly tableId: string | null;
  readonly trusted: boolean;
  /** The table that an order at the door asks for. */
  readonly wantsTable?: string;
}

/** Begins a waiting order. Until its first round the kitchen does not see it and the table stays free. */
async function begin(store: Store, guest: Guest, profile: Profile, { wantsTable, ...place }: Place) {
  const { input, uid, now } = guest;
  const orderId = newId();
  const { partySize } = input;
  const fresh = newOrder({ ...place, code: newJoiningCode(), partySize, profile, at: now });
  assertOffersType(profile, fresh.type);
  const packed = { ...fresh, extras: extrasFor(fresh.type, profile) };
  const customer = await prepareNumber(store, { ...input, at: now }, packed.state);
  const seated = seatGuest(packed, uid, input.name, Math.random());
  const after = {
    ...seated,
    ...(wantsTable !== undefined && { joining: { ...seated.joining, wantsTable } }),
    customer: customer === null ? null : customer(orderId),
    expireAt: now + WAITING_MS,
  };
  writeOrder(store, { restaurantId: input.restaurantId, orderId }, { before: null, after });
  return { orderId };
}

/** Asks for a table without its key: the order is at the door, and only names the table. */
const askFor = (store: Store, guest: Guest, profile: Profile, table: Table) =>
  begin(store, guest, profile, {
    type: typeAt(table),
    tableId: null,
    trusted: false,
    wantsTable: table.id,
  });

/** Begins a takeaway. Its link has no printed key, so the order is not trusted. */
const beginTakeaway = (store: Store, guest: Guest, profile: Profile) =>
  begin(store, guest, profile, { type: 'takeaway', tableId: null, trusted: false });

/** Tries the guest's code, and adds the guest to the order with this code. */
async function enterByCode(store: Store, guest: Guest, found: readonly OrderEntry[]) {
  const { restaurantId, code } = guest.input;
  const { uid, address, now } = guest;
  const right = await tryCode(store, { restaurantId, code, uid, address, now }, found);
  return right instanceof Refusal ? right : enter(store, guest, right);
}

/** Removes an expired order's call for a waiter from a free table, so that the next guest does not see it. */
function clearOldCall(store: Store, guest: Guest, table: Table, waiting: readonly OrderEntry[]): void {
  if (table.serviceRequest === null || waiting.some(({ value }) => openRequest(value) !== null)) return;
  const { restaurantId } = guest.input;
  store.update(tables, { restaurantId, tableId: table.id }, { serviceRequest: null });
}

/** Adds a guest to the open order that holds the table. */
async function joinOpen(store: Store, guest: Guest, profile: Profile, open: OrderEntry) {
  // A guest of the order may come back at any hour, to see the order and its bill.
  if (guest.uid in open.value.joining.guests) return enter(store, guest, open);
  // A party that sits goes on through a pause and after closing, and whom it gives its code to sits with it.
  assertTakesRound(profile, open.value, 'guest', guest.now);
  return enterByCode(store, guest, [open]);
}

/** Finds the waiting orders at a table, and at those that are pushed together with it for the party to come. */
async function waitingAround(store: Store, { input: { restaurantId }, now }: Guest, table: Table) {
  const find = (tableId: string) =>
    store.findReadable(orders, { restaurantId }, orders.queries.waitingAt(tableId, new Date(now)));
  const further = (reservationAt(table)?.tableIds ?? []).filter((id) => id !== table.id);
  const [here, ...around] = await Promise.all([find(table.id), ...further.map(find)]);
  return { here, waiting: [here, ...around].flatMap(({ rows }) => rows) };
}

/** Joins a guest at a free table: in a waiting order that they joined before or have the code of, or in a new one. */
async function joinFree(store: Store, guest: Guest, profile: Profile, table: Table) {
  const { key } = guest.input;
  assertTakesOrders(profile, 'guest', guest.now);
  const { here, waiting } = await waitingAround(store, guest, table);
  const own = waiting.find(({ value }) => guest.uid in value.joining.guests);
  if (own !== undefined) return enter(store, guest, own);
  if (guest.input.code !== null && waiting.length > 0) return enterByCode(store, guest, waiting);
  // An unreadable order counts as a place, and does not keep others from joining.
  const places = here.rows.length + here.unreadable.length;
  if (places >= MAX_WAITING_PER_TABLE) throw new Refusal('too-many-waiting');
  const trusted = isTrusted(table, key, profile);
  const begun = await begin(store, guest, profile, { type: typeAt(table), tableId: table.id, trusted });
  clearOldCall(store, guest, table, waiting);
  return begun;
}

/** Joins a guest at a table, or asks for it at the door when the link has no key or an old one. */
async function join(store: Store, guest: Guest, profile: Profile, table: Table | null) {
  const { restaurantId, key } = guest.input;
  if (table === null) {
    assertTakesOrders(profile, 'guest', guest.now);
    return beginTakeaway(store, guest, profile);
  }
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
  const orderId = table.currentOrderId;
  const open =
    orderId === null ? null : { id: orderId, value: await readOrder(store, { restaurantId, orderId }) };
  const isKeyHolder = hasKey(table, key);
  const isIn = open !== null && Object.hasOwn(open.value.joining.guests, guest.uid);
  guest.foundToBelong(isKeyHolder || isIn);
  if (isKeyHolder)
    return open === null ? joinFree(store, guest, profile, table) : joinOpen(store, guest, profile, open);
  // An open order lets its own guests in again: their phone keeps the page's address, but not always the key.
  if (isIn) return enter(store, guest, open);
  assertTakesOrders(profile, 'guest', guest.now);
  return askFor(store, guest, profile, table);
}

export const joinTable = defineCallable(contract, async (input, { caller, now, address, foundToBelong }) => {
  const guest = { uid: caller.uid, input, now, address, foundToBelong };
  const { restaurantId, tableId } = input;
  const joined = await transact(restaurantId, async (store) => {
    const [profile, table] = await Promise.all([
      store.need(profiles, { restaurantId }, 'restaurant-not-found'),
      tableId === null ? null : store.need(tables, { restaurantId, tableId }, 'table-not-found'),
    ]);
    return join(store, guest, profile, table);
  });
  if (joined instanceof Refusal) throw joined;
  return joined;
});
