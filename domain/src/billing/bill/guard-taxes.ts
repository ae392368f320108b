import { halfRateOf, minus, plus, rateOf, sum, times } from '../../money/money.ts';
import { halfWithin, vatWithin } from './tax-of-rate.ts';
import type { Paise } from '../../money/money.ts';
import type { Bill, BillLine } from './bill.ts';

/** Whether the checked document is a note: a note's taxes are differences of rounded sums. */
interface Checked {
  readonly isNote: boolean;
}

const asked = (l: BillLine): Paise => minus(l.amountPaise, l.discountPaise);

/** True when the value of a line that includes its tax can be right. */
const isValueWithin = (l: BillLine, { isNote }: Checked): boolean =>
  (isNote || l.taxBp > 0) && l.taxablePaise <= asked(l);

/** True when amount, discount and value of a line follow from its price. */
export const lineAddsUp = (l: BillLine, checked: Checked): boolean =>
  l.amountPaise === l.unitPaise * l.quantity &&
  (l.taxIncluded === true ? isValueWithin(l, checked) : l.taxablePaise === asked(l)) &&
  l.taxablePaise >= 0 &&
  (l.complimentary !== true || l.taxablePaise === 0) &&
  l.discountPaise >= 0;

const valueOf = (lines: readonly BillLine[]): Paise => sum(lines.map(({ taxablePaise }) => taxablePaise));

/** Sums the prices of the lines of one rate: of lines to which the tax is added, and of lines that include it. */
const askedOf = (lines: readonly BillLine[]) => {
  const within = lines.filter(({ taxIncluded }) => taxIncluded === true);
  const added = lines.filter(({ taxIncluded }) => taxIncluded !== true);
  return { added: sum(added.map(asked)), within: sum(within.map(asked)) };
};

interface Sums {
  readonly is: Paise;
  readonly should: Paise;
  /** Value plus tax; `shouldWhole` is the sum that they must reach. */
  readonly whole: Paise;
  readonly shouldWhole: Paise;
}

/**
 * True when a tax of a rate, and its value with the taxes, follow from the lines. On a note each rounded sum may be off by a
 * paisa. A rate with lines that include the tax and lines that add it (`isMixed`) has two such sums.
 */
function isRight({ is, should, whole, shouldWhole }: Sums, isMixed: boolean, { isNote }: Checked): boolean {
  const slack = isNote ? (isMixed ? 2 : 1) : 0;
  return Math.abs(is - should) <= slack && Math.abs(whole - shouldWhole) <= 2 * slack;
}

/** True when the GST of a rate follows from its lines. */
export function gstAddsUp(t: Bill['taxes'][number], lines: readonly BillLine[], checked: Checked): boolean {
  const { added, within } = askedOf(lines);
  const onAdded = halfRateOf(added, t.taxBp);
  const should = plus(onAdded, halfWithin(within, t.taxBp));
  const whole = plus(t.taxablePaise, plus(t.cgstPaise, t.sgstPaise));
  const shouldWhole = plus(plus(added, within), times(onAdded, 2));
  return (
    t.taxablePaise === valueOf(lines) &&
    t.cgstPaise === t.sgstPaise &&
    isRight({ is: t.cgstPaise, should, whole, shouldWhole }, added > 0 && within > 0, checked)
  );
}

/** True when the VAT of a rate follows from its lines. */
export function vatAddsUp(t: Bill['vat'][number], lines: readonly BillLine[], checked: Checked): boolean {
  const { added, within } = askedOf(lines);
  const onAdded = rateOf(added, t.taxBp);
  const should = plus(onAdded, vatWithin(within, t.taxBp));
  const whole = plus(t.taxablePaise, t.vatPaise);
  const shouldWhole = plus(plus(added, within), onAdded);
  return (
    t.taxablePaise === valueOf(lines) &&
    isRight({ is: t.vatPaise, should, whole, shouldWhole }, added > 0 && within > 0, checked)
  );
}
