import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { withVoidVoucher } from '@bhoj/domain/self-invoices/self-invoice';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { voidPaymentVoucher as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { monthOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { personOf } from '../shared/deposits.repo.ts';
import { readReturnsOf } from './prepared-returns.repo.ts';

/** A repeat changes nothing. Only the return of the voucher's month has its number, so no other one holds it. */
export const voidPaymentVoucher = defineCallable(
  contract,
  ({ selfInvoiceId, number, reason }, { caller, now, record }) =>
    transact(`${caller.restaurantId} self-invoices`, async (store) => {
      const { restaurantId } = caller;
      const at = { restaurantId, selfInvoiceId };
      const known = await store.need(selfInvoices, at, 'changed-meanwhile');
      const after = withVoidVoucher(known, number, { at: now, by: personOf(caller), reason });
      if (after === known) return {};
      const { recipient, expenseId, voucher } = known;
      const months = voucher === undefined ? [] : [monthOf(voucher.issuedAt)];
      const { filed, mark } = await readReturnsOf(store, restaurantId, { recipient, months });
      if (filed !== null) throw new Refusal('return-filed', { month: filed });
      store.change(selfInvoices, at, known, after);
      mark(now);
      record(store, { selfInvoiceId, expenseId, number, reason });
      return {};
    }),
);
