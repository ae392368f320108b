import { customers } from '@bhoj/domain/customers/customer.collection';
import { refreshCustomerMarks as contract } from '@bhoj/domain/customers/customers.contract';
import { areStale, MARKED_BY, marksOf } from '@bhoj/domain/customers/segment';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';

/** Reads the latest visitors without locking them, so that no bill waits for it. */
const readLatest = (restaurantId: string) =>
  readAt(async (store) => {
    const { rows } = await store.findReadable(
      customers,
      { restaurantId },
      customers.queries.list(MARKED_BY, null),
    );
    return rows.map(({ value }) => value);
  });

export const refreshCustomerMarks = defineCallable(contract, (_, { caller, now }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} customer marks`, async (store) => {
    const known = await store.get(customerMarks, { restaurantId });
    if (!areStale(known, now)) return { refreshed: false };
    store.set(customerMarks, { restaurantId }, marksOf(await readLatest(restaurantId), now));
    return { refreshed: true };
  });
});
