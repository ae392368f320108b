import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { same } from '@bhoj/domain/kernel/same';
import { returns } from '@bhoj/domain/returns/return.collection';
import { enterReturn as contract } from '@bhoj/domain/returns/returns.contract';
import { assertEntered, withEnd } from '@bhoj/domain/returns/filing-state';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

/** Here and not with the collection, which every page of the owner loads. The limit is of more than ten years. */
const ofGstin = (gstin: string): QuerySpec => ({ where: [['gstin', '==', gstin]], limit: 150 });

/** A GSTIN ends once, so its end is kept in all of its returns (P-RETURN-12). */
export const enterReturn = defineCallable(contract, ({ returnId, entered }, { caller, record }) =>
  transact(`${caller.restaurantId} return`, async (store) => {
    const { restaurantId } = caller;
    const params = { restaurantId, returnId };
    const known = await store.need(returns, params, 'return-not-prepared');
    if (same(entered, known.entered)) return {};
    assertEntered(entered, known);
    const others =
      entered.endedOn === known.entered.endedOn
        ? []
        : await store.find(returns, { restaurantId }, ofGstin(known.gstin));
    store.update(returns, params, { entered });
    for (const { id, value } of others)
      if (id !== returnId)
        store.update(
          returns,
          { restaurantId, returnId: id },
          { entered: withEnd(value.entered, entered.endedOn) },
        );
    record(store, { returnId, ...entered.reversed });
    return {};
  }),
);
