import { invoices } from '@bhoj/domain/billing/document.collection';
import { anInvoice, paidAccount } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { orders } from '@bhoj/domain/orders/order.collection';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Admin } from '../seed/live/admin.ts';

/** Small enough for the emulator to take a batch within its minute on a busy machine. */
const PER_BATCH = 200;

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

/** Stores paid orders with their invoices, from the first number to the last one, without it. */
export async function storeOrders(
  admin: Admin,
  restaurantId: string,
  [from, until]: readonly [number, number],
): Promise<void> {
  for (let first = from; first < until; first += PER_BATCH) {
    const batch = admin.db.batch();
    const numbers = Array.from({ length: Math.min(PER_BATCH, until - first) }, (_, i) => first + i);
    for (const n of numbers) putOrder(batch, admin, restaurantId, n);
    // One after the other, so that the emulator is never given more than it takes.
    // oxlint-disable-next-line no-await-in-loop
    await batch.commit();
  }
}
