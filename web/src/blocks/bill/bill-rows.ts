import { complimentaryOf, discountOfBill } from '@bhoj/domain/billing/bill/bill';
import { chargesGst } from '@bhoj/domain/billing/shape/document-kind';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill/bill';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Payment, Seller } from '@bhoj/domain/billing/documents/invoice';
import { formatOff, formatPlain, formatRate } from '@bhoj/domain/money/format';
import { minus, partOf, plus, sum, ZERO } from '@bhoj/domain/money/money';
import { isPriceOfWeight, kilograms, weightText } from '@bhoj/domain/menu/sale/weight';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import type { LineCombo } from '@bhoj/domain/orders/shape/line-combo.schema';
import type { Paise } from '@bhoj/domain/money/money';
import { FIRST_LANGUAGE, localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { nameIn, secondName } from '@bhoj/domain/catalogue/names';
import { clockName } from '../../ui/dates/clock.ts';
import type { BillWords } from '../../messages/shared/bill/en.ts';
import { buyerFacts, sellerFacts, signatureOf, supplyFacts } from './bill-particulars.ts';
import type { BillDocument, BillReader } from './bill-document.ts';
import { marksOf, rateRows, taxMoney, valueRows } from './bill-rates.ts';
import { isTaxIncluded, taxInside } from './bill-tax-inside.ts';
import type { RateRow, ValueRow } from './bill-rates.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface LineRow {
  readonly name: string;
  /** The dish's name in the second language. */
  readonly otherName: string | null;
  readonly detail: string;
  /** The letter of its tax rate; empty where the whole bill has one rate. */
  readonly mark: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
  /** Who paid it, on a struck line that is already paid. */
  readonly struck?: string;
  /** True for a dish below its combo, which has the amounts of both. */
  readonly isPart?: true;
}

/** A line with the columns of a tax invoice. */
export interface InvoiceLineRow extends LineRow {
  /** The portal's code of the unit of goods (Rule 46(i)); empty for a service. */
  readonly unit: string;
  readonly discount: string;
  readonly taxable: string;
  readonly tax: string;
}

export interface SumRow {
  readonly name: string;
  readonly aside?: string;
  readonly amount: string;
}

/** Everything on a document in any layout, as formatted text. */
export interface BillRows {
  readonly heading: string;
  readonly seller: readonly Fact[];
  readonly facts: readonly Fact[];
  readonly lines: readonly InvoiceLineRow[];
  readonly sums: readonly SumRow[];
  readonly total: SumRow;
  readonly paid: readonly SumRow[];
  readonly rates: readonly RateRow[];
  /** The value before tax by rate, for rolls and the screen. */
  readonly values: readonly ValueRow[];
  /** The seller for whom somebody signs; null without a signature. */
  readonly signature: string | null;
  /** Sentences that the law requires on some documents. */
  readonly small: readonly string[];
  /** Such sentences that must be above everything else. */
  readonly head: readonly string[];
  /** The name of the State's half of GST in a table of rates. */
  readonly stateTax: string;
}

const whenOf = (at: number, language: Language): string =>
  `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(at)}, ${clockName(at)}`;

