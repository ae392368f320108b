import { paymentEventsOf } from '@bhoj/domain/platform/sums/payment-events';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import type { WrittenEvent } from '../../firebase/define-trigger.ts';
import { transact } from '../../firebase/store.ts';
import { foldEvents } from '../../shared/platform-fold.repo.ts';
import { keepTenant } from '../../shared/tenants.repo.ts';

/**
 * Counts payments and refunds. Events may come more than once and in any order, because each payment has its own id.
 */
export async function publishPayment({ params }: WrittenEvent): Promise<void> {
  const now = Date.now();
  const razorpayOrderId = params['razorpayOrderId'] ?? '';
  const restaurantId = await transact('platform', async (store) => {
    const purchase = await store.get(subscriptionPayments, { razorpayOrderId });
    if (purchase === null) return null;
    const of = purchase.restaurantId;
    const tenant = of === null ? null : await store.get(tenants, { restaurantId: of });
    await foldEvents(store, paymentEventsOf(purchase, tenant, now));
    return of;
  });
  if (restaurantId !== null) await keepTenant(restaurantId, now);
}
