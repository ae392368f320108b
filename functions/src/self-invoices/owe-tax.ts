import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { TeamRole } from '@bhoj/domain/catalogue/roles';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { billsAround, chosenRecipient, recipientsOn } from '@bhoj/domain/self-invoices/recipient';
import type { Registered } from '@bhoj/domain/self-invoices/recipient';
import { isRepeat } from '@bhoj/domain/self-invoices/repeat';
import type { AskedInvoice } from '@bhoj/domain/self-invoices/repeat';
import {
  paymentVoucherSeries,
  reverseChargeOf,
  withPaymentVoucher,
} from '@bhoj/domain/self-invoices/self-invoice';
import type { Owing, Recipient } from '@bhoj/domain/self-invoices/self-invoice';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import { personOf, readNumber } from '../shared/deposits.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';
import { readReturnsOf } from './prepared-returns.repo.ts';

interface Asked extends AskedInvoice {
  readonly selfInvoiceId: string;
}

/** How the invoice of an expense is made: by the restaurant, or as its supplier's. */
export interface Making {
  readonly taxOn: (expense: Expense) => IsoDate;
  readonly make: (recipient: Recipient, expense: Expense, owing: Owing) => SelfInvoice;
  /** Writes the numbers that the invoice uses up. */
  readonly write: () => void;
}

/** Returns the restaurant under the registration that owes a tax of a day. */
async function readRecipient<R extends Recipient>(
  store: Store,
  present: R,
  {
    restaurantId,
    taxOn,
    now,
    chosen,
  }: { restaurantId: string; taxOn: IsoDate; now: number; chosen: Registered | undefined },
): Promise<R> {
  const around = billsAround(taxOn, now);
  if (around === null) return chosenRecipient([present], chosen);
  const [until, after] = await Promise.all([
    store.find(invoices, { restaurantId }, around.until),
    store.find(invoices, { restaurantId }, around.after),
  ]);
  const bills = { until: until[0]?.value, after: after[0]?.value };
  return chosenRecipient(recipientsOn(present, taxOn, bills), chosen);
}

/**
 * Records, once, the invoice by which the restaurant owes the tax of an expense. It writes the invoice, with a payment voucher
 * where the expense is paid, and the expense's reference to it. `made` are the details for the audit. A repeat returns the known
 * number and makes nothing; other input under the same id is refused with `request-id-used`.
 */
export async function oweTax(
  store: Store,
  asked: Asked,
  { caller, now }: Pick<Context<TeamRole>, 'caller' | 'now'>,
  making: (restaurant: Recipient) => Promise<Making>,
): Promise<{ number: string; made: AuditEntry['details'] | null }> {
  const { restaurantId } = caller;
  const { selfInvoiceId, expenseId, kind, registration } = asked;
  const at = { restaurantId, selfInvoiceId };
  const known = await store.get(selfInvoices, at);
  if (known !== null) {
    if (!isRepeat(known, asked)) throw new Refusal('request-id-used');
    return { number: known.number, made: null };
  }
  const [expense, restaurant] = await Promise.all([
    store.need(expenses, { restaurantId, expenseId }, 'changed-meanwhile'),
    readRestaurant(store, restaurantId, 'service', 'documents'),
  ]);
  const voucherNumber =
    expense.method === null
      ? null
      : await readNumber(store, restaurantId, paymentVoucherSeries(restaurant), now);
  const { taxOn, make, write } = await making(restaurant);
  const day = taxOn(expense);
  const where = { restaurantId, taxOn: day, now, chosen: registration };
  const recipient = await readRecipient(store, restaurant, where);
  const { filed } = await readReturnsOf(store, restaurantId, { recipient, months: [day.slice(0, 7)] });
  // A former registration may have no return of this month that could take its tax.
  if (filed !== null && recipient !== restaurant) throw new Refusal('return-filed', { month: filed });
  const by = personOf(caller);
  const invoice = make(recipient, expense, { expenseId, kind, by, at: now, isFiled: filed !== null });
  const reverseCharge = reverseChargeOf(selfInvoiceId, invoice);
  const paid = { ...expense, reverseCharge };
  const made =
    voucherNumber === null
      ? invoice
      : withPaymentVoucher(invoice, paid, {
          by,
          sequence: voucherNumber.sequence,
          at: now,
          series: restaurant,
        });
  const returnsOfIt = await readReturnsOf(store, restaurantId, made);
  write();
  voucherNumber?.write();
  store.create(selfInvoices, at, made);
  store.update(expenses, { restaurantId, expenseId }, { reverseCharge });
  returnsOfIt.mark(now);
  const { number, valuePaise } = made;
  return { number, made: { selfInvoiceId, expenseId, number, kind, valuePaise } };
}
