import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { saveBookingRules as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { queueOf } from './booking.repo.ts';

export const saveBookingRules = defineCallable(contract, ({ rules, before: read }, { caller, record }) =>
  transact(queueOf(caller.restaurantId), async (store) => {
    const { restaurantId } = caller;
    const [before, service] = await Promise.all([
      store.get(bookingRules, { restaurantId }),
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
    ]);
    if (same(before, rules)) return {};
    if (!same(before, read)) throw new Refusal('changed-meanwhile');
    store.set(bookingRules, { restaurantId }, rules);
    const { takesBookings: _, ...others } = service;
    const served = { ...others, ...(rules.on && { takesBookings: true as const }) };
    if (!same(served, service)) store.change(serviceSettings, { restaurantId }, service, served);
    const changed = Object.entries(rules).filter(([name, value]) => !same(before?.[name as 'on'], value));
    record(store, { on: rules.on, fields: changed.map(([name]) => name).join(', ') });
    return {};
  }),
);
