import { addedCustomer, sortedGuests } from '@bhoj/domain/added-guests/added';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { addCustomers as contract } from '@bhoj/domain/added-guests/added-guests.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { customersByNumbers } from '../shared/customers.repo.ts';
import type { AddedGuest } from '@bhoj/domain/added-guests/added.schema';
import type { Store } from '../firebase/store.ts';

export const addCustomers = defineCallable(contract, ({ guests }, { caller, now, record }) => {
  const { restaurantId } = caller;
  // A wrong day of one guest refuses the call before it waits for its turn.
  const records = new Map(guests.map((guest) => [guest.customerId, addedCustomer(guest, now)]));
  return transact(restaurantId, async (store) => {
    const mobiles = guests.map(({ mobile }) => mobile);
    const [made, here] = await Promise.all([
      madeBefore(store, restaurantId, guests),
      customersByNumbers(store, restaurantId, mobiles),
    ]);
    const { fresh, repeated, known } = sortedGuests(guests, here, made);
    for (const { customerId } of fresh) {
      const customer = records.get(customerId);
      if (customer !== undefined) store.create(customers, { restaurantId, customerId }, customer);
    }
    const [only] = guests;
    const one = guests.length === 1 && only !== undefined ? { customerId: only.customerId } : {};
    if (fresh.length > 0) record(store, { added: fresh.length, known: known.length, ...one });
    return { added: fresh.length + repeated.length, known: known.length };
  });
});

/** Returns the ids of records that an earlier call made, also of records that were merged or erased since. */
async function madeBefore(
  store: Pick<Store, 'get'>,
  restaurantId: string,
  guests: readonly AddedGuest[],
): Promise<Set<string>> {
  const found = await Promise.all(
    guests.map(async ({ customerId }) => {
      const at = { restaurantId, customerId };
      const records = await Promise.all([store.get(customers, at), store.get(formerCustomers, at)]);
      return records.some((record) => record !== null) ? [customerId] : [];
    }),
  );
  return new Set(found.flat());
}
