import { withoutEntry } from '@bhoj/domain/books/money-book';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { deleteMoneyEntry as contract } from '@bhoj/domain/books/books.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { costMark } from './mark-cost.repo.ts';

export const deleteMoneyEntry = defineCallable(contract, ({ month, entryId }, { caller, now, record }) => {
  const params = { restaurantId: caller.restaurantId, month };
  return transact(`${params.restaurantId} book ${month}`, async (store) => {
    const known = await store.get(moneyBooks, params);
    const next = known && withoutEntry(known, entryId);
    if (known === null || next === null || next === known) return {};
    const mark = await costMark(store, caller.restaurantId, known.entries[entryId], now);
    mark();
    store.change(moneyBooks, params, known, next);
    record(store, { entryId, month });
    return {};
  });
});
