import { ledgerNames } from '@bhoj/domain/books/books.collection';
import { saveLedgerNames as contract } from '@bhoj/domain/books/books.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveLedgerNames = defineCallable(contract, ({ names }, { caller }) =>
  transact(`${caller.restaurantId} ledgers`, (store) => {
    store.set(ledgerNames, { restaurantId: caller.restaurantId }, names);
    return Promise.resolve({});
  }),
);
