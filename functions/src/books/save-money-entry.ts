import { bookMonthOf, withEntry } from '@bhoj/domain/books/money-book';
import { movedByEntry } from '@bhoj/domain/books/money-entry';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { saveMoneyEntry as contract } from '@bhoj/domain/books/books.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineApprovable } from '../shared/define-approvable.ts';
import { costMark } from './mark-cost.repo.ts';

export const saveMoneyEntry = defineApprovable(
  contract,
  async (store, { entryId, entry }, { caller, allowed, now, record, concerns }) => {
    // A payout is no cash out of the drawer, so nobody allows one by its amount.
    if (entry.kind === 'payout' && caller.kind !== 'owner' && !caller.can.includes('cash'))
      throw new Refusal('not-allowed', { rights: ['cash'] });
    const params = { restaurantId: caller.restaurantId, month: bookMonthOf(entry) };
    const known = await store.get(moneyBooks, params);
    const { allowedBy } = allowed;
    const who = allowedBy && { allowed: { by: caller.name, allowedBy } };
    const next = withEntry(known, entryId, { ...entry, ...who }, now);
    if (next === known) return {};
    const mark = await costMark(store, caller.restaurantId, entry, now);
    concerns({ day: entry.day, amountPaise: movedByEntry(entry), reason: entry.note });
    mark();
    store.change(moneyBooks, params, known, next);
    record(store, { entryId, kind: entry.kind, day: entry.day });
    return {};
  },
  // A queue of its own, so that no bill waits for an entry.
  { queue: (restaurantId, { entry }) => `${restaurantId} book ${bookMonthOf(entry)}` },
);
