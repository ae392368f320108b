import { halfRateOf, minus, partOf, plus, rateOf, sum, times, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** The fields of a bill's line that decide its tax. */
export interface RatedLine {
  readonly taxBp: number;
  readonly amountPaise: Paise;
  readonly discountPaise: Paise;
  readonly taxIncluded?: true | undefined;
}

/** The amounts of one rate after discount: of lines to which tax is added, and of lines that include it. */
export interface RateAmounts {
  readonly taxBp: number;
  readonly addedPaise: Paise;
  readonly withinPaise: Paise;
}

/** Returns the amount of a line less its discount, as the menu shows it: with or without tax. */
export const askedFor = ({ amountPaise, discountPaise }: RatedLine): Paise =>
  minus(amountPaise, discountPaise);

/** Returns half the GST within an amount: amount × rate ÷ 2 ÷ (1 + rate), rounded half up (CGST Rule 35). */
export const halfWithin = (amount: Paise, taxBp: number): Paise =>
  partOf(amount, taxBp, 2 * (10_000 + taxBp));

/** Returns the VAT within an amount that includes it: amount × rate ÷ (1 + rate), rounded half up. */
export const vatWithin = (amount: Paise, taxBp: number): Paise => partOf(amount, taxBp, 10_000 + taxBp);

/** Returns the amounts of lines by rate, the lowest rate first. */
export function byRate(lines: readonly RatedLine[]): RateAmounts[] {
  const rates = [...new Set(lines.map(({ taxBp }) => taxBp))].toSorted((a, b) => a - b);
  return rates.map((taxBp) => {
    const ofRate = lines.filter((line) => line.taxBp === taxBp);
    const within = ofRate.filter(({ taxIncluded }) => taxIncluded === true);
    const withinPaise = sum(within.map(askedFor));
    return { taxBp, withinPaise, addedPaise: minus(sum(ofRate.map(askedFor)), withinPaise) };
  });
}

/**
 * Returns the GST of one rate. CGST = SGST: two equal halves come out of an amount that includes tax, and the rest is its taxable
 * value.
 */
export function gstOf({ taxBp, addedPaise, withinPaise }: RateAmounts) {
  const inside = halfWithin(withinPaise, taxBp);
  const half = plus(halfRateOf(addedPaise, taxBp), inside);
  const taxablePaise = plus(addedPaise, minus(withinPaise, times(inside, 2)));
  return { taxBp, taxablePaise, cgstPaise: half, sgstPaise: half };
}

/** Returns the VAT of one rate. */
export function vatOf({ taxBp, addedPaise, withinPaise }: RateAmounts) {
  const inside = vatWithin(withinPaise, taxBp);
  return {
    taxBp,
    taxablePaise: plus(addedPaise, minus(withinPaise, inside)),
    vatPaise: plus(rateOf(addedPaise, taxBp), inside),
  };
}

/**
 * Returns the taxable value of the lines of a rate that include their tax: the value of the rate less the lines to
 * which tax is added.
 */
export function valueWithin(ofRate: readonly RatedLine[], ratePaise: Paise | undefined): Paise {
  const added = ofRate.filter(({ taxIncluded }) => taxIncluded !== true);
  return minus(ratePaise ?? ZERO, sum(added.map(askedFor)));
}
