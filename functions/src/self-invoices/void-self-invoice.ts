import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { voidedSelfInvoice } from '@bhoj/domain/self-invoices/self-invoice';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { voidSelfInvoice as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { personOf } from '../shared/deposits.repo.ts';
import { readReturnsOf } from './prepared-returns.repo.ts';

/** A repeat changes nothing. The expense may change again, and may get another self-invoice. */
export const voidSelfInvoice = defineCallable(
  contract,
  ({ selfInvoiceId, reason }, { caller, now, record }) =>
    transact(`${caller.restaurantId} self-invoices`, async (store) => {
      const { restaurantId } = caller;
      const at = { restaurantId, selfInvoiceId };
      const known = await store.need(selfInvoices, at, 'changed-meanwhile');
      if (known.voided !== null) return {};
      const { expenseId, number } = known;
      const [expense, { filed, mark }] = await Promise.all([
        store.get(expenses, { restaurantId, expenseId }),
        readReturnsOf(store, restaurantId, known),
      ]);
      if (filed !== null) throw new Refusal('return-filed', { month: filed });
      const voided = voidedSelfInvoice(known, { at: now, by: personOf(caller), reason });
      store.change(selfInvoices, at, known, voided);
      if (expense?.reverseCharge?.selfInvoiceId === selfInvoiceId) {
        const { reverseCharge: _, ...free } = expense;
        store.change(expenses, { restaurantId, expenseId }, expense, free);
      }
      mark(now);
      record(store, { selfInvoiceId, expenseId, number, reason });
      return {};
    }),
);
