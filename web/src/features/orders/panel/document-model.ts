import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import type { BillDocument } from '../../../blocks/bill/bill-rows.ts';

/** A document of an order. The order's copy, which guests may read, does not say whose name stands on it. */
export const billDocument = (
  names: NameWords,
  order: Order,
  { bill, number, payments, seller, issuedAt, voidedAt }: Settlement,
  invoice: Pick<Invoice, 'customerName'> | null,
): BillDocument => ({
  bill,
  number,
  payments,
  seller,
  issuedAt,
  place: orderNameBesideKind(names, order),
  isVoid: voidedAt !== null,
  customerName: invoice?.customerName ?? null,
});

export const creditDocument = (names: NameWords, order: Order, note: CreditNote): BillDocument => ({
  bill: note.bill,
  number: note.number,
  seller: note.seller,
  issuedAt: note.issuedAt,
  place: orderNameBesideKind(names, order),
  customerName: note.customerName,
  credit: {
    invoiceNumber: note.invoiceNumber,
    invoiceIssuedAt: note.invoiceIssuedAt,
    reason: note.reason,
    refund: note.refund,
  },
});
