import { customers } from '@bhoj/domain/customers/customer.collection';
import { exportCustomers as contract } from '@bhoj/domain/customers/customers.contract';
import { EXPORT_PAGE, exportLineOf } from '@bhoj/domain/customers/exported';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const exportCustomers = defineCallable(contract, ({ reason, after }, { caller, record }) => {
  const { restaurantId } = caller;
  const from = after && { values: [new Date(after.lastSeenAt)], id: after.id };
  return transact(`${restaurantId} customers out`, async (store) => {
    // The file leaves out unreadable records; the log names them.
    const found = await store.findReadable(
      customers,
      { restaurantId },
      customers.queries.list(EXPORT_PAGE, from),
    );
    const rows = found.rows.map(({ id, value }) => exportLineOf(id, value));
    const last = rows.at(-1);
    const isFull = found.rows.length + found.unreadable.length === EXPORT_PAGE;
    record(store, { reason, customers: rows.length });
    return { rows, next: isFull && last ? { id: last.id, lastSeenAt: last.lastSeenAt } : null };
  });
});
