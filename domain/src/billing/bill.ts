import { z } from 'zod';
import { bearsGst } from '../menu/tax-class.ts';
import { copiedHsnSchema } from '../menu/goods.schema.ts';
import { taxClassSchema } from '../menu/menu.schema.ts';
import { copiedNamesSchema } from '../catalogue/names.schema.ts';
import { ZERO, apportion, minus, paise, plus, rateOf, roundOff, sum, times } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import type { Paise } from '../money/money.ts';
import { coversSchema } from './discount.schema.ts';
import { chargesGst, DOCUMENT_KINDS } from './document-kind.ts';
import type { OtherNames } from '../catalogue/names.ts';
import type { TaxClass } from '../menu/menu.schema.ts';
import type { DocumentKind } from './document-kind.ts';

const documentKindSchema = z.enum(DOCUMENT_KINDS);

export const billLineSchema = z.object({
  /** The dish on the menu; null for a delivery charge, and on bills stored before ids were kept. */
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  otherNames: copiedNamesSchema,
  /** Variant and add-ons as text; empty for a plain dish. */
  detail: z.string(),
  quantity: z.int().min(1),
  unitPaise: paiseSchema,
  amountPaise: paiseSchema,
  discountPaise: paiseSchema,
  /** The amount less this line's share of the discount. */
  taxablePaise: paiseSchema,
  taxClass: taxClassSchema,
  /** The HSN of goods; empty for restaurant service and liquor. */
  hsn: copiedHsnSchema,
  /**
   * The rate charged on this line, in basis points: VAT for liquor; GST for restaurant service and goods on a document
   * that charges it; else 0.
   */
  taxBp: z.int().min(0).max(10_000),
  /** True on a line that is given for nothing: its discount is its whole amount. Missing on every other line. */
  complimentary: z.literal(true).optional(),
});
export type BillLine = z.output<typeof billLineSchema>;

export const billSchema = z.object({
  kind: documentKindSchema,
  lines: z.array(billLineSchema),
  subtotalPaise: paiseSchema,
  /** All that is taken off, complimentary lines included. */
  discountPaise: paiseSchema,
  /**
   * What the discount covers, its code, and the names of the categories that it is on, if not all; missing where it covers
   * everything and has no code.
   */
  discountNote: z
    .object({
      covers: coversSchema,
      code: z.string().nullable(),
      categories: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  /**
   * GST on restaurant service and goods, one entry per rate. CGST and SGST are each rounded half up once (CGST Act s. 170, Rule
   * 46).
   */
  taxes: z.array(
    z.object({
      taxBp: z.int(),
      taxablePaise: paiseSchema,
      cgstPaise: paiseSchema,
      sgstPaise: paiseSchema,
    }),
  ),
  /**
   * The state's VAT on liquor for human consumption, which is outside GST (Constitution art. 366(12A)). One entry per
   * rate.
   */
  vat: z.array(z.object({ taxBp: z.int(), taxablePaise: paiseSchema, vatPaise: paiseSchema })),
  /** May be negative; brings the total to a whole rupee. */
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
});
export type Bill = z.output<typeof billSchema>;

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
  /** True when it is given for nothing. */
  readonly complimentary?: true | undefined;
}

type Identity = Pick<
  Charge,
  'itemId' | 'variantId' | 'name' | 'detail' | 'unitPaise' | 'taxClass' | 'hsn' | 'taxBp' | 'complimentary'
>;

/** Returns the key of a charge. Charges with the same key become one line of the bill. */
export const identityOf = (c: Identity): string =>
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
  ]);

/** The rate at which a document of a kind taxes a charge: one without GST names none, whatever the dish was ordered at. */
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

/** Returns what the discount is on in each line: the amount of the discounted charges that the line joins. */
function amountsIn(lines: readonly Charge[], discounted: readonly Charge[]): Paise[] {
  const amounts = new Map<string, Paise>();
  for (const charge of discounted) {
    const key = identityOf(charge);
    amounts.set(key, plus(amounts.get(key) ?? ZERO, times(charge.unitPaise, charge.quantity)));
  }
  return lines.map((line) => amounts.get(identityOf(line)) ?? ZERO);
}

/**
 * Returns each line's share of the discount. Equal remainders are ordered by `identityOf`, not by position, so the
 * order of the rounds never moves a paisa from one tax rate to another.
 */
