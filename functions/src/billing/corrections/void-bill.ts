import { voidBill as contract } from '@bhoj/domain/billing/corrections/corrections.contract';
import { assertNotCredited } from '@bhoj/domain/billing/corrections/credit-note';
import { countedFor, followAccount } from '@bhoj/domain/billing/records/customer-totals';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { billAgain } from '@bhoj/domain/billing/corrections/bill-again';
import { assertCanVoid, assertYoungEnough, markVoid } from '@bhoj/domain/billing/documents/void';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { countVoid } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { memberOf } from '../../shared/author.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { readVoided } from '../../shared/deposits.repo.ts';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { tell } from '../../shared/notices.repo.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readSettings } from '../../shared/settings.repo.ts';
import { readCodeUse, writeCodeUse } from '../discounts/code-use.repo.ts';
import { readCustomer, writeCustomer } from '../documents/documents.repo.ts';
import { readPrepared, tellOfPrepared } from '../documents/outdated-return.repo.ts';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Store } from '../../firebase/store.ts';

/** Reads all documents that a void changes, before anything is written. The voided document itself does not change. */
async function readVoid(store: Store, restaurantId: string, invoiceId: string, invoice: Invoice) {
  const [settings, account, day, credits, debits] = await Promise.all([
    readSettings(store, restaurantId, 'service', 'documents', 'notices'),
    readAccount(store, { restaurantId, orderId: invoice.orderId }),
    store.need(days, { restaurantId, day: invoice.businessDay }, 'order-not-found'),
    store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId)),
    store.find(debitNotes, { restaurantId }, debitNotes.queries.ofInvoice(invoiceId)),
  ]);
  const document = account.money.settlements.find((one) => one.invoiceId === invoiceId);
  const [customer, code, taxMonth, deposits] = await Promise.all([
    readCustomer(store, restaurantId, countedFor(document, account)),
    readCodeUse(store, restaurantId, document?.discount),
    readPrepared(store, restaurantId, invoice.seller, invoice.issuedAt),
    readVoided(store, restaurantId, invoiceId, invoice),
  ]);
  const notes = [...credits, ...debits].map(({ value }) => value);
  return { settings, account, day, notes, customer, code, taxMonth, deposits };
}

export const voidBill = defineApprovable(
  contract,
  async (store, input, { caller, authority, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { invoiceId, requestId, reason } = input;
    const [invoice, known] = await Promise.all([
      store.need(invoices, { restaurantId, invoiceId }, 'invoice-not-found'),
      store.get(voids, { restaurantId, invoiceId }),
    ]);
    if (known?.requestId === requestId) return { orderId: known.billedAgainOn };
    if (known !== null) throw new Refusal('invoice-voided');
    const {
      settings,
      account,
      day,
      notes,
      customer,
      code: codeUse,
      taxMonth,
      deposits,
    } = await readVoid(store, restaurantId, invoiceId, invoice);
    assertNotCredited(notes);
    assertCanVoid(day, invoice, now);
    const today = businessDayOf(now, settings.dayCutoff);
    const till = await readTill(store, settings, {
      caller,
      now,
      original: invoice.cashSession,
    });
    const { number, orderId, businessDay, issuedAt: invoiceIssuedAt, bill } = invoice;
    const { totalPaise } = bill;
    concerns({ orderId, ...placeFields(invoice), number, amountPaise: totalPaise, reason });
    assertYoungEnough(invoice, { today, mostDays: authority.limits.voidDays });
    const by = memberOf(caller);
    const billedAgainOn = input.billAgain ? requestId : null;
    if (input.billAgain) {
      const code = newJoiningCode();
      const again = billAgain({ invoice, account, by, code, profile: settings, at: now });
      writeAccount(store, { restaurantId, orderId: requestId }, null, again);
    }
    const declared = { number, invoiceIssuedAt, businessDay, orderId, totalPaise, reason, requestId };
    const who = { at: now, by: by.label, byId: by.id, ...allowed };
    store.create(voids, { restaurantId, invoiceId }, { ...declared, ...who, billedAgainOn, ...till.named });
    const after = markVoid(account, invoiceId, now);
    writeAccount(store, { restaurantId, orderId }, account, after);
    writeCodeUse(store, codeUse, { before: account, after });
    const counted = deposits.count(countVoid(day, invoice));
    deposits.write();
    store.set(days, { restaurantId, day: day.day }, counted);
    till.write(store, { day: { before: day, after: counted } });
    writeCustomer(store, restaurantId, customer, (value, customerId) =>
      followAccount(value, { customerId, orderId, before: account, after }),
    );
    record(store, { orderId, invoiceId, number, reason, totalPaise, billedAgainOn });
    const about = { kind: 'bill-voided', number, orderId, totalPaise, by: by.label, reason } as const;
    tell(store, { restaurantId, choice: settings, about, now });
    tellOfPrepared(store, { restaurantId, choice: settings, now }, taxMonth, number);
    return { orderId: billedAgainOn };
  },
);
