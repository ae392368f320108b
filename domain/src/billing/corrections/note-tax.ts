import { halfRateOf, minus, paise, partOf, plus, times, ZERO } from '../../money/money.ts';
import { byRate, halfWithin, valueWithin } from '../bill/tax-of-rate.ts';
import type { Bill, BillLine } from '../bill/bill.ts';

type Gst = Bill['taxes'][number];

/**
 * How many paise the tax of a note may exceed the tax of its lines alone: a note's tax is a difference of rounded sums.
 */
const ROUNDED = 1;

/**
 * Limits the GST of a rate on a note to the amount of its lines. A portion priced at one paisa, tax included, cannot
 * hold two paise of tax: the excess stays in the value, and a later note with room for it gives it back. Returns
 * nothing where the note has no line of the rate, or where no tax is left.
 */
export function bearable(rate: Gst, lines: readonly BillLine[]): Gst[] {
  const ofRate = lines.filter(({ taxBp }) => taxBp === rate.taxBp);
  const [asked] = byRate(ofRate);
  if (asked === undefined) return [];
  if (ofRate.every(({ taxIncluded }) => taxIncluded !== true)) return [rate];
  const { addedPaise, withinPaise } = asked;
  const slack = addedPaise > 0 ? 2 * ROUNDED : ROUNDED;
  const most = plus(halfRateOf(addedPaise, rate.taxBp), halfWithin(withinPaise, rate.taxBp)) + slack;
  const lacking = partOf(minus(ZERO, valueWithin(ofRate, rate.taxablePaise)), 1, 2, 'up');
  const cut = paise(Math.max(0, lacking, rate.cgstPaise - most));
  const taxablePaise = plus(rate.taxablePaise, times(cut, 2));
  const cgstPaise = minus(rate.cgstPaise, cut);
  const sgstPaise = minus(rate.sgstPaise, cut);
  return taxablePaise === 0 && cgstPaise === 0
    ? []
    : [{ taxBp: rate.taxBp, taxablePaise, cgstPaise, sgstPaise }];
}
