import { invoiceNumber, assertNumberLeft } from '../documents/series.ts';
import type { AllowedBy } from '../../approvals/allowed-by.schema.ts';
import { financialYearOf } from '../../time/ist.ts';
import type { SeriesOf } from '../../restaurant/settings.schema.ts';
import type { Invoice } from '../documents/invoice.ts';

/** The facts from which a credit note or a debit note is made. */
export interface NoteFacts {
  readonly invoiceId: string;
  readonly invoice: Invoice;
  readonly reason: string;
  readonly requestId: string;
  readonly by: string;
  readonly byId: string;
  readonly allowedBy?: AllowedBy;
  readonly sequence: number;
  /** The restaurant's series; a note takes the series of its kind. */
  readonly series: SeriesOf;
  readonly businessDay: string;
  readonly at: number;
}

/**
 * Returns the fields that a note takes from its invoice and from the member who issues it. Throws `series-full` when its
 * series has no number left.
 */
export function noteFields(n: NoteFacts, kind: 'creditSeries' | 'debitSeries') {
  const { invoice, sequence } = n;
  const series = n.series[kind];
  assertNumberLeft(series, sequence, n.series);
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
    ...(n.allowedBy && { allowedBy: n.allowedBy }),
  };
}
