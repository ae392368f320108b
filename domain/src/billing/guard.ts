import { minus, plus, rateOf, sum } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { isGstin } from '../restaurant/gstin.ts';
import { fssaiSchema } from '../restaurant/restaurant.schema.ts';
import { financialYearOf } from '../time/ist.ts';
import { halfRateOf, taxOf } from './bill.ts';
import { DELIVERY_NAME } from './delivery-names.ts';
import { invoiceNumber, MAX_INVOICE_NUMBER } from './invoice.ts';
import type { Bill } from './bill.ts';
import type { Invoice, Payment } from './invoice.ts';

/** The faults that stop a document from being issued. */
export const DOCUMENT_FAULTS = [
  'gstin',
  'fssai',
  'number',
  'series',
  'tax-under-composition',
  'tax-without-gstin',
  'liquor-under-gst',
  'service-charge',
  'sums',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** An invoice or a credit note before it is issued, with the facts that it is checked against. */
export interface Draft extends Pick<
  Invoice,
  'number' | 'series' | 'financialYear' | 'sequence' | 'issuedAt' | 'seller' | 'orderType' | 'bill'
> {
  readonly composition: boolean;
  readonly dishes: readonly string[];
  /** The payments for the document. Null on a credit note, whose taxes are differences of rounded sums. */
  readonly payments: readonly Payment[] | null;
}

/**
 * Names for a service charge. The Central Consumer Protection Authority's guidelines of 4 July 2022 forbid adding one
 * by default.
 */
const SERVICE_CHARGE =
  /\bservice\s*(charge|fee|tax|levy)|\bgratuity\b|\bstaff\s*(welfare|contribution|fund)|सेवा\s*(शुल्क|प्रभार)|सर्विस\s*चार्ज/iu;

const isWholly = (fits: boolean, empty: boolean, isPlain: boolean): boolean => fits || (isPlain && empty);

/** True when the number follows from the series, the sequence and the financial year of the date. */
function isConsecutive({ number, series, financialYear, sequence, issuedAt }: Draft): boolean {
  if (financialYear !== financialYearOf(issuedAt)) return false;
  try {
    return number === invoiceNumber(series, financialYear, sequence);
  } catch {
    return false;
  }
}

const asksService = ({ bill, orderType, dishes }: Draft): boolean =>
  bill.lines.some(({ name }) =>
    name === DELIVERY_NAME && !dishes.includes(name)
      ? orderType !== 'delivery'
      : SERVICE_CHARGE.test(name) || !dishes.includes(name),
  );

/** True when GST is charged on more than the standard lines: on liquor, or on a value that no line has. */
function taxesLiquor({ lines, taxes }: Bill): boolean {
  const hasLiquor = lines.some(({ taxClass }) => taxClass === 'liquor');
  const standard = sum(lines.filter((l) => l.taxClass === 'standard').map((l) => l.taxablePaise));
  return hasLiquor && sum(taxes.map(({ taxablePaise }) => taxablePaise)) > standard;
}

/** True when every sum of the bill follows from its lines. */
function addsUp({ bill, payments }: Draft): boolean {
  const slack = payments === null ? 1 : 0;
  const lines = bill.lines.every(
    (l) =>
      l.amountPaise === l.unitPaise * l.quantity &&
      l.taxablePaise === minus(l.amountPaise, l.discountPaise) &&
      l.taxablePaise >= 0 &&
      l.discountPaise >= 0,
  );
  const taxable = (of: 'standard' | 'liquor', taxBp: number) =>
    sum(bill.lines.filter((l) => l.taxClass === of && l.taxBp === taxBp).map((l) => l.taxablePaise));
  const isNear = (is: number, should: number) => Math.abs(is - should) <= slack;
  const taxes = bill.taxes.every(
    (t) =>
      t.taxablePaise === taxable('standard', t.taxBp) &&
      t.cgstPaise === t.sgstPaise &&
      isNear(t.cgstPaise, halfRateOf(t.taxablePaise, t.taxBp)),
  );
  const vat = bill.vat.every(
    (t) =>
      t.taxablePaise === taxable('liquor', t.taxBp) && isNear(t.vatPaise, rateOf(t.taxablePaise, t.taxBp)),
  );
  const valueOf = (of: 'standard' | 'liquor') =>
    sum(bill.lines.filter((l) => l.taxClass === of).map((l) => l.taxablePaise));
  const isTaxedWhole =
    sum(bill.vat.map((t) => t.taxablePaise)) === valueOf('liquor') &&
    (bill.kind !== 'tax-invoice' || sum(bill.taxes.map((t) => t.taxablePaise)) === valueOf('standard'));
  const net = minus(bill.subtotalPaise, bill.discountPaise);
  return (
    lines &&
    taxes &&
    vat &&
    isTaxedWhole &&
    sum(bill.lines.map((l) => l.amountPaise)) === bill.subtotalPaise &&
    sum(bill.lines.map((l) => l.discountPaise)) === bill.discountPaise &&
    plus(plus(net, taxOf(bill)), bill.roundOffPaise) === bill.totalPaise &&
    bill.totalPaise % 100 === 0 &&
    bill.totalPaise >= 0 &&
    (payments === null || sum(payments.map((p) => p.amountPaise)) === bill.totalPaise)
  );
}

/** Returns all faults of a document. A document with any fault must not be issued. */
export function faultsOf(draft: Draft): DocumentFault[] {
  const { seller, bill, number, composition } = draft;
  const isPlain = bill.kind === 'bill';
  const isTaxed = bill.taxes.length > 0 || bill.kind === 'tax-invoice';
  const wrong: Record<DocumentFault, boolean> = {
    gstin: !isWholly(isGstin(seller.gstin), seller.gstin === '', isPlain),
    fssai: !isWholly(fssaiSchema.safeParse(seller.fssai).success, seller.fssai === '', isPlain),
    // CGST Rule 46(b)
    number: number.length > MAX_INVOICE_NUMBER || !/^[A-Z0-9/-]+$/.test(number),
    series: !isConsecutive(draft),
    'tax-under-composition':
      isTaxed && (composition || bill.kind === 'bill-of-supply') && seller.gstin !== '',
    'tax-without-gstin': isTaxed && seller.gstin === '',
    'liquor-under-gst': taxesLiquor(bill),
    'service-charge': asksService(draft),
    sums: !addsUp(draft) || (isPlain && bill.taxes.length > 0),
  };
  return DOCUMENT_FAULTS.filter((fault) => wrong[fault]);
}

/** Throws `document-wrong`, with the `faults`, when the document has any fault (P-BILL-7 to P-BILL-12). */
export function assertRight(draft: Draft): void {
  const faults = faultsOf(draft);
  if (faults.length > 0) throw new Refusal('document-wrong', { faults });
}
