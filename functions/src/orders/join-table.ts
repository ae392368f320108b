import { customers } from '@bhoj/domain/customers/customer.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { joinTable as contract } from '@bhoj/domain/orders/joining.contract';
import {
  checkCode,
  isCodeLocked,
  isTrusted,
  MAX_WAITING_PER_TABLE,
  seatGuest,
  WAITING_MS,
} from '@bhoj/domain/orders/joining';
import { assertOffersType, newOrder } from '@bhoj/domain/orders/round';
import { consentAt, newCustomer } from '@bhoj/domain/customers/customer';
import { newId, newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from '../shared/orders.repo.ts';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';

type Input = InputOf<typeof contract>;
interface Guest {
  uid: string;
  input: Input;
  now: number;
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
  const seated = seatGuest(value, guest.uid, name, Math.random());
  const after = customer === null ? seated : { ...seated, customer: customer() };
  writeOrder(store, { restaurantId, orderId: id }, { before: value, after });
  return { orderId: id };
}

/** Starts a waiting order. Until its first round the kitchen does not see it and the table stays free. */
async function begin(store: Store, guest: Guest, profile: Profile, table: Table | null) {
  const { input, uid, now } = guest;
  const orderId = newId();
  const fresh = newOrder({
    type: table === null ? 'takeaway' : table.kind === 'room' ? 'room-service' : 'dine-in',
    tableId: input.tableId,
    code: newJoiningCode(),
    // A link without a table has no printed key, so the order is not trusted.
    trusted: table !== null && isTrusted(table, input.key, profile),
    partySize: input.partySize,
    profile,
    at: now,
  });
  assertOffersType(profile, fresh.type);
  const customer = await prepareCustomer(store, guest);
  const after = {
    ...seatGuest(fresh, uid, input.name, Math.random()),
    customer: customer === null ? null : customer(),
    expireAt: now + WAITING_MS,
  };
  writeOrder(store, { restaurantId: input.restaurantId, orderId }, { before: null, after });
  return { orderId };
}

/**
 * Tries the code at each order that the guest may mean. A wrong code is counted at each, and the count must be stored
 * even though the call is refused.
 */
async function tryCode(
  store: Store,
  guest: Guest,
  found: readonly OrderEntry[],
): Promise<{ orderId: string } | Refusal> {
  // A locked order does not stop a guest who knows the code of another order.
  const unlocked = found.filter(({ value }) => !isCodeLocked(value, guest.now));
  const checks = (unlocked.length > 0 ? unlocked : found).map(({ id, value }) => ({
    id,
    value,
    check: checkCode(value, guest.input.code, guest.now),
  }));
  const right = checks.find(({ check }) => check.right);
  if (right !== undefined) return enter(store, guest, right);
  const { restaurantId } = guest.input;
  for (const { id, value, check } of checks) {
    if (!check.right) writeOrder(store, { restaurantId, orderId: id }, { before: value, after: check.order });
  }
  return new Refusal('code-wrong');
}

async function joinAt(store: Store, guest: Guest, profile: Profile, table: Table) {
  const { restaurantId } = guest.input;
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
  if (table.currentOrderId !== null) {
    const value = await readOrder(store, { restaurantId, orderId: table.currentOrderId });
    const open = { id: table.currentOrderId, value };
    return guest.uid in value.joining.guests ? enter(store, guest, open) : tryCode(store, guest, [open]);
  }
  const found = await store.findReadable(
    orders,
    { restaurantId },
    orders.queries.waitingAt(table.id, new Date(guest.now)),
  );
  const waiting = found.rows;
  const own = waiting.find(({ value }) => guest.uid in value.joining.guests);
  if (own !== undefined) return enter(store, guest, own);
  if (guest.input.code !== null && waiting.length > 0) return tryCode(store, guest, waiting);
  // One that cannot be read holds its place, and keeps nobody from theirs.
  const places = waiting.length + found.unreadable.length;
  if (places >= MAX_WAITING_PER_TABLE) throw new Refusal('too-many-waiting');
  return begin(store, guest, profile, table);
}

export const joinTable = defineCallable(contract, async (input, { caller, now }) => {
  const guest = { uid: caller.uid, input, now };
  const { restaurantId, tableId } = input;
  const joined = await transact(restaurantId, async (store) => {
    const [profile, table] = await Promise.all([
      store.get(profiles, { restaurantId }),
      tableId === null ? null : store.get(tables, { restaurantId, tableId }),
    ]);
    if (profile === null) throw new Refusal('restaurant-not-found');
    if (tableId === null) return begin(store, guest, profile, null);
    if (table === null) throw new Refusal('table-not-found');
    return joinAt(store, guest, profile, table);
  });
  if (joined instanceof Refusal) throw joined;
  return joined;
});