const factsOf = (pairs: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  pairs.flatMap(([name, value]) => (value ? [{ name, value }] : []));

type NamedLine = Pick<
  BillLine,
  'name' | 'otherNames' | 'detail' | 'quantity' | 'unitPaise' | 'amountPaise' | 'weight'
>;

const often = (count: number, text: string): string => (count === 1 ? text : `${count} × ${text}`);

/**
 * Returns the texts for a line's quantity and rate. When the amount is the price of a weight alone, they are kilograms
 * and the price of a kilogram; else portions, with the weight beside the name.
 */
function measured({ detail, quantity, unitPaise, weight }: Omit<NamedLine, 'name' | 'otherNames'>) {
  const plain = { detail, quantity: String(quantity), rate: formatPlain(unitPaise), isWeighed: false };
  if (weight === undefined) return plain;
  if (!isPriceOfWeight(unitPaise, weight))
    return { ...plain, detail: [weightText(weight.grams), detail].filter(Boolean).join(', ') };
  const kilos = often(quantity, kilograms(weight.grams));
  return { detail, quantity: kilos, rate: formatPlain(weight.kiloPaise), isWeighed: true };
}

/** Returns a line in the reader's language, with its second name if the document has second names. */
export function lineRow(
  line: NamedLine,
  { language = FIRST_LANGUAGE, secondLanguage = null }: Omit<BillReader, 'words'>,
): LineRow {
  const { detail, quantity, rate, isWeighed } = measured(line);
  return {
    name: nameIn(language, line),
    otherName: secondName(language, secondLanguage, line),
    detail,
    mark: '',
    quantity: isWeighed ? `${quantity} kg` : quantity,
    rate,
    amount: formatPlain(line.amountPaise),
  };
}

/** Combos that are on the document with every dish. */
interface WholeCombo {
  readonly combo: LineCombo;
  readonly count: number;
  readonly lines: readonly BillLine[];
}

function taxOfLine(line: BillLine, { kind }: Bill, words: BillWords): string {
  if (line.taxClass === 'liquor') return words.vat(formatRate(line.taxBp));
  if (!chargesGst(kind)) return '';
  return line.taxBp === 0 ? words.exempt : words.gstRate(formatRate(line.taxBp));
}

/** Numbers and kilograms, the portal's codes of units. */
const PIECES = 'NOS';
const KILOGRAMS = 'KGS';

const isGoods = ({ hsn, itemId }: BillLine): boolean => hsn !== '' && itemId !== null;

const invoiceLine = (line: BillLine, bill: Bill, reader: BillReader, mark: string): InvoiceLineRow => ({
  ...lineRow(line, reader),
  ...(isGoods(line) && { quantity: measured(line).quantity }),
  detail: [
    measured(line).detail,
    line.hsn === '' ? '' : reader.words.hsn(line.hsn),
    line.complimentary === true ? reader.words.complimentary : '',
  ]
    .filter(Boolean)
    .join(' · '),
  mark,
  unit: isGoods(line) ? (measured(line).isWeighed ? KILOGRAMS : PIECES) : '',
  discount: line.discountPaise === 0 ? '' : formatOff(line.discountPaise),
  taxable: formatPlain(line.taxablePaise),
  tax: taxOfLine(line, bill, reader.words),
});

/** Returns the row of whole combos, with the sums of their dishes, which all bear one rate. */
function comboRow(
  { combo, count, lines }: WholeCombo,
  bill: Bill,
  reader: BillReader,
  mark: string,
): InvoiceLineRow {
  const { language = FIRST_LANGUAGE, secondLanguage = null, words } = reader;
  const total = (field: 'amountPaise' | 'discountPaise' | 'taxablePaise') =>
    sum(lines.map((line) => line[field]));
  const [first] = lines;
  const discountPaise = total('discountPaise');
  return {
    name: nameIn(language, combo),
    otherName: secondName(language, secondLanguage, combo),
    detail: first?.complimentary === true ? words.complimentary : '',
    mark,
    quantity: String(count),
    rate: formatPlain(partOf(total('amountPaise'), 1, count)),
    amount: formatPlain(total('amountPaise')),
    unit: '',
    discount: discountPaise === 0 ? '' : formatOff(discountPaise),
    taxable: formatPlain(total('taxablePaise')),
    tax: first === undefined ? '' : taxOfLine(first, bill, words),
  };
}

const EMPTY = { mark: '', rate: '', amount: '', discount: '', taxable: '', tax: '' };

/**
 * Returns the rows of a document's lines. A whole combo is one row with its amounts, followed by its dishes without
 * amounts. The dishes of any other combo are rows with their own amounts and the combo's name.
 */
function lineRows(bill: Bill, reader: BillReader, markOf: (line: BillLine) => string): InvoiceLineRow[] {
  const { language = FIRST_LANGUAGE, words } = reader;
  return inCombos(bill.lines, (line) => line).flatMap(({ combo, count, isWhole, lines }) => {
    const own = (line: BillLine) => invoiceLine(line, bill, reader, markOf(line));
    if (combo === null) return lines.map(own);
    const name = words.partOf(nameIn(language, combo));
    if (!isWhole)
      return lines.map((line) => ({ ...own(line), detail: [line.detail, name].filter(Boolean).join(' · ') }));
    const mark = lines[0] === undefined ? '' : markOf(lines[0]);
    const parts = lines.map((line) => ({
      ...lineRow(line, reader),
      unit: '',
      ...EMPTY,
      isPart: true as const,
    }));
    return [comboRow({ combo, count, lines }, bill, reader, mark), ...parts];
  });
}

/** The words of taxes, and the name of the State's half of GST. */
interface TaxReader {
  readonly words: BillWords;
  readonly stateTax: Seller['stateTax'];
}

/** Returns the reductions: complimentary dishes apart, and the coverage of the discount. */
function discountRows(bill: Bill, words: BillWords): SumRow[] {
  const { covers = 'everything', code = null, categories } = bill.discountNote ?? {};
  const on =
    categories === undefined
      ? words[covers === 'food' ? 'discountOnFood' : 'discount']
      : words.discountOn(categories.join(', '));
  const name = [on, code ?? ''].join(' ').trim();
  const rows = [
    [words.complimentary, complimentaryOf(bill)],
    [name, discountOfBill(bill)],
  ] as const;
  return rows.flatMap(([row, off]) => (off === 0 ? [] : [{ name: row, amount: formatOff(off) }]));
}

function taxRows(bill: Bill, { words, stateTax }: TaxReader): SumRow[] {
  const money = taxMoney(bill);
  const gst = bill.taxes.filter((tax) => tax.taxBp > 0);
  const isOne = gst.length + bill.vat.length <= 1;
  const row = (name: string, amount: Paise, taxable: Paise): SumRow => ({
    name,
    amount: money(amount),
    ...(!isOne && { aside: words.taxable(formatPlain(taxable)) }),
  });
  const isTaxed = gst.length + bill.vat.length > 0;
  const inside = taxInside(bill);
  return [
    ...(inside === 0 ? [] : [{ name: words.taxInside, amount: money(minus(ZERO, inside)) }]),
    ...gst.flatMap(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => [
      row(words.cgst(formatRate(taxBp / 2)), cgstPaise, taxablePaise),
      row(words[stateTax === 'UTGST' ? 'utgst' : 'sgst'](formatRate(taxBp / 2)), sgstPaise, taxablePaise),
    ]),
    ...bill.vat.map((tax) => row(words.vat(formatRate(tax.taxBp)), tax.vatPaise, tax.taxablePaise)),
    ...(isTaxed || bill.roundOffPaise !== 0
      ? [{ name: words.roundOff, amount: money(bill.roundOffPaise) }]
      : []),
  ];
}

const methodOf = ({ method, name }: Pick<Payment, 'method' | 'name'>, words: BillWords): string =>
  name === '' ? words.methods[method] : method === 'deposit' ? `${words.methods[method]} ${name}` : name;

/** Returns who paid a document: its customer, or else the method of payment. */
export const payerOf = (
  { issuedTo, payments }: Pick<Settlement, 'issuedTo' | 'payments'>,
  words: BillWords,
): string =>
  `${words.paidBy} ${issuedTo.customerName ?? [...new Set(payments.map((one) => methodOf(one, words)))].join(', ')}`;

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

function headingOf({ number, bill, credit, debit }: BillDocument, words: BillWords): string {
  if (credit !== undefined) return words.creditNote;
  if (debit !== undefined) return words.debitNote;
  return number === undefined ? words.estimate : words.kinds[bill.kind];
}

function headFacts(document: BillDocument, { words, language = FIRST_LANGUAGE }: BillReader): Fact[] {
  const { number, issuedAt, place, credit, debit } = document;
  const note = credit ?? debit;
  return factsOf([
    [words.number, number],
    [words.date, issuedAt === undefined ? null : whenOf(issuedAt, language)],
    // The date stays in one piece where the line breaks.
    [
      words.against,
      note && `${note.invoiceNumber}, ${whenOf(note.invoiceIssuedAt, language).replaceAll(' ', '\u00A0')}`,
    ],
    [words.place, place],
    ...buyerFacts(document, words),
    [words.reason, note?.reason],
    ...supplyFacts(document, words),
  ]);
}

/** Returns the rows of a document. Screen, rolls and A4 all show these rows and compute nothing. */
export function billRows(document: BillDocument, reader: BillReader): BillRows {
  const { bill, seller = {}, payments = [], credit } = document;
  const { words } = reader;
  const markOf = marksOf(bill);
  const values = valueRows(bill, words);
  // On an estimate with one rate, the tax lines already state it.
  const hasValues = document.number !== undefined || values.length > 1;
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
    seller: factsOf(sellerFacts(document, words)),
    facts: headFacts(document, reader),
    lines: lineRows(bill, reader, markOf),
    sums: [
      { name: words.subtotal, amount: formatPlain(bill.subtotalPaise) },
      ...discountRows(bill, words),
      ...taxRows(bill, { words, stateTax: seller.stateTax ?? 'SGST' }),
    ],
    total: { name: words.total, amount: formatPlain(bill.totalPaise) },
    paid: [...paymentRows(payments, words), ...refund],
    rates: rateRows(bill, words, seller.composition === true),
    values: hasValues ? values : [],
    signature: signatureOf(document),
    stateTax: seller.stateTax === 'UTGST' ? words.utgstShort : words.sgstShort,
    head: seller.composition === true ? [words.composition] : [],
    small: [
      ...(isTaxIncluded(bill) ? [words.pricesIncludeTax] : []),
      ...(credit?.isTaxKept === true ? [words.taxKept] : []),
    ],
  };
}
