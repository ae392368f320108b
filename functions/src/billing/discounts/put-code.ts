import { enterCode } from '@bhoj/domain/billing/discounts/discount-code';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { assertNotOver } from '@bhoj/domain/billing/settle/settlement';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';

/** Enters a code on an order. */
export async function putCode(
  store: Store,
  at: OrderAt,
  entered: { code: string; requestId: string; now: number },
): Promise<void> {
  const { restaurantId } = at;
  const { code, requestId, now } = entered;
  const [known, restaurant, stored] = await Promise.all([
    readAccount(store, at),
    readRestaurant(store, restaurantId, 'service', 'documents'),
    store.get(discountCodes, { restaurantId, code }),
  ]);
  assertNotOver(known.order);
  const account = enterCode(known, {
    code,
    stored,
    entry: requestId,
    today: businessDayOf(now, restaurant.dayCutoff),
  });
  const { duePaise, paidPaise } = dueOf(account.money, billOf(account, restaurant));
  if (duePaise < 0) throw new Refusal('part-paid', { paidPaise });
  writeAccount(store, at, known, account);
}
