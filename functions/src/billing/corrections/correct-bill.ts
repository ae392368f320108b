import { correctBill as contract } from '@bhoj/domain/billing/corrections/corrections.contract';
import { followCreditNote, followDebitNote } from '@bhoj/domain/billing/records/customer-totals';
import { creditNoteOf, debitNoteOf, takenBy } from '@bhoj/domain/billing/corrections/debit-note';
import { creditNotes, debitNotes } from '@bhoj/domain/billing/documents/document.collection';
import { assertRight } from '@bhoj/domain/billing/settle/guard';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { invoiceId as documentId } from '@bhoj/domain/billing/documents/series';
import { lineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import { assertRightNote } from '@bhoj/domain/billing/corrections/note-guard';
import { assertCashAllowed, assertTenders } from '@bhoj/domain/billing/settle/payments';
import { countCreditNote, countDebitNote } from '@bhoj/domain/days/day';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { readOtherCash } from '../settle/other-cash.repo.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { readIssue, writeIssue, writeNumber } from '../documents/documents.repo.ts';
import { readNoted, readNotes } from '../documents/noted-invoice.repo.ts';
import { readPrepared, tellOfPrepared } from '../documents/outdated-return.repo.ts';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Store } from '../../firebase/store.ts';
import type { Till } from '../../shared/cash.repo.ts';
import type { Issue } from '../documents/documents.repo.ts';

interface Issued {
  readonly credit: { readonly id: string; readonly value: CreditNote } | null;
  readonly debit: { readonly id: string; readonly value: DebitNote } | null;
}

const named = (note: Issued['credit'] | Issued['debit']) =>
  note && { id: note.id, number: note.value.number, bill: note.value.bill };

/** Writes the notes with their numbers. The day and the customer are written once for both notes. */
function writeNotes(
  store: Store,
  slots: { credit: Issue; debit: Issue },
  { credit, debit }: Issued,
  till: Till,
): void {
  const { restaurantId } = slots.credit;
  if (credit !== null) {
    store.create(creditNotes, { restaurantId, creditNoteId: credit.id }, credit.value);
    if (debit !== null) writeNumber(store, slots.credit);
  }
  if (debit !== null) store.create(debitNotes, { restaurantId, debitNoteId: debit.id }, debit.value);
  const { day } = slots.credit;
  const credited = credit === null ? day : countCreditNote(day, credit.value);
  const counted = debit === null ? credited : countDebitNote(credited, debit.value);
  till.write(store, { day: { before: day, after: counted } });
  writeIssue(store, debit === null ? slots.credit : slots.debit, {
    day: () => counted,
    customer: (customer) => {
      const known = credit === null ? customer : followCreditNote(customer, credit.value);
      return debit === null ? known : followDebitNote(known, debit.value);
    },
  });
}

export const correctBill = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { invoiceId, requestId, right, reason, tender } = input;
    const { known, ...before } = await readNotes(store, restaurantId, invoiceId, requestId);
    if (known.credit !== null || known.debit !== null) {
      return { credit: named(known.credit), debit: named(known.debit) };
    }
    const noted = await readNoted(store, restaurantId, invoiceId);
    const { settings, invoice, account, customerId, dishes } = noted;
    const { orderId } = invoice;
    const till = await readTill(store, settings, { caller, now });
    const slotOf = (counterId: string) =>
      readIssue(store, { restaurantId, counterId, customerId, settings, at: now });
    const [earlier, creditSlot, debitSlot, taxMonth] = await Promise.all([
      store.find(debitNotes, { restaurantId }, debitNotes.queries.ofOrder(orderId)),
      slotOf(seriesCounterId(settings.creditSeries, now)),
      slotOf(seriesCounterId(settings.debitSeries, now)),
      readPrepared(store, restaurantId, invoice.seller, now),
    ]);
    const slots = { credit: creditSlot, debit: debitSlot };
    assertTenders([tender], account.order.type);
    const correction = lineCorrection(invoice, before, right, now);
    const { label: by, id: byId } = memberOf(caller);
    const businessDay = creditSlot.day.day;
    const facts = {
      invoiceId,
      invoice,
      reason,
      requestId,
      by,
      byId,
      businessDay,
      at: now,
      series: settings,
      tender,
    };
    const credit =
      correction.credit &&
      creditNoteOf({ ...facts, bill: correction.credit, sequence: creditSlot.sequence }, correction);
    const debit =
      correction.debit &&
      debitNoteOf({ ...facts, bill: correction.debit, sequence: debitSlot.sequence }, correction);
    if (credit !== null) {
      assertRight({ ...credit, series: settings.creditSeries, dishes, payments: null });
      assertRightNote({ note: credit, invoiceId, invoice, before, series: settings });
    }
    if (debit !== null) {
      const credits = credit === null ? before.credits : [...before.credits, credit];
      assertRight({ ...debit, series: settings.debitSeries, dishes, payments: null });
      assertRightNote({ note: debit, invoiceId, invoice, before: { ...before, credits }, series: settings });
      const taken = [...earlier.map(({ value }) => value), debit].map(takenBy);
      const at = { restaurantId, orderId };
      const otherCash = await readOtherCash(store, at, account, { payments: [debit.payment], now });
      assertCashAllowed(account.money, taken, now, otherCash);
    }
    const idOf = (series: string, { financialYear, sequence }: CreditNote | DebitNote) =>
      documentId(series, financialYear, sequence);
    const issued: Issued = {
      credit: credit && { id: idOf(settings.creditSeries, credit), value: { ...credit, ...till.named } },
      debit: debit && { id: idOf(settings.debitSeries, debit), value: { ...debit, ...till.named } },
    };
    writeNotes(store, slots, issued, till);
    for (const note of [credit, debit])
      if (note !== null)
        tellOfPrepared(store, { restaurantId, choice: settings, now }, taxMonth, note.number);
    record(store, {
      ...correction.change,
      orderId,
      invoiceId,
      reason,
      creditNumber: credit?.number ?? null,
      creditPaise: credit?.bill.totalPaise ?? 0,
      debitNumber: debit?.number ?? null,
      debitPaise: debit?.bill.totalPaise ?? 0,
    });
    return { credit: named(issued.credit), debit: named(issued.debit) };
  }),
);
