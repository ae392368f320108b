import type { Registered } from './recipient.ts';
import type { SuppliersPaper } from './self-invoice.ts';
import type { SelfInvoice } from './self-invoice.schema.ts';

/** What a restaurant asks for when it owes the tax of an expense; `paper` for a supplier's own invoice alone. */
export interface AskedInvoice extends Pick<SelfInvoice, 'expenseId' | 'kind' | 'supplier'> {
  readonly registration?: Registered | undefined;
  readonly paper?: SuppliersPaper | undefined;
}

/**
 * True where a known invoice answers the request, so that asking again makes nothing. A request without a registration
 * fits any, because the bills decide it; a supplier's GSTIN decides their State.
 */
export function isRepeat(known: SelfInvoice, asked: AskedInvoice): boolean {
  const { expenseId, kind, supplier, registration, paper } = asked;
  const { recipient } = known;
  return (
    known.expenseId === expenseId &&
    known.kind === kind &&
    known.supplier.name === supplier.name &&
    known.supplier.address === supplier.address &&
    known.supplier.gstin === supplier.gstin &&
    (supplier.gstin !== undefined || known.supplier.stateCode === supplier.stateCode) &&
    known.invoicedOn === paper?.date &&
    (paper === undefined || known.number === paper.number) &&
    (registration === undefined ||
      (registration.gstin === recipient.gstin && registration.composition === recipient.composition))
  );
}
