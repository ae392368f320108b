import { minus, paise, plus, rateOf, sum, times, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** A line of a bill, as far as its tax follows from it. */
export interface RatedLine {
  readonly taxBp: number;
  readonly amountPaise: Paise;
  readonly discountPaise: Paise;
  readonly taxIncluded?: true | undefined;
}

/** What the lines of one rate come to after discount: those to which tax is added, and those that include it. */
export interface RateAmounts {
  readonly taxBp: number;
  readonly addedPaise: Paise;
  readonly withinPaise: Paise;
}

/** Returns what is asked for a line: its amount less its discount, as the menu shows it. */
export const askedFor = ({ amountPaise, discountPaise }: RatedLine): Paise =>
  minus(amountPaise, discountPaise);

/** Returns `n ÷ d`, rounded half up. */
const halfUp = (n: bigint, d: bigint): Paise => paise(Number((n * 2n + d) / (d * 2n)));

/** Returns taxable × rate ÷ 2, rounded half up. In one step, because half of an odd rate is not a whole number. */
export const halfRateOf = (taxable: Paise, taxBp: number): Paise =>
  halfUp(BigInt(taxable) * BigInt(taxBp), 20_000n);

/** Returns half the GST within an amount that includes it: amount × rate ÷ 2 ÷ (1 + rate), rounded half up (CGST Rule 35). */
export const halfWithin = (amount: Paise, taxBp: number): Paise =>
  halfUp(BigInt(amount) * BigInt(taxBp), 2n * (10_000n + BigInt(taxBp)));

/** Returns the VAT within an amount that includes it: amount × rate ÷ (1 + rate), rounded half up. */
export const vatWithin = (amount: Paise, taxBp: number): Paise =>
  halfUp(BigInt(amount) * BigInt(taxBp), 10_000n + BigInt(taxBp));

/** Returns what lines come to by rate, the lowest rate first. */
export function byRate(lines: readonly RatedLine[]): RateAmounts[] {
  const rates = [...new Set(lines.map(({ taxBp }) => taxBp))].toSorted((a, b) => a - b);
  return rates.map((taxBp) => {
    const ofRate = lines.filter((line) => line.taxBp === taxBp);
    const within = ofRate.filter(({ taxIncluded }) => taxIncluded === true);
    const withinPaise = sum(within.map(askedFor));
    return { taxBp, withinPaise, addedPaise: minus(sum(ofRate.map(askedFor)), withinPaise) };
  });
}

/** Returns the GST of one rate. CGST = SGST, so the taxable value within an amount is what two equal halves leave of it. */
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

/** The value of the lines of a rate that include their tax: that of the rate, less the lines to which tax is added. */
export function valueWithin(ofRate: readonly RatedLine[], ratePaise: Paise | undefined): Paise {
  const added = ofRate.filter(({ taxIncluded }) => taxIncluded !== true);
  return minus(ratePaise ?? ZERO, sum(added.map(askedFor)));
}
