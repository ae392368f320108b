import { returns } from '@bhoj/domain/returns/return.collection';
import { markReturn as contract } from '@bhoj/domain/returns/returns.contract';
import { markFiled } from '@bhoj/domain/returns/filing-state';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';

export const markReturn = defineCallable(
  contract,
  ({ returnId, form, filed, reason }, { caller, now, record }) =>
    transact(`${caller.restaurantId} return`, async (store) => {
      const params = { restaurantId: caller.restaurantId, returnId };
      const known = await store.need(returns, params, 'return-not-prepared');
      const by = memberOf(caller).label;
      const filings = markFiled(known, form, filed === null ? null : { ...filed, at: now, by });
      if (filings === known.filings) return {};
      store.update(returns, params, { filings });
      record(store, { returnId, form, filedOn: filed?.on ?? null, arn: filed?.arn ?? null, reason });
      return {};
    }),
);
