import { asIssued } from '@bhoj/domain/billing/documents/issued-copy';
import type { Issued } from '@bhoj/domain/billing/documents/issued-copy';
import { ZERO } from '@bhoj/domain/money/money';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderNameBesideKind, wordsAsIssued } from '../../../blocks/names/order-name.ts';
import type { BillDocument } from '../../../blocks/bill/bill-document.ts';

/** Returns a document of an order as it was issued. */
export const billDocument = (
  names: NameWords,
  order: Order,
  settlement: Settlement,
  invoice: Pick<Invoice, 'customerName'> | null,
): BillDocument => {
  const { bill, number, payments, seller, sac, particulars, issuedAt, voidedAt } = settlement;
  const issued = asIssued(order, settlement);
  return {
    bill,
    number,
    payments,
    seller,
    sac,
    particulars,
    issuedAt,
    place: orderNameBesideKind(wordsAsIssued(names, issued), issued.order),
    isVoid: voidedAt !== null,
    customerName: invoice === null ? issued.customerName : invoice.customerName,
  };
};

/** Returns a note. It names the order's place as the corrected document does. */
const noteDocument = (
  names: NameWords,
  issued: Issued<Order>,
  note: CreditNote | DebitNote,
): BillDocument => ({
  bill: note.bill,
  number: note.number,
  seller: note.seller,
  sac: note.sac,
  particulars: note.particulars,
  issuedAt: note.issuedAt,
  place: orderNameBesideKind(wordsAsIssued(names, issued), issued.order),
  customerName: note.customerName,
});

export const debitDocument = (names: NameWords, issued: Issued<Order>, note: DebitNote): BillDocument => ({
  ...noteDocument(names, issued, note),
  payments: [{ ...note.payment, receivedPaise: note.payment.amountPaise, tipPaise: ZERO }],
  debit: {
    invoiceNumber: note.invoiceNumber,
    invoiceIssuedAt: note.invoiceIssuedAt,
    reason: note.reason,
  },
});

export const creditDocument = (names: NameWords, issued: Issued<Order>, note: CreditNote): BillDocument => ({
  ...noteDocument(names, issued, note),
  credit: {
    invoiceNumber: note.invoiceNumber,
    invoiceIssuedAt: note.invoiceIssuedAt,
    reason: note.reason,
    isTaxKept: note.isTaxKept,
    refund: note.refund,
  },
});
