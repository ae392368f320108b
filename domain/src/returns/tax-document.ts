import { taxableOf } from '../billing/bill/bill.ts';
import { buyerOn } from '../billing/documents/buyer.ts';
import { chargesGst } from '../billing/shape/document-kind.ts';
import { minus, plus, sum, times } from '../money/money.ts';
import { seriesOfNumber } from '../billing/documents/invoice.ts';
import type { Bill } from '../billing/bill/bill.ts';
import type { CreditNote } from '../billing/shape/credit-note.schema.ts';
import type { DebitNote } from '../billing/shape/debit-note.schema.ts';
import type { Invoice, Seller } from '../billing/documents/invoice.ts';
import type { Buyer } from '../customers/buyer.schema.ts';
import type { Paise } from '../money/money.ts';
import type { RateAmounts } from './tables.schema.ts';

/** The fields of a document that a return uses. */
export interface TaxDocument {
  readonly number: string;
  readonly financialYear: string;
  readonly series: string;
  readonly sequence: number;
  /** The portal's number of the kind: 1 an invoice or bill, 4 a debit note, 5 a credit note. */
  readonly nature: 1 | 4 | 5;
  readonly issuedAt: number;
  readonly businessDay: string;
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly sac: string;
  readonly bill: Bill;
  readonly isVoid: boolean;
  /** True for a note about portions, false for one about a price or a rate. */
  readonly movesPortions: boolean;
  /** True for a credit note that came too late to give its tax back. */
  readonly isTaxKept: boolean;
  /** The invoice that a note corrects; empty on an invoice. */
  readonly ofNumber: string;
}

const common = (d: Invoice | CreditNote | DebitNote) => ({
  number: d.number,
  financialYear: d.financialYear,
  sequence: d.sequence,
  issuedAt: d.issuedAt,
  businessDay: d.businessDay,
  seller: d.seller,
  buyer: buyerOn(d),
  sac: d.sac,
  bill: d.bill,
  isVoid: false,
  isTaxKept: false,
  ofNumber: '',
});

export const ofInvoice = (invoice: Invoice, isVoid: boolean): TaxDocument => ({
  ...common(invoice),
  series: invoice.series,
  nature: 1,
  isVoid,
  movesPortions: true,
});

export const ofCreditNote = (note: CreditNote): TaxDocument => ({
  ...common(note),
  series: seriesOfNumber(note.number),
  nature: 5,
  movesPortions: note.change === null,
  isTaxKept: note.isTaxKept,
  ofNumber: note.invoiceNumber,
});

export const ofDebitNote = (note: DebitNote): TaxDocument => ({
  ...common(note),
  series: seriesOfNumber(note.number),
  nature: 4,
  movesPortions: false,
  ofNumber: note.invoiceNumber,
});

/** −1 for a credit note, 0 for a void document, else 1. */
export function signOf({ nature, isVoid }: Pick<TaxDocument, 'nature' | 'isVoid'>): -1 | 0 | 1 {
  if (isVoid) return 0;
  return nature === 5 ? -1 : 1;
}

/** Returns the amount that a document adds to its month: negative for a credit note, zero for a void document. */
export const signed = (document: TaxDocument, amount: Paise): Paise => times(amount, signOf(document));

/** Returns a document's part of its month's total. */
export const totalIn = (document: TaxDocument): Paise => signed(document, document.bill.totalPaise);

/** The parts of a document's value, without sign: under GST, exempt from it, outside it. */
export interface Parts {
  /** By rate, without rate 0. */
  readonly rates: readonly RateAmounts[];
  readonly exemptPaise: Paise;
  readonly liquorPaise: Paise;
}

export function taxPartsOf(bill: Bill): Parts {
  const rates = chargesGst(bill.kind) ? bill.taxes.filter(({ taxBp }) => taxBp > 0) : [];
  const liquorPaise = sum(bill.vat.map(({ taxablePaise }) => taxablePaise));
  const taxed = sum(rates.map(({ taxablePaise }) => taxablePaise));
  return { rates, liquorPaise, exemptPaise: minus(taxableOf(bill), plus(taxed, liquorPaise)) };
}

/**
 * Returns where a document belongs: in the tables of GSTR-1, in the turnover of CMP-08, or in no return. A plain bill
 * belongs to no return, nor does a credit note that keeps its tax: it changes no declared figure.
 */
export function returnPartOf({ bill, seller, isTaxKept }: TaxDocument): 'tables' | 'composition' | 'outside' {
  if (isTaxKept || bill.kind === 'bill' || seller.gstin === '') return 'outside';
  return seller.composition ? 'composition' : 'tables';
}
