import { plus, sum } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { isGstin } from '../../statute/gstin.ts';
import { fssaiSchema, vatTinShape } from '../../restaurant/settings.schema.ts';
import { financialYearOf } from '../../time/ist.ts';
import { allNames } from '../../catalogue/names.ts';
import { bearsGst, mayBeGoods } from '../../menu/shape/tax-class.ts';
import { hsnSchema } from '../../menu/shape/goods.schema.ts';
import { readsLikeLiquor } from '../../menu/dish/liquor-wording.ts';
import { readsLikeServiceCharge } from '../../menu/dish/wording.ts';
import { goodsRatesAt } from '../../statute/goods.ts';
import { goodsFollowAddressAt, restaurantRatesAt, serviceCodeAt, stateTaxOf } from '../../statute/gst.ts';
import { taxOf, taxableOf as billedValueOf } from '../bill/bill.ts';
import { buyerFaultOf, buyerOn } from '../documents/buyer.ts';
import { isRegistered, isSellerItself } from '../../customers/buyer.ts';
import { typedBuyerSchema } from '../../customers/typed-buyer.schema.ts';
import { DELIVERY_NAME, DISH_PACKING_NAME, PACKING_NAME } from '../bill/extra-names.ts';
import { chargesGst, taxedKind } from '../shape/document-kind.ts';
import { isPacked } from '../../orders/rounds/packing.ts';
import { MAX_INVOICE_NUMBER } from '../documents/invoice.ts';
import { invoiceNumber } from '../documents/series.ts';
import { isSound } from './payments.ts';
import { taxesForOperator } from './operators-supply.ts';
import { gstAddsUp, lineAddsUp, vatAddsUp } from '../bill/guard-taxes.ts';
import type { TaxClass } from '../../menu/shape/menu.schema.ts';
import type { Buyer } from '../../customers/buyer.schema.ts';
import type { Bill } from '../bill/bill.ts';
import type { DocumentKind } from '../shape/document-kind.ts';
import type { Invoice, Payment } from '../documents/invoice.ts';

