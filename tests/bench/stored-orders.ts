import { invoices } from '@bhoj/domain/billing/document.collection';
import { anInvoice, paidAccount } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { orders } from '@bhoj/domain/orders/order.collection';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import type { Admin } from '../seed/live/admin.ts';

/** Two documents for each order stay below the 500 writes of a batch. */
const PER_BATCH = 240;
const AT_ONCE = 4;

/** A year of orders ends yesterday, whatever their number. */
const DAYS = 365;

/** Stores paid orders with their invoices, from the first number to the last one, without it. */
export async function storeOrders(
  { db }: Admin,
  restaurantId: string,
  [from, until]: readonly [number, number],
): Promise<void> {
  const now = Date.now();
  let next = from;
  const work = async (): Promise<void> => {
    while (next < until) {
      const first = next;
      next = Math.min(until, first + PER_BATCH);
      const batch = db.batch();
      for (let n = first; n < next; n += 1) {
        const at = now - ((n % DAYS) + 1) * DAY;
        const id = String(n).padStart(7, '0');
        const [orderId, invoiceId] = [`Stored${id}Order0000`, `Stored${id}Bill00000`];
        const businessDay = businessDayOf(at, '04:00');
        const { order } = paidAccount(anOrder({ at, businessDay, rounds: [{ kot: n }] }), {
          issuedAt: at,
          invoiceId,
        });
        batch.set(db.doc(orders.path({ restaurantId, orderId })), orders.encode(order));
        const invoice = anInvoice({ orderId, issuedAt: at, businessDay });
        batch.set(db.doc(invoices.path({ restaurantId, invoiceId })), invoices.encode(invoice));
      }
      // One after the other in each of the workers, so that the emulator is never given more than it takes.
      // oxlint-disable-next-line no-await-in-loop
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
