import { financialYearOf } from '../../time/ist.ts';
import { invoiceNumber } from '../documents/invoice.ts';
import type { Invoice } from '../documents/invoice.ts';

/** The facts from which a credit note or a debit note is made. */
export interface NoteFacts {
  readonly invoiceId: string;
  readonly invoice: Invoice;
  readonly reason: string;
  readonly requestId: string;
  readonly by: string;
  readonly byId: string;
  readonly sequence: number;
  readonly businessDay: string;
  readonly at: number;
}

/** Returns the fields that a note takes from its invoice and from the member who issues it. */
export function noteFields(n: NoteFacts, series: string) {
  const { invoice, sequence } = n;
  const financialYear = financialYearOf(n.at);
  return {
    number: invoiceNumber(series, financialYear, sequence),
    financialYear,
    sequence,
    issuedAt: n.at,
    businessDay: n.businessDay,
    requestId: n.requestId,
    invoiceId: n.invoiceId,
    invoiceNumber: invoice.number,
    invoiceIssuedAt: invoice.issuedAt,
    orderId: invoice.orderId,
    orderType: invoice.orderType,
    seller: invoice.seller,
    customerName: invoice.customerName,
    sac: invoice.sac,
    particulars: invoice.particulars,
    reason: n.reason,
    by: n.by,
    byId: n.byId,
  };
}
