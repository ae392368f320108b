import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { erased } from '@bhoj/domain/erasure/erased';
import {
  erasedAccount,
  erasedReview,
  isOrderOver,
  personOf,
  UNDER_WAY_MS,
  unnamedReview,
} from '@bhoj/domain/erasure/erased-documents';
import { same } from '@bhoj/domain/kernel/same';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { leftNumbers } from '@bhoj/domain/orders/door/left-number.collection';
import { deliveries, orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { writeAccount } from '../shared/orders.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Erasing } from '@bhoj/domain/erasure/erased';
import type { Person } from '@bhoj/domain/erasure/person';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import type { Store } from '../firebase/store.ts';
import type { OrderAt, StoredAccount } from '../shared/orders.repo.ts';

/** More than an order ever has; a longer history is erased with the next call. */
const MOST_ENTRIES = 500;
const MOST_NOTICES = 50;

async function readStored(store: Store, at: OrderAt, order: Order): Promise<StoredAccount> {
  const stored = order.billing.hasMoney ? await store.get(orderMoney, at) : null;
  return { order, money: stored ?? NO_MONEY, stored };
}

async function readPending(store: Store, at: OrderAt, { acceptance }: Order) {
  const found = await Promise.all(
    acceptance.waiting.map(async (id) => ({
      id,
      value: await store.get(pendingRounds, { ...at, roundId: id }),
    })),
  );
  return found.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
}

/** Writes the documents of a list that the erasure changes. */
function writeChanged<T>(
  found: readonly Entry<T>[],
  bare: (value: T) => T,
  write: (id: string, before: T, after: T) => void,
): void {
  for (const { id, value } of found) {
    const after = bare(value);
    if (!same(after, value)) write(id, value, after);
  }
}

/** Reads the entries, the notices and the approvals of an order. */
async function readHistory(store: Store, { restaurantId, orderId }: OrderAt) {
  const [entries, notices, asked] = await Promise.all([
    store.find(audit, { restaurantId }, audit.queries.ofOrder(orderId, MOST_ENTRIES)),
    store.find(notifications, { restaurantId }, notifications.queries.ofOrder(orderId, MOST_NOTICES)),
    store.find(approvals, { restaurantId }, approvals.queries.ofOrder(orderId, MOST_ENTRIES)),
  ]);
  return { entries, notices, asked };
}

/** Writes the history of an order without the person. */
function writeHistory(
  store: Store,
  { restaurantId }: OrderAt,
  { entries, notices, asked }: Awaited<ReturnType<typeof readHistory>>,
  how: Erasing,
): void {
  writeChanged(
    entries,
    (entry) => erased('audit', audit, entry, how),
    (entryId, before, after) => store.change(audit, { restaurantId, entryId }, before, after),
  );
  writeChanged(
    notices,
    (notice) => erased('notifications', notifications, notice, how),
    (notificationId, before, after) =>
      store.change(notifications, { restaurantId, notificationId }, before, after),
  );
  writeChanged(
    asked,
    (approval) => erased('approvals', approvals, approval, how),
    (approvalId, before, after) => store.change(approvals, { restaurantId, approvalId }, before, after),
  );
}

/**
 * Reads the history of somebody else's review that names the guest, and returns the act that takes the guest out of
 * both. The history repeats the reason why the review is down.
 */
export async function prepareUnnamedReview(
  store: Store,
  at: OrderAt,
  review: Review,
  person: Person,
): Promise<() => void> {
  const history = await readHistory(store, at);
  return () => {
    store.change(reviews, at, review, unnamedReview(review, person));
    writeHistory(store, at, history, { person, isOver: true });
  };
}

/** Reads everything of an order that may hold its guest, and returns the act that erases it. */
export async function prepareErasedOrder(
  store: Store,
  at: OrderAt,
  { known, now }: { readonly known: Customer; readonly now: number },
): Promise<() => void> {
  const [order, delivery, left, review, history] = await Promise.all([
    store.get(orders, at),
    store.get(deliveries, at),
    store.get(leftNumbers, at),
    store.get(reviews, at),
    readHistory(store, at),
  ]);
  const account = order && (await readStored(store, at, order));
  const pending = order === null ? [] : await readPending(store, at, order);
  const person: Person = personOf(known, order, delivery);
  const how = { person, isOver: order === null || isOrderOver(order) };
  return () => {
    if (account !== null) writeAccount(store, at, account, erasedAccount(account, person));
    if (left !== null) store.delete(leftNumbers, at);
    if (review !== null) writeReview(store, at, review, person, order);
    if (delivery !== null && how.isOver) store.delete(deliveries, at);
    if (delivery !== null && !how.isOver) {
      const expireAt = Math.min(delivery.expireAt, now + UNDER_WAY_MS);
      store.change(deliveries, at, delivery, { ...delivery, name: '', expireAt });
    }
    writeChanged(
      pending,
      (round) => erased('pendingRounds', pendingRounds, round, how),
      (roundId, before, after) => store.change(pendingRounds, { ...at, roundId }, before, after),
    );
    writeHistory(store, at, history, how);
  };
}

function writeReview(store: Store, at: OrderAt, review: Review, person: Person, order: Order | null): void {
  const after = erasedReview(review, person, order);
  if (!same(after, review)) store.change(reviews, at, review, after);
}