/** The faults that stop a document from being issued. Each stands for a law (docs/product.md, P-LAW). */
export const DOCUMENT_FAULTS = [
  'gstin',
  'fssai',
  'vat-tin',
  'buyer',
  'buyer-is-seller',
  'buyer-missing',
  'mixed-for-business',
  'goods-to-other-state',
  'number',
  'series',
  'kind',
  'plain-with-gstin',
  'aggregator-order',
  'tax-under-composition',
  'liquor-under-composition',
  'tax-without-gstin',
  'rate',
  'hsn',
  'service-code',
  'state-tax',
  'liquor-under-gst',
  'liquor-as-food',
  'service-charge',
  'round-off',
  'payments',
  'sums',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** An invoice or a credit note before it is issued, with the facts that it is checked against. */
export interface Draft extends Pick<
  Invoice,
  | 'number'
  | 'series'
  | 'financialYear'
  | 'sequence'
  | 'issuedAt'
  | 'seller'
  | 'orderType'
  | 'bill'
  | 'sac'
  | 'particulars'
> {
  /** Names of the dishes that were ordered. */
  readonly dishes: readonly string[];
  /** The document's payments. Null on a credit note, because its taxes are differences of rounded sums. */
  readonly payments: readonly Payment[] | null;
}

/** True when the number follows from the series, the sequence and the financial year of the date. */
function isConsecutive({ number, series, financialYear, sequence, issuedAt }: Draft): boolean {
  if (financialYear !== financialYearOf(issuedAt)) return false;
  try {
    return number === invoiceNumber(series, financialYear, sequence);
  } catch {
    return false;
  }
}

const isPacking = (name: string): boolean => name === PACKING_NAME || name === DISH_PACKING_NAME;

const isExtra = (name: string): boolean => name === DELIVERY_NAME || isPacking(name);

/** True when an order type may have the extra charge of this name. */
const mayCharge = (name: string, orderType: string): boolean =>
  isPacking(name) ? isPacked(orderType) : orderType === 'delivery';

/** True when a line is a service charge, or a dish that nobody ordered. */
const asksService = ({ bill, orderType, dishes }: Draft): boolean =>
  bill.lines.some(({ name, detail, ...line }) =>
    isExtra(name) && !dishes.includes(name)
      ? !mayCharge(name, orderType)
      : !dishes.includes(name) || [...allNames({ name, ...line }), detail].some(readsLikeServiceCharge),
  );

/** True for a dish taxed like food with a name, a size or an add-on that is liquor. */
const namesLiquorAsFood = ({ lines }: Bill): boolean =>
  lines.some(
    (line) =>
      line.taxClass !== 'liquor' && [...allNames(line), ...line.detail.split(', ')].some(readsLikeLiquor),
  );

const isLawfulRate = ({ issuedAt, bill }: Draft): boolean => {
  const hasRateOf = (of: TaxClass, ratesAt: (at: number) => readonly number[]) =>
    bill.lines.every(({ taxClass, taxBp }) => taxClass !== of || ratesAt(issuedAt).includes(taxBp));
  return hasRateOf('standard', restaurantRatesAt) && hasRateOf('goods', goodsRatesAt);
};

/**
 * True when every line of goods has an HSN code and no other line has one. A line of exempt goods may lack it, because a guest
 * may have ordered it before its dish had a code.
 */
const namesGoods = ({ lines }: Bill): boolean =>
  lines.every(({ taxClass, hsn }) => {
    if (hsn === '') return taxClass !== 'goods';
    return mayBeGoods(taxClass) && hsnSchema.safeParse(hsn).success;
  });

/** True for taxed goods to an unregistered person of another State, which bear IGST (IGST Act s. 10(1)(ca)). */
const isGoodsElsewhere = ({ bill, seller, issuedAt }: Draft, buyer: Buyer | null): boolean =>
  buyer !== null &&
  !isRegistered(buyer) &&
  goodsFollowAddressAt(issuedAt) &&
  chargesGst(bill.kind) &&
  buyer.stateCode !== seller.gstin.slice(0, 2) &&
  bill.lines.some(({ taxClass }) => taxClass === 'goods');

/** Returns the kind of document that fits the seller and the lines. */
const fittingKind = ({ seller, bill }: Draft): DocumentKind => {
  if (seller.gstin === '') return 'bill';
  return seller.composition ? 'bill-of-supply' : taxedKind(bill.lines);
};

/** True when GST is charged on anything but service and goods: on liquor, or on a value without a line. */
function taxesLiquor({ lines, taxes }: Bill): boolean {
  const hasLiquor = lines.some(({ taxClass }) => taxClass === 'liquor');
  const underGst = sum(lines.filter((l) => bearsGst(l.taxClass)).map((l) => l.taxablePaise));
  return hasLiquor && sum(taxes.map(({ taxablePaise }) => taxablePaise)) > underGst;
}

const isLiquor = (taxClass: TaxClass): boolean => taxClass === 'liquor';

/** True when every sum of the bill follows from its lines. */
function addsUp({ bill, payments }: Draft): boolean {
  const isNote = payments === null;
  const lines = bill.lines.every((line) => lineAddsUp(line, { isNote }));
  const linesOf = (isOf: (taxClass: TaxClass) => boolean, taxBp?: number) =>
    bill.lines.filter((l) => isOf(l.taxClass) && (taxBp === undefined || l.taxBp === taxBp));
  const valueOf = (isOf: (taxClass: TaxClass) => boolean) => billedValueOf({ lines: linesOf(isOf) });
  const taxes = bill.taxes.every((t) => gstAddsUp(t, linesOf(bearsGst, t.taxBp), { isNote }));
  const vat = bill.vat.every((t) => vatAddsUp(t, linesOf(isLiquor, t.taxBp), { isNote }));
  const isTaxedWhole =
    sum(bill.vat.map((t) => t.taxablePaise)) === valueOf(isLiquor) &&
    (!chargesGst(bill.kind) || sum(bill.taxes.map((t) => t.taxablePaise)) === valueOf(bearsGst));
  return (
    lines &&
    taxes &&
    vat &&
    isTaxedWhole &&
    sum(bill.lines.map((l) => l.amountPaise)) === bill.subtotalPaise &&
    sum(bill.lines.map((l) => l.discountPaise)) === bill.discountPaise &&
    plus(plus(billedValueOf(bill), taxOf(bill)), bill.roundOffPaise) === bill.totalPaise &&
    (payments === null || bill.totalPaise % 100 === 0) &&
    bill.totalPaise >= 0 &&
    (payments === null || sum(payments.map((p) => p.amountPaise)) === bill.totalPaise)
  );
}

/** Returns all faults of a document. A document with any fault must not be issued. */
export function faultsOf(draft: Draft): DocumentFault[] {
  const { seller, bill, number, payments } = draft;
  const isNote = payments === null;
  const isPlain = bill.kind === 'bill';
  const isTaxed = bill.taxes.length > 0 || chargesGst(bill.kind);
  const isRegistered = seller.gstin !== '';
  const buyer = buyerOn(draft);
  const buyerFault = isNote ? null : buyerFaultOf(bill, buyer, draft.issuedAt);
  const hasLiquor = bill.lines.some(({ taxClass }) => taxClass === 'liquor');
  const wrong: Record<DocumentFault, boolean> = {
    gstin: isRegistered ? !isGstin(seller.gstin) : !isPlain,
    // Earlier plain bills may lack the FSSAI number and must stay creditable.
    fssai: seller.fssai === '' ? !(isPlain && isNote) : !fssaiSchema.safeParse(seller.fssai).success,
    // Some States tax liquor before it reaches the restaurant, which then charges none.
    'vat-tin':
      !isNote && bill.vat.some(({ taxBp }) => taxBp > 0) && !vatTinShape.safeParse(seller.vatTin).success,
    buyer: buyer !== null && !typedBuyerSchema.safeParse(buyer).success,
    'buyer-is-seller': !isNote && isSellerItself(buyer, seller),
    'buyer-missing': buyerFault === 'buyer-missing',
    'mixed-for-business': buyerFault === 'mixed-for-business',
    'goods-to-other-state': !isNote && isGoodsElsewhere(draft, buyer),
    // CGST Rule 46(b)
    number: number.length > MAX_INVOICE_NUMBER || !/^[A-Z0-9/-]+$/.test(number),
    series: !isConsecutive(draft),
    kind: !isNote && bill.kind !== fittingKind(draft) && (isRegistered ? !isPlain : !isTaxed),
    'plain-with-gstin': !isNote && isPlain && isRegistered,
    // CGST Act s. 9(5): the operator of an aggregator's order issues the document and pays the tax.
    'aggregator-order':
      draft.orderType === 'aggregator' &&
      taxesForOperator(
        bill.lines.filter(({ name }) => !isExtra(name)),
        draft.issuedAt,
      ),
    'tax-under-composition': isTaxed && seller.composition,
    'liquor-under-composition': !isNote && hasLiquor && seller.composition,
    'tax-without-gstin': isTaxed && !isRegistered,
    rate: !isNote && isTaxed && !isLawfulRate(draft),
    hsn: !isNote && !namesGoods(bill),
    'service-code': !isNote && draft.sac !== serviceCodeAt(draft.issuedAt, draft.orderType),
    'state-tax': !isNote && seller.stateTax !== stateTaxOf(seller.gstin),
    'liquor-under-gst': taxesLiquor(bill),
    'liquor-as-food': !isNote && namesLiquorAsFood(bill),
    'service-charge': asksService(draft),
    'round-off': !isNote && Math.abs(bill.roundOffPaise) > 50,
    payments: payments !== null && !payments.every(isSound),
    sums: !addsUp(draft) || (!chargesGst(bill.kind) && bill.taxes.length > 0),
  };
  return DOCUMENT_FAULTS.filter((fault) => wrong[fault]);
}

/** Throws `document-wrong`, with the `faults`, when the document has any fault (P-BILL-7 to P-BILL-12). */
export function assertRight(draft: Draft): void {
  const faults = faultsOf(draft);
  if (faults.length > 0) throw new Refusal('document-wrong', { faults });
}
