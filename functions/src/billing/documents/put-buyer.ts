import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { isBusiness, isSellerItself } from '@bhoj/domain/customers/buyer';
import { mayKeepUnseen, withCompany } from '@bhoj/domain/customers/company';
import { assertNotOver } from '@bhoj/domain/billing/settle/settlement';
import { same } from '@bhoj/domain/kernel/same';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readCustomer, writeCustomer } from './documents.repo.ts';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';

/** Throws `buyer-is-seller` for the restaurant's own GSTIN. */
async function assertNotSeller(store: Store, { restaurantId }: OrderAt, buyer: Buyer | null): Promise<void> {
  if (!isBusiness(buyer)) return;
  const seller = await store.need(documentSettings, { restaurantId }, 'restaurant-not-found');
  if (isSellerItself(buyer, seller)) throw new Refusal('buyer-is-seller');
}

/**
 * Sets the buyer of an order's next document, and stores the buyer on the customer's record if the customer agreed.
 * `check` sees the order first. A guest's phone (`isUnseen`) changes no record of an earlier visit. Returns false when
 * nothing changes.
 */
export async function putBuyer(
  store: Store,
  at: OrderAt,
  i: { buyer: Buyer | null; keep: boolean; now: number; isUnseen?: boolean; check?: (order: Order) => void },
): Promise<boolean> {
  const { buyer, now } = i;
  const known = await readAccount(store, at);
  i.check?.(known.order);
  const customerId = known.order.customer?.id ?? null;
  const keeps = i.keep && buyer !== null;
  const customer = keeps ? await readCustomer(store, at.restaurantId, customerId) : null;
  const isOn = same(known.money.buyer, buyer);
  const mayKeep = customer !== null && (i.isUnseen !== true || mayKeepUnseen(customer.value));
  const company = mayKeep && buyer !== null ? withCompany(customer.value, buyer, now) : null;
  if (isOn && company === null) return false;
  assertNotOver(known.order);
  await assertNotSeller(store, at, buyer);
  writeAccount(store, at, known, { order: known.order, money: { ...known.money, buyer } });
  if (company !== null) writeCustomer(store, at.restaurantId, customer, () => company);
  return true;
}
