import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { saveDiscountCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

export const saveDiscountCode = defineCallable(contract, ({ code, isNew, terms }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const known = await store.get(discountCodes, { restaurantId, code });
    const saved = { ...terms, uses: known?.uses ?? 0 };
    if (same(known, saved)) return {};
    if (isNew && known !== null) throw new Refusal('code-exists');
    if (!isNew && known === null) throw new Refusal('code-not-valid');
    store.set(discountCodes, { restaurantId, code }, saved);
    const { active, kind, value } = terms;
    record(store, { code, active, kind, value });
    return {};
  }),
);
