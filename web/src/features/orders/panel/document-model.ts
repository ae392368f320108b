import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { BillDocument } from '../../../blocks/bill/bill-rows.ts';
import { placeOf } from '../state/orders-model.ts';
import type { Words } from '../../../words/part.ts';

/** Returns a document of an order. The order's copy of it, which guests may read, has no customer name. */
export const billDocument = (
  orders: Words<'orders'>,
  roomName: Words<'roomName'>,
  order: Order,
  { bill, number, payments, seller, issuedAt, voidedAt }: Settlement,
  invoice: Pick<Invoice, 'customerName'> | null,
): BillDocument => ({
  bill,
  number,
  payments,
  seller,
  issuedAt,
  place: placeOf(orders, roomName, order),
  isVoid: voidedAt !== null,
  customerName: invoice?.customerName ?? null,
});

export const creditDocument = (
  orders: Words<'orders'>,
  roomName: Words<'roomName'>,
  order: Order,
  note: CreditNote,
): BillDocument => ({
  bill: note.bill,
  number: note.number,
  seller: note.seller,
  issuedAt: note.issuedAt,
  place: placeOf(orders, roomName, order),
  customerName: note.customerName,
  credit: {
    invoiceNumber: note.invoiceNumber,
    invoiceIssuedAt: note.invoiceIssuedAt,
    reason: note.reason,
    refund: note.refund,
  },
});
