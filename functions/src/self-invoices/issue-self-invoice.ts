import { newSelfInvoice, selfInvoiceSeries, taxDayOf } from '@bhoj/domain/self-invoices/self-invoice';
import { issueSelfInvoice as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readNumber } from '../shared/deposits.repo.ts';
import { oweTax } from './owe-tax.ts';

export const issueSelfInvoice = defineCallable(contract, (asked, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { supplier } = asked;
  return transact(`${restaurantId} self-invoices`, async (store) => {
    const { number, made } = await oweTax(store, asked, { caller, now }, async (restaurant) => {
      const { sequence, write } = await readNumber(store, restaurantId, selfInvoiceSeries(restaurant), now);
      return {
        taxOn: (expense) => taxDayOf(expense, now),
        make: (recipient, expense, owing) =>
          newSelfInvoice(recipient, expense, { ...owing, supplier, sequence }),
        write,
      };
    });
    if (made !== null) record(store, made);
    return { number };
  });
});
