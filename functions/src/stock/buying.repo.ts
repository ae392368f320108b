import { chooseSession } from '@bhoj/domain/cash/choose-session';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { closings } from '@bhoj/domain/days/day.collection';
import { marksMonth } from '@bhoj/domain/figures/span/month';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';
import type { BuyingRefusal } from '@bhoj/domain/stock/buying/refused';
import { goodsReceipts, purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import { readActive } from '../shared/cash.repo.ts';
import type { Store } from '../firebase/store.ts';

/** One queue for buying and paying: of one bill that comes twice at once, the second waits. */
export const queueOf = (restaurantId: string): string => `${restaurantId} buying`;

interface Buyer {
  readonly uid: string;
  readonly restaurantId: string;
}

/**
 * Returns the open session that pays in cash; nothing for other methods, without sessions, and while no session is
 * open.
 */
export async function readPayingTill(
  store: Pick<Store, 'find'>,
  { cashSessions: cash }: Pick<ServiceSettings, 'cashSessions'>,
  method: ExpenseMethod,
  { uid, restaurantId }: Buyer,
): Promise<{ readonly cashSession?: string }> {
  if (method !== 'drawer' || cash?.on !== true) return {};
  const active = await readActive(store, restaurantId);
  const session = chooseSession(active, cash.tills, { memberId: memberIdOf(uid) });
  return session === null ? {} : { cashSession: session.id };
}

async function needed<T>(read: Promise<T | null>, why: BuyingRefusal): Promise<T> {
  const found = await read;
  if (found === null) throw refusedBuying(why);
  return found;
}

type Reader = Pick<Store, 'get'>;

/** Reads a vendor. Refuses with `vendor-not-found`. */
export const needVendor = (store: Reader, at: { restaurantId: string; vendorId: string }) =>
  needed(store.get(vendors, at), 'vendor-not-found');

/** Reads a receipt of goods. Refuses with `receipt-not-found`. */
export const needReceipt = (store: Reader, at: { restaurantId: string; receiptId: string }) =>
  needed(store.get(goodsReceipts, at), 'receipt-not-found');

/** Reads money that a vendor gave back. Refuses with `refund-not-found`. */
export const needRefund = (store: Reader, at: { restaurantId: string; refundId: string }) =>
  needed(store.get(vendorRefunds, at), 'refund-not-found');

/** Throws `day-closed` where a day's drawer was counted already: its difference could never be explained. */
export async function assertDrawerOpen(store: Reader, restaurantId: string, day: string): Promise<void> {
  if ((await store.get(closings, { restaurantId, day })) !== null) throw new Refusal('day-closed', { day });
}

/** Reads a past month with costs that an act changes. Returns the write that has it computed anew. */
export async function readMonthMark(
  store: Reader,
  { restaurantId, month, now }: { restaurantId: string; month: string; now: number },
): Promise<(to: Pick<Store, 'update'>) => void> {
  const known = marksMonth(month, now) ? await store.get(months, { restaurantId, month }) : null;
  return (to) => {
    if (known !== null && known.staleSince === null)
      to.update(months, { restaurantId, month }, { staleSince: now });
  };
}

/** Throws `not-allowed` for somebody who may not move stock. */
export function assertMayStock(caller: { readonly kind: string; readonly can?: readonly string[] }): void {
  if (caller.kind !== 'owner' && caller.can?.includes('stock') !== true)
    throw new Refusal('not-allowed', { rights: ['stock'] });
}

/** Reads the order that goods of a vendor come for. Refuses with `purchase-order-closed` where they have none. */
export async function needOrder(
  store: Reader,
  at: { restaurantId: string; purchaseOrderId: string },
  vendorId: string,
): Promise<PurchaseOrder> {
  const order = await needed(store.get(purchaseOrders, at), 'purchase-order-closed');
  if (order.vendorId !== vendorId) throw refusedBuying('purchase-order-closed');
  return order;
}
