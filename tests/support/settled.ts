import { businessDayOf } from '@bhoj/domain/time/ist';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import { anOpenOrder } from './arrange.ts';
import { issued, settling, tender } from './settling.ts';
import type { House } from './arrange.ts';

/** Settles a guest's dosa at F1-T01, ₹126 with GST, by default in cash. */
export async function aSettledBill(house: House, method: PaymentMethod = 'cash') {
  const { orderId } = await anOpenOrder(house);
  const { invoiceId, number, bill } = await issued(
    settling(orderId, { payments: [tender(method, 12_600)] }),
    house.captain,
  );
  return { orderId, invoiceId, number, bill };
}

export const today = (): string => businessDayOf(Date.now(), '04:00');
