import { withCompany } from '@bhoj/domain/customers/company';
import { assertNotOver } from '@bhoj/domain/billing/settlement';
import { same } from '@bhoj/domain/kernel/same';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';
import { readCustomer, writeCustomer } from './documents.repo.ts';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Store } from '../firebase/store.ts';
import type { OrderAt } from '../shared/orders.repo.ts';

/**
 * Puts the buyer on an order's next document, and keeps it on the record of the customer who agreed to that. `check` sees
 * the order first. Returns false when nothing was to be changed.
 */
export async function putBuyer(
  store: Store,
  at: OrderAt,
  i: { buyer: Buyer | null; keep: boolean; now: number; check?: (order: Order) => void },
): Promise<boolean> {
  const { buyer, now } = i;
  const known = await readAccount(store, at);
  i.check?.(known.order);
  const customerId = known.order.customer?.id ?? null;
  const keeps = i.keep && buyer !== null;
  const customer = keeps ? await readCustomer(store, at.restaurantId, customerId) : null;
  const isOn = same(known.money.buyer, buyer);
  const company = customer === null || buyer === null ? null : withCompany(customer.value, buyer, now);
  if (isOn && company === null) return false;
  assertNotOver(known.order);
  writeAccount(store, at, known, { order: known.order, money: { ...known.money, buyer } });
  if (company !== null) writeCustomer(store, at.restaurantId, customer, () => company);
  return true;
}
