import { z } from 'zod';
import { taxClassSchema } from '../menu/menu.schema.ts';
import { copiedNamesSchema } from '../catalogue/names.schema.ts';
import { ZERO, apportion, minus, paise, plus, rateOf, roundOff, sum, times } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import type { Paise } from '../money/money.ts';
import { chargesTax } from '../restaurant/profile.ts';
import type { OtherNames } from '../catalogue/names.ts';
import type { TaxClass } from '../menu/menu.schema.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/**
 * What a bill may be called. A registered restaurant issues a tax invoice; under the composition scheme a Bill of
 * Supply (CGST Act s. 31(3)(c)); without a GSTIN, or where the owner charges no tax, a plain bill without GST (s. 32).
 */
export const DOCUMENT_KINDS = ['tax-invoice', 'bill-of-supply', 'bill'] as const;
export const documentKindSchema = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.output<typeof documentKindSchema>;

/** A tax invoice exactly where `chargesTax` holds, so that a guest's running bill and the settled one agree. */
export function documentKind(
  seller: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>,
): DocumentKind {
  if (seller.gstin !== '' && seller.composition) return 'bill-of-supply';
  return chargesTax(seller) ? 'tax-invoice' : 'bill';
}

export const billLineSchema = z.object({
  /** The dish on the menu; null of a delivery's charge, and where it was billed before ids were kept. */
  itemId: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  otherNames: copiedNamesSchema,
  /** Variant and add-ons in words; empty for a plain dish. */
  detail: z.string(),
  quantity: z.int().min(1),
  unitPaise: paiseSchema,
  amountPaise: paiseSchema,
  discountPaise: paiseSchema,
  /** Amount less its share of the discount. */
  taxablePaise: paiseSchema,
  taxClass: taxClassSchema,
  /** The rate charged on it here: VAT for liquor, GST for standard on a tax invoice; 0 where no tax is charged. */
  taxBp: z.int().min(0).max(10_000),
});
export type BillLine = z.output<typeof billLineSchema>;

export const billSchema = z.object({
  kind: documentKindSchema,
  lines: z.array(billLineSchema),
  subtotalPaise: paiseSchema,
  discountPaise: paiseSchema,
  /** GST on standard lines: one entry per rate; each half rounded half up once (CGST Act s. 170, Rule 46). */
  taxes: z.array(
    z.object({
      taxBp: z.int(),
      taxablePaise: paiseSchema,
      cgstPaise: paiseSchema,
      sgstPaise: paiseSchema,
    }),
  ),
  /** Liquor for human consumption: outside GST (Constitution art. 366(12A)), with the state's VAT; one entry per rate. */
  vat: z.array(z.object({ taxBp: z.int(), taxablePaise: paiseSchema, vatPaise: paiseSchema })),
  /** Signed; brings the total to the whole rupee. */
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
});
export type Bill = z.output<typeof billSchema>;

/** What a bill is made of: a dish as ordered, with the price and the rate it was ordered at. */
export interface Charge {
  /** The dish on the menu; null of a delivery's charge. */
  readonly itemId: string | null;
  readonly variantId: string | null;
  readonly name: string;
  readonly otherNames: OtherNames;
  readonly detail: string;
  readonly quantity: number;
  readonly unitPaise: Paise;
  readonly taxClass: TaxClass;
  readonly taxBp: number;
}

type Identity = Pick<Charge, 'itemId' | 'variantId' | 'name' | 'detail' | 'unitPaise' | 'taxClass' | 'taxBp'>;

/** What makes charges one line of a bill. */
export const identityOf = (c: Identity): string =>
  JSON.stringify([
    c.itemId,
    c.variantId,
    c.name,
    c.detail,
    c.unitPaise,
    c.taxClass,
    c.taxClass === 'exempt' ? 0 : c.taxBp,
  ]);

/** The rate at which a document of a kind taxes a charge: one without GST names none, whatever the dish was ordered at. */
function rateOn(kind: DocumentKind, { taxClass, taxBp }: Charge): number {
  switch (taxClass) {
    case 'standard':
      return kind === 'tax-invoice' ? taxBp : 0;
    case 'liquor':
      return taxBp;
    case 'exempt':
      return 0;
  }
}

/** The same dish at the same price is one line of the bill, whichever round it came in. */
function merge(charges: readonly Charge[]): Charge[] {
  const merged = new Map<string, Charge>();
  for (const charge of charges) {
    const key = identityOf(charge);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + charge.quantity } : charge);
  }
  return [...merged.values()];
}

/**
 * Each line's share of the discount. Ties go by what a line is, not by where it stands: the order of the rounds never
 * moves a paisa from one rate to another.
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
 * The bill of an order (P-BILL-1 to P-BILL-4). The discount comes off before tax, apportioned over the lines by largest
 * remainder; CGST = SGST = round half up(taxable × rate ÷ 2), once per rate; one round-off line at the end.
 * Throws RangeError where the discount is negative or above the subtotal.
 */
export function computeBill(
  charges: readonly Charge[],
  { kind, discountPaise = ZERO }: { kind: DocumentKind; discountPaise?: Paise },
): Bill {
  const merged = merge(charges.map((charge) => ({ ...charge, taxBp: rateOn(kind, charge) })));
  const amounts = merged.map((charge) => times(charge.unitPaise, charge.quantity));
  const subtotalPaise = sum(amounts);
  if (discountPaise < 0 || discountPaise > subtotalPaise)
    throw new RangeError('discount outside the subtotal');
  const discounts = shareDiscount(discountPaise, merged, amounts);
  const lines = merged.map((charge, i): BillLine => {
    const amount = amounts[i] ?? ZERO;
    const discount = discounts[i] ?? ZERO;
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
 * A bill of lines whose amounts and discounts stand: their taxes, rate by rate, and the round-off. CGST = SGST = round
 * half up(taxable × rate ÷ 2), once per rate.
 */
export function totalled(kind: DocumentKind, lines: BillLine[]): Bill {
  const subtotalPaise = sum(lines.map((line) => line.amountPaise));
  const discountPaise = sum(lines.map((line) => line.discountPaise));
  const gst = kind === 'tax-invoice' ? lines.filter((line) => line.taxClass === 'standard') : [];
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

/** taxable × rate ÷ 2, rounded half up once: half of an odd number of basis points is not whole, so not in two steps. */
export function halfRateOf(taxable: Paise, taxBp: number): Paise {
  return paise(Number((BigInt(taxable) * BigInt(taxBp) * 2n + 20_000n) / 40_000n));
}

/** The tax on a bill, GST and VAT together. */
export const taxOf = (bill: Bill): Paise =>
  sum([
    ...bill.taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...bill.vat.map((tax) => tax.vatPaise),
  ]);
