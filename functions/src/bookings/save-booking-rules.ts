import { bookingRules } from '@bhoj/domain/bookings/booking.collection';
import { saveBookingRules as contract } from '@bhoj/domain/bookings/bookings.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { queueOf } from './booking.repo.ts';

export const saveBookingRules = defineCallable(contract, ({ rules, before: read }, { caller, record }) =>
  transact(queueOf(caller.restaurantId), async (store) => {
    const { restaurantId } = caller;
    const before = await store.get(bookingRules, { restaurantId });
    if (same(before, rules)) return {};
    if (!same(before, read)) throw new Refusal('changed-meanwhile');
    store.set(bookingRules, { restaurantId }, rules);
    const changed = Object.entries(rules).filter(([name, value]) => !same(before?.[name as 'on'], value));
    record(store, { on: rules.on, fields: changed.map(([name]) => name).join(', ') });
    return {};
  }),
);
