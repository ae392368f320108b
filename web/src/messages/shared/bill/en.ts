import type { DocumentKind } from '@bhoj/domain/billing/shape/document-kind';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import { part } from '../../part.ts';

export interface BillWords {
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  /** Heading of a bill without a number. */
  readonly estimate: string;
  /** A link that opens WhatsApp with the document's link. */
  readonly whatsApp: string;
  readonly number: string;
  readonly date: string;
  readonly place: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly phone: string;
  readonly sac: string;
  /** The HSN of goods, beside a line's detail. */
  readonly hsn: (code: string) => string;
  readonly item: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly discount: string;
  /** A discount that takes nothing off liquor and delivery. */
  readonly discountOnFood: string;
  /** A discount on these categories of the menu only. */
  readonly discountOn: (categories: string) => string;
  /** On a complimentary line, and beside the sum of all such lines. */
  readonly complimentary: string;
  /** Beside a dish of a combo that is not on the document as a whole. */
  readonly partOf: (combo: string) => string;
  readonly cgst: (rate: string) => string;
  readonly sgst: (rate: string) => string;
  /** The other half of GST in a Union Territory. */
  readonly utgst: (rate: string) => string;
  readonly vat: (rate: string) => string;
  /** The tax in prices that include it, above the taxes. */
  readonly taxInside: string;
  /** On a document with tax in all its taxed prices. */
  readonly pricesIncludeTax: string;
  readonly taxable: (amount: string) => string;
  readonly roundOff: string;
  readonly total: string;
  readonly paidBy: string;
  /** Replaces `paidBy`: nothing was paid yet. */
  readonly chargedToRoom: string;
  readonly change: string;
  /** Stands beside a payment that includes a tip. */
  readonly tip: (amount: string) => string;
  /** A refund on a credit note, with the method. */
  readonly refunded: (method: string) => string;
  readonly creditNote: string;
  readonly debitNote: string;
  readonly against: string;
  readonly reason: string;
  readonly billTo: string;
  readonly buyerGstin: string;
  readonly buyerUin: string;
  readonly buyerAddress: string;
  readonly buyerState: string;
  /** The seller's State. */
  readonly state: string;
  readonly vatTin: string;
  readonly cin: string;
  readonly llpin: string;
  readonly reverseCharge: string;
  readonly no: string;
  readonly placeOfSupply: string;
  /** Stands on the first print of a document of the GST rules (Rule 48). */
  readonly original: string;
  /** Stands on every print but the first. */
  readonly duplicate: string;
  readonly void: string;
  readonly inWords: string;
  readonly taxableValue: string;
  readonly taxRate: string;
  readonly taxSummary: string;
  readonly cgstShort: string;
  readonly sgstShort: string;
  readonly utgstShort: string;
  readonly vatShort: string;
  readonly gstRate: (rate: string) => string;
  readonly exempt: string;
  /** The sentence on a plain bill about dishes beside liquor. */
  readonly untaxed: string;
  /** Above the place for a signature. */
  readonly signatureFor: (seller: string) => string;
  readonly signatory: string;
  readonly thanks: string;
  /** On a credit note that came too late to give tax back. */
  readonly taxKept: string;
  /** Required on a Bill of Supply of the composition scheme (CGST Rules, rule 5(1)(f)). */
  readonly composition: string;
}
export const billWords: BillWords = {
  kinds: {
    'tax-invoice': 'Tax invoice',
    'invoice-cum-bill-of-supply': 'Invoice-cum-bill of supply',
    'bill-of-supply': 'Bill of supply',
    bill: 'Bill',
  },
  methods: { cash: 'Cash', upi: 'UPI', card: 'Card', room: 'Room', other: 'Other', deposit: 'Deposit' },
  estimate: 'Estimate, not a tax invoice',
  whatsApp: 'Send by WhatsApp',
  number: 'Number',
  date: 'Date',
  place: 'Place',
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  phone: 'Phone',
  sac: 'SAC',
  hsn: (code) => `HSN ${code}`,
  item: 'Dish',
  quantity: 'Qty',
  rate: 'Rate',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  discountOnFood: 'Discount on food',
  discountOn: (categories) => `Discount on ${categories}`,
  complimentary: 'Complimentary',
  partOf: (combo) => `part of ${combo}`,
  cgst: (rate) => `CGST ${rate} %`,
  sgst: (rate) => `SGST ${rate} %`,
  utgst: (rate) => `UTGST ${rate} %`,
  vat: (rate) => `VAT ${rate} %`,
  taxInside: 'Tax in these prices',
  pricesIncludeTax: 'Prices include tax.',
  taxable: (amount) => `on ${amount}`,
  roundOff: 'Round off',
  total: 'Total',
  paidBy: 'Paid by',
  chargedToRoom: 'Charged to the room',
  change: 'Change',
  tip: (amount) => `tip ${amount}`,
  refunded: (method) => `Given back: ${method}`,
  creditNote: 'Credit note',
  debitNote: 'Debit note',
  against: 'Against',
  reason: 'Reason',
  billTo: 'Bill to',
  buyerGstin: 'Buyer’s GSTIN',
  buyerUin: 'Buyer’s UIN',
  buyerAddress: 'Buyer’s address',
  buyerState: 'Buyer’s State',
  state: 'State',
  vatTin: 'VAT TIN',
  cin: 'CIN',
  llpin: 'LLPIN',
  reverseCharge: 'Reverse charge',
  no: 'No',
  placeOfSupply: 'Place of supply',
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE',
  void: 'VOID',
  inWords: 'In words',
  taxableValue: 'Taxable value',
  taxRate: 'Tax rate',
  taxSummary: 'Tax by rate',
  cgstShort: 'CGST',
  sgstShort: 'SGST',
  utgstShort: 'UTGST',
  vatShort: 'VAT',
  gstRate: (rate) => `GST ${rate} %`,
  exempt: 'Exempt',
  untaxed: 'Without tax',
  signatureFor: (seller) => `For ${seller}`,
  signatory: 'Authorised signatory',
  taxKept: 'Without GST: it is too late to take the tax of this invoice back.',
  thanks: 'Thank you for dining with us.',
  composition: 'Composition taxable person, not eligible to collect tax on supplies.',
};

export const printWords = {
  print: 'Print',
  printDuplicate: 'Print a duplicate',
  paper: 'Paper',
  paperNow: (paper: string) => `Paper: ${paper}`,
  papers: { 58: '58 mm', 80: '80 mm', A4: 'A4' },
};

export const billPart = part('billWords', billWords);
export const printPart = part('printWords', printWords);
