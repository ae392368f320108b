import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { anInvoice, paidAccount } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Admin } from '../../demo/live/admin.ts';

/** Small enough for the emulator to take a batch within its minute on a busy machine. */
const PER_BATCH = 200;

/** The emulator stores this many at once faster than one after the other. */
const BATCHES_AT_ONCE = 4;

/** A year of orders ends yesterday, whatever their number. */
const DAYS = 365;

const CUTOFF = '04:00';

/** Puts a paid order with its invoice into a batch; the same number gives the same documents. */
function putOrder(batch: WriteBatch, { db }: Admin, restaurantId: string, n: number): void {
  const at = Date.now() - ((n % DAYS) + 1) * DAY;
  const id = String(n).padStart(7, '0');
  const [orderId, invoiceId] = [`Stored${id}Order0000`, `Stored${id}Bill00000`];
  const businessDay = businessDayOf(at, CUTOFF);
  const open = anOrder({ at, businessDay, rounds: [{ kot: n + 1 }] });
  const { order } = paidAccount(open, { issuedAt: at, invoiceId });
  batch.set(db.doc(orders.path({ restaurantId, orderId })), orders.encode(order));
  const invoice = anInvoice({ orderId, issuedAt: at, businessDay });
  batch.set(db.doc(invoices.path({ restaurantId, invoiceId })), invoices.encode(invoice));
}

/** Stores so many paid orders with their invoices. */
export async function storeOrders(admin: Admin, restaurantId: string, until: number): Promise<void> {
  let next = 0;
  const storeBatches = async (): Promise<void> => {
    while (next < until) {
      const batch = admin.db.batch();
      const end = Math.min(next + PER_BATCH, until);
      for (; next < end; next += 1) putOrder(batch, admin, restaurantId, next);
      // One after the other, so that the emulator is never overloaded.
      // oxlint-disable-next-line no-await-in-loop
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, storeBatches));
}
