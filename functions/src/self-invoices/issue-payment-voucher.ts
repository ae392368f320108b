import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { paymentVoucherSeries, withPaymentVoucher } from '@bhoj/domain/self-invoices/self-invoice';
import { lastVoidVoucher } from '@bhoj/domain/self-invoices/void-vouchers';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { issuePaymentVoucher as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { monthOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { personOf, readNumber } from '../shared/deposits.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';
import { readReturnsOf } from './prepared-returns.repo.ts';

/** A repeat answers the number of the voucher that is there. */
export const issuePaymentVoucher = defineCallable(
  contract,
  ({ selfInvoiceId, replaces }, { caller, now, record }) =>
    transact(`${caller.restaurantId} self-invoices`, async (store) => {
      const { restaurantId } = caller;
      const at = { restaurantId, selfInvoiceId };
      const known = await store.need(selfInvoices, at, 'changed-meanwhile');
      if (known.voucher !== undefined) return { number: known.voucher.number };
      if (lastVoidVoucher(known) !== (replaces ?? null)) throw new Refusal('changed-meanwhile');
      const { expenseId, recipient } = known;
      const [expense, restaurant, { filed, mark }] = await Promise.all([
        store.need(expenses, { restaurantId, expenseId }, 'changed-meanwhile'),
        readRestaurant(store, restaurantId, 'service', 'documents'),
        readReturnsOf(store, restaurantId, { recipient, months: [monthOf(now)] }),
      ]);
      if (filed !== null) throw new Refusal('return-filed', { month: filed });
      const number = await readNumber(store, restaurantId, paymentVoucherSeries(restaurant), now);
      const { sequence } = number;
      const paying = { by: personOf(caller), sequence, at: now, series: restaurant };
      const paid = withPaymentVoucher(known, expense, paying);
      number.write();
      store.change(selfInvoices, at, known, paid);
      mark(now);
      const voucher = paid.voucher?.number ?? '';
      record(store, { selfInvoiceId, expenseId, number: voucher, method: expense.method });
      return { number: voucher };
    }),
);
