import { bearsGst } from '../../menu/shape/tax-class.ts';
import { ZERO, apportion, minus, plus, roundOff, sum, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { chargesGst } from '../shape/document-kind.ts';
import { askedFor, byRate, gstOf, valueWithin, vatOf } from './tax-of-rate.ts';
import type { OtherNames } from '../../catalogue/names.ts';
import type { LineList } from '../../orders/shape/line-list.schema.ts';
import type { LineCombo } from '../../orders/shape/line-combo.schema.ts';
import type { Weight } from '../../menu/shape/sold-by.schema.ts';
import type { TaxClass } from '../../menu/shape/menu.schema.ts';
import type { Bill, BillLine } from '../shape/bill.schema.ts';
import type { DocumentKind } from '../shape/document-kind.ts';

export type { Bill, BillLine } from '../shape/bill.schema.ts';

/** One item of a bill: a dish with the price and the tax rate at which it was ordered. */
export interface Charge {
  /** The dish on the menu; null for a delivery charge. */
  readonly itemId: string | null;
  readonly variantId: string | null;
  readonly name: string;
  readonly otherNames: OtherNames;
  readonly detail: string;
  readonly quantity: number;
  readonly unitPaise: Paise;
  readonly taxClass: TaxClass;
  readonly hsn: string;
  readonly taxBp: number;
  /** True when the restaurant gives it for nothing. */
  readonly complimentary?: true | undefined;
  /** The MRP on the pack; missing for none. */
  readonly mrpPaise?: Paise | undefined;
  /** True when its price includes the tax. */
  readonly taxIncluded?: true | undefined;
  /** The combo that the dish is a part of; missing for none. */
  readonly combo?: LineCombo | undefined;
  /** The weight of one portion of a dish sold by weight; missing for any other. */
  readonly weight?: Weight | undefined;
  /** The name of an open dish on the menu; missing for any other. */
  readonly openDish?: string | undefined;
  /** The price list of the price; missing for the menu's own price. */
  readonly list?: LineList | undefined;
}

type Identity = Pick<
  Charge,
  | 'itemId'
  | 'variantId'
  | 'name'
  | 'detail'
  | 'unitPaise'
  | 'taxClass'
  | 'hsn'
  | 'taxBp'
  | 'complimentary'
  | 'taxIncluded'
  | 'combo'
  | 'weight'
  | 'list'
>;

/** Returns the key of a charge. Charges with the same key become one line of the bill. */
const identityOf = (c: Identity): string =>
  JSON.stringify([
    c.itemId,
    c.variantId,
    c.name,
    c.detail,
    c.unitPaise,
    c.taxClass,
    c.taxClass === 'exempt' ? 0 : c.taxBp,
    c.hsn,
    ...(c.complimentary === true ? ['complimentary'] : []),
    ...(c.taxIncluded === true ? ['taxIncluded'] : []),
    ...(c.combo === undefined ? [] : [c.combo.ref, c.combo.part, c.combo.lead === true]),
    ...(c.weight === undefined ? [] : [c.weight.grams, c.weight.kiloPaise]),
    ...(c.list === undefined ? [] : ['list', c.list.id]),
  ]);

/**
 * Returns the rate at which a kind of document taxes a charge. A document without GST has no rate, whatever the rate of
 * the dish was.
 */
export function rateOn(kind: DocumentKind, { taxClass, taxBp }: Pick<Charge, 'taxClass' | 'taxBp'>): number {
  switch (taxClass) {
    case 'standard':
    case 'goods':
      return chargesGst(kind) ? taxBp : 0;
    case 'liquor':
      return taxBp;
    case 'exempt':
      return 0;
  }
}

/** Returns a charge as a kind of document taxes it. Where the document charges no tax, the price includes none. */
function taxedOn(kind: DocumentKind, { taxIncluded, ...charge }: Charge): Charge {
  const taxBp = rateOn(kind, charge);
  return { ...charge, taxBp, ...(taxIncluded === true && taxBp > 0 && { taxIncluded }) };
}

/** Joins charges for the same dish at the same price into one line, from whichever round they come. */
function merge(charges: readonly Charge[]): Charge[] {
  const merged = new Map<string, Charge>();
  for (const charge of charges) {
    const key = identityOf(charge);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + charge.quantity } : charge);
  }
  return [...merged.values()];
}

/** Returns the amount of each line that the discount applies to: its discounted charges. */
function amountsIn(lines: readonly Charge[], discounted: readonly Charge[]): Paise[] {
  const amounts = new Map<string, Paise>();
  for (const charge of discounted) {
    const key = identityOf(charge);
    amounts.set(key, plus(amounts.get(key) ?? ZERO, times(charge.unitPaise, charge.quantity)));
  }
  return lines.map((line) => amounts.get(identityOf(line)) ?? ZERO);
}

/**
 * Returns each line's share of a total. Equal remainders are ordered by `identityOf`, not by position, so the same
 * dishes in another order give the same tax.
 */
