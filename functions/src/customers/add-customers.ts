import { addedCustomer, sortedGuests } from '@bhoj/domain/customers/added';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { addCustomers as contract } from '@bhoj/domain/customers/customers.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { customersByNumbers } from '../shared/customers.repo.ts';

export const addCustomers = defineCallable(contract, ({ guests }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const made = new Map(guests.map((guest) => [guest.customerId, addedCustomer(guest, now)]));
  return transact(restaurantId, async (store) => {
    const mobiles = guests.map(({ mobile }) => mobile);
    const here = await customersByNumbers(store, restaurantId, mobiles);
    const { fresh, repeated, known } = sortedGuests(guests, here);
    for (const { customerId } of fresh) {
      const customer = made.get(customerId);
      if (customer !== undefined) store.create(customers, { restaurantId, customerId }, customer);
    }
    const [only] = guests;
    const one = guests.length === 1 && only !== undefined ? { customerId: only.customerId } : {};
    if (fresh.length > 0) record(store, { added: fresh.length, known: known.length, ...one });
    return { added: fresh.length + repeated.length, known: known.length };
  });
});
