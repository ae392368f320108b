import { deliveries } from '@bhoj/domain/orders/shape/order.collection';
import { changeDetails as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { deliveryOf, setDetails, toldNumber } from '@bhoj/domain/orders/acts/delivery';
import { assertRunning } from '@bhoj/domain/orders/shape/running';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readAccount, writeOrder } from '../../shared/orders.repo.ts';
import { customerTold } from '../../shared/customers.repo.ts';

export const changeDetails = defineCallable(contract, ({ orderId, details }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const [{ order: before, money }, kept] = await Promise.all([
      readAccount(store, at),
      store.get(deliveries, at),
    ]);
    assertRunning(before);
    if (before.tableId !== null) throw new Refusal('is-at-a-table');
    const told = toldNumber(details);
    const isBilled = before.billing.documents.length > 0;
    // A number that is told later, or corrected, decides whom the order counts for until its first document.
    const isAnother = told !== null && told !== kept?.mobile && !isBilled;
    const theirs = isAnother ? await customerTold(store, at.restaurantId, told) : null;
    // A guest who joined the order themselves stays on it; one whom an earlier number named does not.
    const wasTold = kept !== null || before.customer?.saidConsent === undefined;
    const customer = theirs ?? (isAnother && wasTold ? null : before.customer);
    const after = { ...setDetails(before, details, money), customer };
    const delivery = deliveryOf(details, kept?.createdAt ?? now);
    if (same(after, before) && same(delivery, kept)) return {};
    writeOrder(store, at, { before, after });
    if (delivery !== null) store.set(deliveries, at, delivery);
    record(store, { orderId, deliveryChargePaise: after.extras.deliveryPaise });
    return {};
  }),
);
