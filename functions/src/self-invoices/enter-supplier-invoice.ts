import { newSupplierInvoice, taxDayOfPaper } from '@bhoj/domain/self-invoices/self-invoice';
import { enterSupplierInvoice as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { oweTax } from './owe-tax.ts';

export const enterSupplierInvoice = defineCallable(contract, (asked, { caller, now, record }) =>
  transact(`${caller.restaurantId} self-invoices`, async (store) => {
    const { supplier, paper } = asked;
    const { number, made } = await oweTax(store, asked, { caller, now }, async () => ({
      taxOn: (expense) => taxDayOfPaper(expense, paper.date, now),
      make: (recipient, expense, owing) =>
        newSupplierInvoice(recipient, expense, { ...owing, supplier, paper }),
      write: () => undefined,
    }));
    if (made !== null) record(store, made);
    return { number };
  }),
);
