import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import {
  reverseChargeOf,
  newSelfInvoice,
  paymentVoucherSeries,
  selfInvoiceSeries,
  taxDayOf,
  withPaymentVoucher,
} from '@bhoj/domain/self-invoices/self-invoice';
import { lastBillBy, recipientBy } from '@bhoj/domain/self-invoices/recipient';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { issueSelfInvoice as contract } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { personOf, readNumber } from '../shared/deposits.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';
import { readReturnsOf } from './prepared-returns.repo.ts';

export const issueSelfInvoice = defineCallable(contract, (input, { caller, now, record }) =>
  transact(`${caller.restaurantId} self-invoices`, async (store) => {
    const { restaurantId } = caller;
    const { selfInvoiceId, expenseId, kind, supplier } = input;
    const at = { restaurantId, selfInvoiceId };
    const known = await store.get(selfInvoices, at);
    if (known !== null) {
      if (known.expenseId !== expenseId || known.kind !== kind) throw new Refusal('request-id-used');
      return { number: known.number };
    }
    const [expense, restaurant] = await Promise.all([
      store.need(expenses, { restaurantId, expenseId }, 'changed-meanwhile'),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    const number = await readNumber(store, restaurantId, selfInvoiceSeries(restaurant), now);
    const isPaid = expense.method !== null;
    const voucherNumber = isPaid
      ? await readNumber(store, restaurantId, paymentVoucherSeries(restaurant), now)
      : null;
    const taxOn = taxDayOf(expense, now);
    const lastBill = lastBillBy(taxOn, now);
    const bills = lastBill === null ? [] : await store.find(invoices, { restaurantId }, lastBill);
    const recipient = recipientBy(restaurant, bills[0]?.value);
    if (recipient === null) throw new Refusal('invalid-input', { fields: ['expenseId'] });
    const due = { recipient, months: [taxOn.slice(0, 7)] };
    const { filed } = await readReturnsOf(store, restaurantId, due);
    // A former registration may have no return of this month that could take its tax.
    if (filed !== null && recipient !== restaurant) throw new Refusal('return-filed', { month: filed });
    const by = personOf(caller);
    const invoice = newSelfInvoice(recipient, expense, {
      expenseId,
      kind,
      supplier,
      by,
      sequence: number.sequence,
      at: now,
      isFiled: filed !== null,
    });
    const reverseCharge = reverseChargeOf(selfInvoiceId, invoice);
    const made =
      voucherNumber === null
        ? invoice
        : withPaymentVoucher(
            invoice,
            { ...expense, reverseCharge },
            { by, sequence: voucherNumber.sequence, at: now, series: restaurant },
          );
    const returnsOfIt = await readReturnsOf(store, restaurantId, made);
    number.write();
    voucherNumber?.write();
    store.create(selfInvoices, at, made);
    store.update(expenses, { restaurantId, expenseId }, { reverseCharge });
    returnsOfIt.mark(now);
    record(store, { selfInvoiceId, expenseId, number: made.number, kind, valuePaise: made.valuePaise });
    return { number: made.number };
  }),
);
