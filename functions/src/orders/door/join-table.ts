import { customers } from '@bhoj/domain/customers/customer.collection';
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
import { forgetKnock } from '@bhoj/domain/orders/door/knocking';
import { assertOffersType, assertTakesOrders, newOrder } from '@bhoj/domain/orders/rounds/round';
import { openRequest, typeAt } from '@bhoj/domain/orders/shape/seating';
import { consentAt, newCustomer } from '@bhoj/domain/customers/customer';
import { newId, newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';
import { tryCode } from './try-code.ts';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
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
}

/**
 * Prepares to store the number that a guest left; null when the guest left none. A known customer's record does not
 * change: name and consent are only on this order.
 */
async function prepareCustomer(
  store: Store,
  { input, now }: Guest,
): Promise<(() => Order['customer']) | null> {
  const { restaurantId, mobile, name } = input;
  if (mobile === null) return null;
  const found = await store.findReadable(customers, { restaurantId }, customers.queries.byMobile(mobile));
  // Somebody who is there and cannot be read is neither written over nor made a second time.
  if (found.unreadable.length > 0) return null;
  const [known] = found.rows;
  const customerId = known?.id ?? newId();
  const consent = consentAt(now);
  const made = newCustomer({ mobile, name, consent }, known?.value ?? null);
  return () => {
    if (made !== null) store.create(customers, { restaurantId, customerId }, made);
    return { id: customerId, name, saidConsent: consent };
  };
}

/** Adds the guest to an existing order. */
async function enter(store: Store, guest: Guest, { id, value }: OrderEntry): Promise<{ orderId: string }> {
  const customer = await prepareCustomer(store, guest);
  const { restaurantId, name } = guest.input;
  const seated = forgetKnock(seatGuest(value, guest.uid, name, Math.random()), guest.uid);
  const after = customer === null ? seated : { ...seated, customer: customer() };
  writeOrder(store, { restaurantId, orderId: id }, { before: value, after });
  return { orderId: id };
}

/**
 * Starts a waiting order. Until its first round the kitchen does not see it and the table stays free. Without the
 * table's key it is at the door: it only names the table.
 */
async function begin(store: Store, guest: Guest, profile: Profile, table: Table | null) {
  const { input, uid, now } = guest;
  const orderId = newId();
  const isHere = table !== null && hasKey(table, input.key);
  const fresh = newOrder({
    type: table === null ? 'takeaway' : typeAt(table),
    tableId: isHere ? table.id : null,
    code: newJoiningCode(),
    // A link without a table has no printed key, so the order is not trusted.
    trusted: table !== null && isTrusted(table, input.key, profile),
    partySize: input.partySize,
    profile,
    at: now,
  });
  assertOffersType(profile, fresh.type);
  const packed = { ...fresh, extras: extrasFor(fresh.type, profile) };
  const customer = await prepareCustomer(store, guest);
  const seated = seatGuest(packed, uid, input.name, Math.random());
  const after = {
    ...seated,
    ...(table !== null && !isHere && { joining: { ...seated.joining, wantsTable: table.id } }),
    customer: customer === null ? null : customer(),
    expireAt: now + WAITING_MS,
  };
  writeOrder(store, { restaurantId: input.restaurantId, orderId }, { before: null, after });
  return { orderId };
}

/** Tries the guest's code, and adds the guest to the order that has it. */
async function enterByCode(store: Store, guest: Guest, found: readonly OrderEntry[]) {
  const { restaurantId, code } = guest.input;
  const { uid, address, now } = guest;
  const right = await tryCode(store, { restaurantId, code, uid, address, now }, found);
  return right instanceof Refusal ? right : enter(store, guest, right);
}

/** A call for a waiter that stands at a free table, from an order that expired, must not stand there for the next. */
function clearOldCall(store: Store, guest: Guest, table: Table, waiting: readonly OrderEntry[]): void {
  if (table.serviceRequest === null || waiting.some(({ value }) => openRequest(value) !== null)) return;
  const { restaurantId } = guest.input;
  store.update(tables, { restaurantId, tableId: table.id }, { serviceRequest: null });
}

/** Joins a guest at the table whose code they scanned. */
async function joinAt(store: Store, guest: Guest, profile: Profile, table: Table) {
  const { restaurantId } = guest.input;
  if (table.currentOrderId !== null) {
    const value = await readOrder(store, { restaurantId, orderId: table.currentOrderId });
    const open = { id: table.currentOrderId, value };
    // A guest who is in already comes back at any hour, to see the order and its bill.
    if (guest.uid in value.joining.guests) return enter(store, guest, open);
    assertTakesOrders(profile, 'guest', guest.now);
    return enterByCode(store, guest, [open]);
  }
  assertTakesOrders(profile, 'guest', guest.now);
  const found = await store.findReadable(
    orders,
    { restaurantId },
    orders.queries.waitingAt(table.id, new Date(guest.now)),
  );
  const waiting = found.rows;
  const own = waiting.find(({ value }) => guest.uid in value.joining.guests);
  if (own !== undefined) return enter(store, guest, own);
  if (guest.input.code !== null && waiting.length > 0) return enterByCode(store, guest, waiting);
  // One that cannot be read holds its place, and keeps nobody from theirs.
  const places = waiting.length + found.unreadable.length;
  if (places >= MAX_WAITING_PER_TABLE) throw new Refusal('too-many-waiting');
  const begun = await begin(store, guest, profile, table);
  clearOldCall(store, guest, table, waiting);
  return begun;
}

/** Joins a guest at a table, or at the door when the link has no key or an old one. */
async function join(store: Store, guest: Guest, profile: Profile, table: Table | null) {
  if (table !== null && table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
  if (table !== null && hasKey(table, guest.input.key)) return joinAt(store, guest, profile, table);
  // An open order lets its own guests in again: their phone keeps the address, not always the key.
  if (table !== null && table.currentOrderId !== null) {
    const value = await readOrder(store, {
      restaurantId: guest.input.restaurantId,
      orderId: table.currentOrderId,
    });
    if (Object.hasOwn(value.joining.guests, guest.uid))
      return enter(store, guest, { id: table.currentOrderId, value });
  }
  assertTakesOrders(profile, 'guest', guest.now);
  return begin(store, guest, profile, table);
}

export const joinTable = defineCallable(contract, async (input, { caller, now, address }) => {
  const guest = { uid: caller.uid, input, now, address };
  const { restaurantId, tableId } = input;
  const joined = await transact(restaurantId, async (store) => {
    const [profile, table] = await Promise.all([
      store.get(profiles, { restaurantId }),
      tableId === null ? null : store.get(tables, { restaurantId, tableId }),
    ]);
    if (profile === null) throw new Refusal('restaurant-not-found');
    if (tableId !== null && table === null) throw new Refusal('table-not-found');
    return join(store, guest, profile, table);
  });
  if (joined instanceof Refusal) throw joined;
  return joined;
});