function shareOut(total: Paise, charges: readonly Identity[], amounts: readonly Paise[]): Paise[] {
  const ranked = charges
    .map((charge, index) => ({ index, identity: identityOf(charge) }))
    .toSorted((a, b) => (a.identity < b.identity ? -1 : 1));
  const shares = apportion(
    total,
    ranked.map(({ index }) => amounts[index] ?? ZERO),
  );
  const byIndex = new Map(ranked.map(({ index }, rank) => [index, shares[rank] ?? ZERO]));
  return charges.map((_, index) => byIndex.get(index) ?? ZERO);
}

/** A line without its value before tax. */
type Unvalued = Omit<BillLine, 'taxablePaise'>;

const groupOf = ({ taxClass, taxBp }: Pick<BillLine, 'taxClass' | 'taxBp'>): string =>
  `${taxClass === 'liquor' ? 'vat' : 'gst'} ${taxBp}`;

/**
 * Returns the lines with their values before tax. The taxable value of each rate is split by largest remainder over the lines
 * that include their tax, so that the lines add up to it.
 */
export function valued(lines: readonly Unvalued[], { taxes, vat }: Pick<Bill, 'taxes' | 'vat'>): BillLine[] {
  const values = new Map<Unvalued, Paise>();
  const within = lines.filter(({ taxIncluded }) => taxIncluded === true);
  for (const group of new Set(within.map(groupOf))) {
    const rates = group.startsWith('vat') ? vat : taxes;
    const all = lines.filter((line) => groupOf(line) === group);
    const ofRate = rates.find(({ taxBp }) => taxBp === all[0]?.taxBp)?.taxablePaise;
    const sharing = all.filter(({ taxIncluded }) => taxIncluded === true);
    const shares = shareOut(valueWithin(all, ofRate), sharing, sharing.map(askedFor));
    for (const [i, line] of sharing.entries()) values.set(line, shares[i] ?? ZERO);
  }
  return lines.map((line) => ({ ...line, taxablePaise: values.get(line) ?? askedFor(line) }));
}

/**
 * Computes the bill of an order (P-BILL-1 to P-BILL-4). The discount comes off before tax. Largest remainder splits it
 * over the lines of the `discounted` charges; without that list, over all lines that are paid for. A complimentary line
 * has its whole amount taken off. CGST = SGST = round half up(taxable × rate ÷ 2), once per rate; where prices include
 * the tax, it is taken out of the price (P-BILL-16). One round-off line ends the bill. Throws RangeError when the
 * discount is negative or above the amount that it applies to.
 */
export function computeBill(
  charges: readonly Charge[],
  {
    kind,
    discountPaise = ZERO,
    discounted = charges.filter(({ complimentary }) => complimentary !== true),
  }: { kind: DocumentKind; discountPaise?: Paise; discounted?: readonly Charge[] },
): Bill {
  const taxed = (charge: Charge): Charge => taxedOn(kind, charge);
  const merged = merge(charges.map(taxed));
  const amounts = merged.map((charge) => times(charge.unitPaise, charge.quantity));
  const under = amountsIn(merged, discounted.map(taxed));
  if (discountPaise < 0 || discountPaise > sum(under)) throw new RangeError('discount outside the subtotal');
  const discounts = shareOut(discountPaise, merged, under);
  const lines = merged.map((charge, i) => {
    const amountPaise = amounts[i] ?? ZERO;
    const discountPaise = charge.complimentary === true ? amountPaise : (discounts[i] ?? ZERO);
    return { ...charge, amountPaise, discountPaise };
  });
  return totalled(kind, lines);
}

/** Computes values, taxes and round-off of lines with known amounts and discounts. */
export function totalled(kind: DocumentKind, given: readonly Unvalued[]): Bill {
  const gst = chargesGst(kind) ? given.filter((line) => bearsGst(line.taxClass)) : [];
  const taxes = byRate(gst).map(gstOf);
  const vat = byRate(given.filter((line) => line.taxClass === 'liquor')).map(vatOf);
  const lines = valued(given, { taxes, vat });
  const subtotalPaise = sum(lines.map((line) => line.amountPaise));
  const discountPaise = sum(lines.map((line) => line.discountPaise));
  const exact = plus(taxableOf({ lines }), taxOf({ taxes, vat }));
  const roundOffPaise = roundOff(exact);
  return {
    kind,
    lines,
    subtotalPaise,
    discountPaise,
    taxes,
    vat,
    roundOffPaise,
    totalPaise: plus(exact, roundOffPaise),
  };
}

/** Returns the value of a bill's complimentary lines, at the prices on the menu. */
export const complimentaryOf = ({ lines }: Pick<Bill, 'lines'>): Paise =>
  sum(lines.filter(({ complimentary }) => complimentary === true).map(({ amountPaise }) => amountPaise));

/** Returns the discount on a bill's other lines. */
export const discountOfBill = (bill: Pick<Bill, 'lines' | 'discountPaise'>): Paise =>
  minus(bill.discountPaise, complimentaryOf(bill));

/** Returns the taxable value of a bill: after discount, before tax. */
export const taxableOf = ({ lines }: Pick<Bill, 'lines'>): Paise =>
  sum(lines.map(({ taxablePaise }) => taxablePaise));

/** Returns all tax on a bill, GST and VAT. */
export const taxOf = (bill: Pick<Bill, 'taxes' | 'vat'>): Paise =>
  sum([
    ...bill.taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...bill.vat.map((tax) => tax.vatPaise),
  ]);
