import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { idOfNumber } from '@bhoj/domain/billing/documents/invoice';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { MOST_DEPOSITS } from '@bhoj/domain/deposits/deposit-state.schema';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { ofCreditNote, ofDebitNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import type { Preparation } from '@bhoj/domain/returns/preparation';
import { addMonths, DAY, monthOf } from '@bhoj/domain/time/ist';
import { readAt } from '../firebase/store.ts';
import { PAGE, readPages } from './read-pages.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Passes on the invoices and notes of a period, page by page. */
async function readIssued(
  restaurantId: string,
  { from, until }: Span,
  each: (document: TaxDocument) => void,
): Promise<void> {
  const span = [new Date(from), new Date(until), PAGE] as const;
  const params = { restaurantId };
  const at = ({ issuedAt }: { issuedAt: number }) => issuedAt;
  const voided = new Set<string>();
  await readPages(voids, params, voids.queries.issuedBetween(...span), {
    at: ({ invoiceIssuedAt }) => invoiceIssuedAt,
    each: ({ number }) => voided.add(number),
  });
  await readPages(invoices, params, invoices.queries.between(...span), {
    at,
    each: (invoice) => each(ofInvoice(invoice, voided.has(invoice.number))),
  });
  await readPages(creditNotes, params, creditNotes.queries.between(...span), {
    at,
    each: (note) => each(ofCreditNote(note)),
  });
  await readPages(debitNotes, params, debitNotes.queries.between(...span), {
    at,
    each: (note) => each(ofDebitNote(note)),
  });
}

/**
 * Adds the deposits of a calendar month. A return of a quarter is of the composition scheme, which declares no deposits, but its
 * months may have deposits of another registration.
 */
async function readDeposits(restaurantId: string, month: string, preparation: Preparation): Promise<void> {
  const found = await readAt((store) =>
    store.find(deposits, { restaurantId }, deposits.queries.ofMonth(month)),
  );
  if (found.length >= MOST_DEPOSITS) throw new Refusal('return-too-large');
  for (const { value } of found) preparation.addDeposit(value);
}

/** Adds the self-invoices of a calendar month. */
async function readSelfInvoices(
  restaurantId: string,
  month: string,
  preparation: Preparation,
): Promise<void> {
  await readPages(selfInvoices, { restaurantId }, selfInvoices.queries.ofMonth(month), {
    each: (one) => preparation.addSelfInvoice(one, month),
  });
}

/** Adds to a return all documents of its period, and the documents of the days beside it. */
export async function readPeriod(
  restaurantId: string,
  { from, until }: Span,
  preparation: Preparation,
): Promise<void> {
  await readIssued(restaurantId, { from, until }, (document) => preparation.add(document));
  for (const beside of [
    { from: from - DAY, until: from },
    { from: until, until: until + DAY },
  ]) {
    await readIssued(restaurantId, beside, (document) => preparation.addNeighbour(document));
  }
  for (let at = from; at < until; at = addMonths(at, 1)) {
    await readDeposits(restaurantId, monthOf(at), preparation);
    await readSelfInvoices(restaurantId, monthOf(at), preparation);
  }
  const handedOver = orders.queries.operatorsBetween(new Date(from), new Date(until), PAGE);
  await readPages(orders, { restaurantId }, handedOver, {
    at: ({ closedAt }) => closedAt ?? 0,
    each: (order) => preparation.addOperatorOrder(order),
  });
}

/** Returns the numbers that are on an existing document. A series may have numbered any kind, so all kinds are asked. */
export async function existingOf(
  restaurantId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await readAt((store) =>
    Promise.all(
      numbers.map(async (number) => {
        const id = idOfNumber(number) ?? '';
        const kinds = await Promise.all([
          store.get(invoices, { restaurantId, invoiceId: id }),
          store.get(creditNotes, { restaurantId, creditNoteId: id }),
          store.get(debitNotes, { restaurantId, debitNoteId: id }),
        ]);
        return kinds.some((document) => document !== null);
      }),
    ),
  );
  return new Set(numbers.filter((_, index) => found[index]));
}
