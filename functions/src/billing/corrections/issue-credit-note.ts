import { issueCreditNote as contract } from '@bhoj/domain/billing/corrections/corrections.contract';
import { issueCreditNote as issue } from '@bhoj/domain/billing/corrections/credit-note';
import { followCreditNote } from '@bhoj/domain/billing/records/customer-totals';
import { creditNotes } from '@bhoj/domain/billing/documents/document.collection';
import { assertRight } from '@bhoj/domain/billing/settle/guard';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { invoiceId as documentId } from '@bhoj/domain/billing/documents/series';
import { assertRightNote } from '@bhoj/domain/billing/corrections/note-guard';
import { assertTakes } from '@bhoj/domain/billing/settle/payments';
import { countCreditNote } from '@bhoj/domain/days/day';
import { memberOf } from '../../shared/author.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { readIssue, writeIssue } from '../documents/documents.repo.ts';
import { readNoted, readNotes } from '../documents/noted-invoice.repo.ts';
import { readPrepared, tellOfPrepared } from '../documents/outdated-return.repo.ts';

export const issueCreditNote = defineApprovable(
  contract,
  async (store, input, { caller, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { invoiceId, reason, requestId } = input;
    const { credits, debits, known } = await readNotes(store, restaurantId, invoiceId, requestId);
    if (known.credit !== null) {
      const { id: creditNoteId, value } = known.credit;
      return { creditNoteId, number: value.number, bill: value.bill };
    }
    const noted = await readNoted(store, restaurantId, invoiceId);
    const { settings, invoice, account, customerId, dishes } = noted;
    const till = await readTill(store, settings, { caller, now });
    const counterId = seriesCounterId(settings.creditSeries, now);
    const [slot, taxMonth] = await Promise.all([
      readIssue(store, { restaurantId, counterId, customerId, settings, at: now }),
      readPrepared(store, restaurantId, invoice.seller, now),
    ]);
    assertTakes([input.refund.method], account.order.type);
    const { label: by, id: byId } = memberOf(caller);
    const issued = issue({
      ...input,
      invoice,
      before: credits,
      debits,
      by,
      byId,
      ...allowed,
      sequence: slot.sequence,
      businessDay: slot.day.day,
      at: now,
      series: settings,
    });
    const note = { ...issued, ...till.named };
    // The note takes its seller from the invoice, because the restaurant may have changed its scheme since.
    assertRight({ ...note, series: settings.creditSeries, dishes, payments: null });
    assertRightNote({ note, invoiceId, invoice, before: { credits, debits }, series: settings });
    const creditNoteId = documentId(settings.creditSeries, note.financialYear, slot.sequence);
    const { number, bill } = note;
    const { orderId } = invoice;
    const amountPaise = bill.totalPaise;
    concerns({ orderId, ...placeFields(invoice), number: invoice.number, amountPaise, reason });
    store.create(creditNotes, { restaurantId, creditNoteId }, note);
    tellOfPrepared(store, { restaurantId, choice: settings, now }, taxMonth, number);
    const counted = countCreditNote(slot.day, note);
    till.write(store, { day: { before: slot.day, after: counted } });
    writeIssue(store, slot, {
      day: () => counted,
      customer: (customer) => followCreditNote(customer, note),
    });
    record(store, { orderId, invoiceId, creditNoteId, number, reason, totalPaise: bill.totalPaise });
    return { creditNoteId, number, bill };
  },
);
