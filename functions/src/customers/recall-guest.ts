import { recallGuest as contract } from '@bhoj/domain/customers/at-table.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { favouritesAtTable } from '@bhoj/domain/customers/habit';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { readOrder } from '../shared/orders.repo.ts';

export const recallGuest = defineCallable(contract, ({ orderId }, { caller: { restaurantId } }) =>
  readAt(async (store) => {
    const { customer } = await readOrder(store, { restaurantId, orderId });
    if (customer === null) return { guest: null };
    const known = await store.get(customers, { restaurantId, customerId: customer.id });
    if (known === null || known.visits === 0) return { guest: null };
    return { guest: { name: known.name, favourites: favouritesAtTable(known) } };
  }),
);
