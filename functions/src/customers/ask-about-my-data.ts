import { withoutConsent } from '@bhoj/domain/customers/acts';
import { askAboutMyData as contract } from '@bhoj/domain/customers/at-table.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrderOfGuest } from '../shared/orders.repo.ts';
import type { Customer } from '@bhoj/domain/customers/customer.schema';

const withoutOffers = (known: Customer, at: number): Customer =>
  withoutConsent(withoutConsent(known, { purpose: 'offers', at, by: 'guest' }), {
    purpose: 'company',
    at,
    by: 'guest',
  });

const asked = (known: Customer, at: number): Customer =>
  known.erasureAskedAt === null ? { ...known, erasureAskedAt: at } : known;

export const askAboutMyData = defineCallable(contract, ({ restaurantId, orderId, wish }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const { customer } = await readOrderOfGuest(store, { restaurantId, orderId }, caller.uid);
    if (customer === null) return {};
    const at = { restaurantId, customerId: customer.id };
    const known = await store.get(customers, at);
    if (known === null) return {};
    const next = wish === 'erase' ? asked(withoutOffers(known, now), now) : withoutOffers(known, now);
    if (next !== known) store.set(customers, at, next);
    return {};
  }),
);
