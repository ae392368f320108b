import { same } from '@bhoj/domain/kernel/same';
import { sameName } from '@bhoj/domain/kernel/folded';
import { saveVendor as contract } from '@bhoj/domain/stock/buying/vendors.contract';
import { vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { MOST_VENDORS } from '@bhoj/domain/stock/shape/vendor.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { queueOf } from '../buying.repo.ts';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';

export const saveVendor = defineCallable(contract, ({ vendorId, ...typed }, { caller, now, record }) =>
  transact(queueOf(caller.restaurantId), async (store) => {
    const { restaurantId } = caller;
    const all = await store.find(vendors, { restaurantId }, vendors.queries.all());
    const known = all.find(({ id }) => id === vendorId)?.value;
    if (known !== undefined && same({ ...known, ...typed }, known)) return {};
    const others = all.filter(({ id }) => id !== vendorId);
    if (others.some(({ value }) => sameName(value.name, typed.name)))
      throw refusedBuying('vendor-name-taken');
    if (known === undefined && all.length >= MOST_VENDORS) throw refusedBuying('too-many-vendors');
    store.set(
      vendors,
      { restaurantId, vendorId },
      { ...typed, createdAt: known?.createdAt ?? now, changedAt: now },
    );
    record(store, { vendorId, name: typed.name, active: typed.active });
    return {};
  }),
);