function shareDiscount(discount: Paise, charges: readonly Charge[], amounts: readonly Paise[]): Paise[] {
  const ranked = charges
    .map((charge, index) => ({ index, identity: identityOf(charge) }))
    .toSorted((a, b) => (a.identity < b.identity ? -1 : 1));
  const shares = apportion(
    discount,
    ranked.map(({ index }) => amounts[index] ?? ZERO),
  );
  const byIndex = new Map(ranked.map(({ index }, rank) => [index, shares[rank] ?? ZERO]));
  return charges.map((_, index) => byIndex.get(index) ?? ZERO);
}

function byRate(lines: readonly BillLine[]): { taxBp: number; taxablePaise: Paise }[] {
  const totals = new Map<number, Paise>();
  for (const line of lines) {
    totals.set(line.taxBp, plus(totals.get(line.taxBp) ?? ZERO, line.taxablePaise));
  }
  return [...totals]
    .map(([taxBp, taxablePaise]) => ({ taxBp, taxablePaise }))
    .toSorted((a, b) => a.taxBp - b.taxBp);
}

/**
 * Computes the bill of an order (P-BILL-1 to P-BILL-4). The discount comes off before tax and is apportioned over the
 * lines of the `discounted` charges (all that are paid for, unless they are named) by largest remainder. A complimentary
 * line has its whole amount taken off. CGST = SGST = round half up(taxable × rate ÷ 2), once per rate. One round-off line ends
 * the bill. Throws RangeError when the discount is negative or above what it is on.
 */
export function computeBill(
  charges: readonly Charge[],
  {
    kind,
    discountPaise = ZERO,
    discounted = charges.filter(({ complimentary }) => complimentary !== true),
  }: { kind: DocumentKind; discountPaise?: Paise; discounted?: readonly Charge[] },
): Bill {
  const taxed = (charge: Charge): Charge => ({ ...charge, taxBp: rateOn(kind, charge) });
  const merged = merge(charges.map(taxed));
  const amounts = merged.map((charge) => times(charge.unitPaise, charge.quantity));
  const under = amountsIn(merged, discounted.map(taxed));
  if (discountPaise < 0 || discountPaise > sum(under)) throw new RangeError('discount outside the subtotal');
  const discounts = shareDiscount(discountPaise, merged, under);
  const lines = merged.map((charge, i): BillLine => {
    const amount = amounts[i] ?? ZERO;
    const discount = charge.complimentary === true ? amount : (discounts[i] ?? ZERO);
    return {
      ...charge,
      amountPaise: amount,
      discountPaise: discount,
      taxablePaise: minus(amount, discount),
    };
  });
  return totalled(kind, lines);
}

/**
 * Computes taxes and round-off of lines whose amounts and discounts are already known. CGST = SGST = round half
 * up(taxable × rate ÷ 2), once per rate.
 */
export function totalled(kind: DocumentKind, lines: BillLine[]): Bill {
  const subtotalPaise = sum(lines.map((line) => line.amountPaise));
  const discountPaise = sum(lines.map((line) => line.discountPaise));
  const gst = chargesGst(kind) ? lines.filter((line) => bearsGst(line.taxClass)) : [];
  const taxes = byRate(gst).map(({ taxBp, taxablePaise }) => {
    const half = halfRateOf(taxablePaise, taxBp);
    return { taxBp, taxablePaise, cgstPaise: half, sgstPaise: half };
  });
  const vat = byRate(lines.filter((line) => line.taxClass === 'liquor')).map((rate) => ({
    ...rate,
    vatPaise: rateOf(rate.taxablePaise, rate.taxBp),
  }));
  const exact = sum([
    minus(subtotalPaise, discountPaise),
    ...taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...vat.map((tax) => tax.vatPaise),
  ]);
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

/** Returns what is given for nothing on a bill, at the price on the menu. */
export const complimentaryOf = ({ lines }: Pick<Bill, 'lines'>): Paise =>
  sum(lines.filter(({ complimentary }) => complimentary === true).map(({ amountPaise }) => amountPaise));

/** Returns what is taken off a bill's other lines. */
export const discountOfBill = (bill: Pick<Bill, 'lines' | 'discountPaise'>): Paise =>
  minus(bill.discountPaise, complimentaryOf(bill));

/** Returns taxable × rate ÷ 2, rounded half up. In one step, because half of an odd rate is not a whole number. */
export function halfRateOf(taxable: Paise, taxBp: number): Paise {
  return paise(Number((BigInt(taxable) * BigInt(taxBp) * 2n + 20_000n) / 40_000n));
}

/** Returns all tax on a bill, GST and VAT. */
export const taxOf = (bill: Bill): Paise =>
  sum([
    ...bill.taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...bill.vat.map((tax) => tax.vatPaise),
  ]);
