import { SAC_RESTAURANT } from '@bhoj/domain/billing/invoice';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill';
import type { Payment, Seller } from '@bhoj/domain/billing/invoice';
import { formatExact, formatMoney, formatPlain, formatRate } from '@bhoj/domain/money/format';
import { minus, plus } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { placeOfSupply } from '@bhoj/domain/restaurant/gst-states';
import { FIRST_LANGUAGE, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language, OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { nameIn, secondName } from '@bhoj/domain/catalogue/names';
import type { BillWords } from '../../messages/shared/en/bill.ts';

/** What a bill, an invoice or a credit note shows. Without a number it is an estimate, and says so. */
export interface BillDocument {
  readonly bill: Bill;
  readonly number?: string | undefined;
  /** Epoch ms. */
  readonly issuedAt?: number | undefined;
  /** Table or room, in words. */
  readonly place?: string | undefined;
  readonly seller?: Partial<Seller> | undefined;
  readonly customerName?: string | null | undefined;
  readonly payments?: readonly Payment[] | undefined;
  /** The owner declared it void; its number stays. */
  readonly isVoid?: boolean | undefined;
  /** It is a credit note, which gives back portions of an invoice. */
  readonly credit?: CreditFacts | undefined;
}

export interface CreditFacts {
  readonly invoiceNumber: string;
  /** Epoch ms. */
  readonly invoiceIssuedAt: number;
  readonly reason: string;
  readonly refund: Pick<Payment, 'method' | 'name' | 'amountPaise'>;
}

/** How a document is read: the words of a language, and the language of the second names. */
export interface BillReader {
  readonly words: BillWords;
  readonly language?: Language;
  readonly secondLanguage?: OtherLanguage | null;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface LineRow {
  readonly name: string;
  /** The dish's name in the second language. */
  readonly otherName: string | null;
  readonly detail: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
}

/** A line as a tax invoice sets it out. */
export interface InvoiceLineRow extends LineRow {
  readonly discount: string;
  readonly taxable: string;
  readonly tax: string;
}

export interface SumRow {
  readonly name: string;
  readonly aside?: string;
  readonly amount: string;
}

/** What one rate comes to: GST in two halves, VAT in one. */
export interface RateRow {
  readonly rate: string;
  readonly taxable: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly vat: string;
}

/** All that any layout shows of a document, in the words and figures it shows. */
export interface BillRows {
  readonly heading: string;
  readonly seller: readonly Fact[];
  readonly facts: readonly Fact[];
  readonly lines: readonly InvoiceLineRow[];
  readonly sums: readonly SumRow[];
  readonly total: SumRow;
  readonly paid: readonly SumRow[];
  readonly rates: readonly RateRow[];
  /** What the law makes some documents say. */
  readonly small: readonly string[];
}

const whenOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(at);

const factsOf = (pairs: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  pairs.flatMap(([name, value]) => (value ? [{ name, value }] : []));

type NamedLine = Pick<BillLine, 'name' | 'otherNames' | 'detail' | 'quantity' | 'unitPaise' | 'amountPaise'>;

/** Returns a line in the reader's language, with its second name if the document has second names. */
export function lineRow(
  line: NamedLine,
  { language = FIRST_LANGUAGE, secondLanguage = null }: Omit<BillReader, 'words'>,
): LineRow {
  return {
    name: nameIn(language, line),
    otherName: secondName(language, secondLanguage, line),
    detail: line.detail,
    quantity: String(line.quantity),
    rate: formatPlain(line.unitPaise),
    amount: formatPlain(line.amountPaise),
  };
}

function taxOfLine(line: BillLine, { kind }: Bill, words: BillWords): string {
  if (line.taxClass === 'liquor') return words.vat(formatRate(line.taxBp));
  if (kind !== 'tax-invoice') return '';
  return line.taxBp === 0 ? words.exempt : words.gstRate(formatRate(line.taxBp));
}

const invoiceLine = (line: BillLine, bill: Bill, reader: BillReader): InvoiceLineRow => ({
  ...lineRow(line, reader),
  discount: line.discountPaise === 0 ? '' : `−${formatPlain(line.discountPaise)}`,
  taxable: formatPlain(line.taxablePaise),
  tax: taxOfLine(line, bill, reader.words),
});

/** Where a tax has paise, the tax and round-off lines all show them (P-BILL-9); elsewhere whole rupees. */
function taxMoney(bill: Bill): (amount: Paise) => string {
  const amounts = [
    ...bill.taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...bill.vat.map((tax) => tax.vatPaise),
    bill.roundOffPaise,
  ];
  return amounts.some((amount) => amount % 100 !== 0) ? formatExact : formatMoney;
}

function taxRows(bill: Bill, words: BillWords): SumRow[] {
  const money = taxMoney(bill);
  const gst = bill.taxes.filter((tax) => tax.taxBp > 0);
  const isOne = gst.length + bill.vat.length <= 1;
  const row = (name: string, amount: Paise, taxable: Paise): SumRow => ({
    name,
    amount: money(amount),
    ...(!isOne && { aside: words.taxable(formatPlain(taxable)) }),
  });
  const isTaxed = gst.length + bill.vat.length > 0;
  return [
    ...gst.flatMap(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => [
      row(words.cgst(formatRate(taxBp / 2)), cgstPaise, taxablePaise),
      row(words.sgst(formatRate(taxBp / 2)), sgstPaise, taxablePaise),
    ]),
    ...bill.vat.map((tax) => row(words.vat(formatRate(tax.taxBp)), tax.vatPaise, tax.taxablePaise)),
    ...(isTaxed || bill.roundOffPaise !== 0
      ? [{ name: words.roundOff, amount: money(bill.roundOffPaise) }]
      : []),
  ];
}

function rateRows(bill: Bill, words: BillWords): RateRow[] {
  const money = taxMoney(bill);
  return [
    ...bill.taxes.map(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => ({
      rate: taxBp === 0 ? words.exempt : words.gstRate(formatRate(taxBp)),
      taxable: formatPlain(taxablePaise),
      cgst: money(cgstPaise),
      sgst: money(sgstPaise),
      vat: '',
    })),
    ...bill.vat.map(({ taxBp, taxablePaise, vatPaise }) => ({
      rate: words.vat(formatRate(taxBp)),
      taxable: formatPlain(taxablePaise),
      cgst: '',
      sgst: '',
      vat: money(vatPaise),
    })),
  ];
}

const methodOf = ({ method, name }: Pick<Payment, 'method' | 'name'>, words: BillWords): string =>
  name === '' ? words.methods[method] : name;

function paymentRows(payments: readonly Payment[], words: BillWords): SumRow[] {
  return payments.flatMap((payment) => {
    const change = minus(payment.receivedPaise, plus(payment.amountPaise, payment.tipPaise));
    return [
      {
        name: payment.method === 'room' ? words.chargedToRoom : `${words.paidBy} ${methodOf(payment, words)}`,
        amount: formatPlain(payment.receivedPaise),
        ...(payment.tipPaise > 0 && { aside: words.tip(formatPlain(payment.tipPaise)) }),
      },
      ...(change > 0 ? [{ name: words.change, amount: formatPlain(change) }] : []),
    ];
  });
}

function headingOf({ number, bill, credit }: BillDocument, words: BillWords): string {
  if (credit !== undefined) return words.creditNote;
  return number === undefined ? words.estimate : words.kinds[bill.kind];
}

function headFacts(document: BillDocument, { words, language = FIRST_LANGUAGE }: BillReader): Fact[] {
  const { bill, number, issuedAt, place, seller, credit } = document;
  const isTaxInvoice = number !== undefined && bill.kind === 'tax-invoice';
  return factsOf([
    [words.number, number],
    [words.date, issuedAt === undefined ? null : whenOf(issuedAt, language)],
    [words.against, credit && `${credit.invoiceNumber}, ${whenOf(credit.invoiceIssuedAt, language)}`],
    [words.place, place],
    [words.billTo, document.customerName],
    [words.reason, credit?.reason],
    [words.sac, isTaxInvoice ? SAC_RESTAURANT : null],
    [words.placeOfSupply, isTaxInvoice ? placeOfSupply(seller?.gstin ?? '') : null],
  ]);
}

/** The one view of a document: screen, rolls and A4 show these rows and compute nothing. */
export function billRows(document: BillDocument, reader: BillReader): BillRows {
  const { bill, seller = {}, payments = [], credit } = document;
  const { words } = reader;
  const discount =
    bill.discountPaise > 0 ? [{ name: words.discount, amount: `−${formatPlain(bill.discountPaise)}` }] : [];
  const refund =
    credit === undefined
      ? []
      : [
          {
            name: words.refunded(methodOf(credit.refund, words)),
            amount: formatPlain(credit.refund.amountPaise),
          },
        ];
  return {
    heading: headingOf(document, words),
    seller: factsOf([
      [words.phone, seller.phone],
      [words.gstin, seller.gstin],
      [words.fssai, seller.fssai],
    ]),
    facts: headFacts(document, reader),
    lines: bill.lines.map((line) => invoiceLine(line, bill, reader)),
    sums: [
      { name: words.subtotal, amount: formatPlain(bill.subtotalPaise) },
      ...discount,
      ...taxRows(bill, words),
    ],
    total: { name: words.total, amount: formatPlain(bill.totalPaise) },
    paid: [...paymentRows(payments, words), ...refund],
    rates: rateRows(bill, words),
    small: bill.kind === 'bill-of-supply' ? [words.composition] : [],
  };
}
