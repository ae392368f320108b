import { bookMonthOf, withEntry } from '@bhoj/domain/books/money-book';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { saveMoneyEntry as contract } from '@bhoj/domain/books/books.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { costMark } from './mark-cost.repo.ts';

export const saveMoneyEntry = defineCallable(contract, ({ entryId, entry }, { caller, now, record }) => {
  const params = { restaurantId: caller.restaurantId, month: bookMonthOf(entry) };
  // A queue of its own, so that no bill waits for an entry.
  return transact(`${params.restaurantId} book ${params.month}`, async (store) => {
    const known = await store.get(moneyBooks, params);
    const next = withEntry(known, entryId, entry, now);
    if (next === known) return {};
    const mark = await costMark(store, caller.restaurantId, entry, now);
    mark();
    store.change(moneyBooks, params, known, next);
    record(store, { entryId, kind: entry.kind, day: entry.day });
    return {};
  });
});
