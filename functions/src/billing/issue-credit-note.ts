import { issueCreditNote as contract } from '@bhoj/domain/billing/corrections/corrections.contract';
import { creditCounterId, issueCreditNote as issue } from '@bhoj/domain/billing/corrections/credit-note';
import { followCreditNote } from '@bhoj/domain/billing/records/customer-totals';
import { creditNotes } from '@bhoj/domain/billing/documents/document.collection';
import { assertRight } from '@bhoj/domain/billing/settle/guard';
import { invoiceId as documentId } from '@bhoj/domain/billing/documents/invoice';
import { assertRightNote } from '@bhoj/domain/billing/corrections/note-guard';
import { assertTakes } from '@bhoj/domain/billing/settle/payments';
import { countCreditNote } from '@bhoj/domain/days/day';
import { CREDIT_SERIES } from '@bhoj/domain/restaurant/settings.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { readIssue, writeIssue } from './documents.repo.ts';
import { readNoted, readNotes } from './noted-invoice.repo.ts';
import { readPrepared, tellOfPrepared } from './outdated-return.repo.ts';

export const issueCreditNote = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { invoiceId, reason, requestId } = input;
    const { credits, debits, known } = await readNotes(store, restaurantId, invoiceId, requestId);
    if (known.credit !== null) {
      const { id: creditNoteId, value } = known.credit;
      return { creditNoteId, number: value.number, bill: value.bill };
    }
    const noted = await readNoted(store, restaurantId, invoiceId);
    const { settings, invoice, account, customerId, dishes } = noted;
    const counterId = creditCounterId(now);
    const [slot, taxMonth] = await Promise.all([
      readIssue(store, { restaurantId, counterId, customerId, settings, at: now }),
      readPrepared(store, restaurantId, settings, now),
    ]);
    assertTakes([input.refund.method], account.order.type);
    const { label: by, id: byId } = memberOf(caller);
    const note = issue({
      ...input,
      invoice,
      before: credits,
      debits,
      by,
      byId,
      sequence: slot.sequence,
      businessDay: slot.day.day,
      at: now,
    });
    // The note takes its seller from the invoice, because the restaurant may have changed its scheme since.
    assertRight({ ...note, series: CREDIT_SERIES, dishes, payments: null });
    assertRightNote({ note, invoiceId, invoice, before: { credits, debits } });
    const creditNoteId = documentId(CREDIT_SERIES, note.financialYear, slot.sequence);
    const { number, bill } = note;
    store.create(creditNotes, { restaurantId, creditNoteId }, note);
    tellOfPrepared(store, { restaurantId, choice: settings, now }, taxMonth, number);
    writeIssue(store, slot, {
      day: (day) => countCreditNote(day, note),
      customer: (customer) => followCreditNote(customer, note),
    });
    const { orderId } = invoice;
    record(store, { orderId, invoiceId, creditNoteId, number, reason, totalPaise: bill.totalPaise });
    return { creditNoteId, number, bill };
  }),
);
