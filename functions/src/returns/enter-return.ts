import { same } from '@bhoj/domain/kernel/same';
import { returns } from '@bhoj/domain/returns/return.collection';
import { enterReturn as contract } from '@bhoj/domain/returns/returns.contract';
import { assertEntered } from '@bhoj/domain/returns/filing-state';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const enterReturn = defineCallable(contract, ({ returnId, entered }, { caller, record }) =>
  transact(`${caller.restaurantId} return`, async (store) => {
    const params = { restaurantId: caller.restaurantId, returnId };
    const known = await store.need(returns, params, 'return-not-prepared');
    if (same(entered, known.entered)) return {};
    assertEntered(entered, known);
    store.update(returns, params, { entered });
    record(store, { returnId, ...entered.reversed });
    return {};
  }),
);
