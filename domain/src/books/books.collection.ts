import { defineCollection, query } from '../kernel/collection.ts';
import { ledgerNamesSchema } from './ledger-names.ts';
import { moneyBookSchema } from './money-entry.ts';

export const moneyBooks = defineCollection('users/{restaurantId}/moneyBooks/{month}', {
  schema: moneyBookSchema,
  unindexed: ['entries'],
  queries: {
    /** The books of months, the first and the last one included. */
    between: query(['2026-04', '2027-03'], (from: string, to: string) => ({
      where: [
        ['month', '>=', from],
        ['month', '<=', to],
      ],
      orderBy: [['month', 'asc']],
    })),
  },
});

export const ledgerNames = defineCollection('users/{restaurantId}/accounting/ledgers', {
  schema: ledgerNamesSchema,
});
