import { minus, paise, plus, times } from '../../money/money.ts';
import { byRate, halfRateOf, halfWithin, valueWithin } from '../bill/tax-of-rate.ts';
import type { Bill, BillLine } from '../bill/bill.ts';

type Gst = Bill['taxes'][number];

/** How far the tax of a note may be above that of its lines alone, because it is a difference of rounded sums. */
const ROUNDED = 1;

/**
 * Returns the GST of a rate on a note as far as its lines can bear it. A portion that is asked at a paisa, tax included, cannot
 * hold the two paise of tax that fall to it: they stay in the value, and the next note that can bear them gives them.
 * Nothing where the note has no line
 * of the rate, or nothing is left.
 */
export function bearable(rate: Gst, lines: readonly BillLine[]): Gst[] {
  const ofRate = lines.filter(({ taxBp }) => taxBp === rate.taxBp);
  const [asked] = byRate(ofRate);
  if (asked === undefined) return [];
  if (ofRate.every(({ taxIncluded }) => taxIncluded !== true)) return [rate];
  const { addedPaise, withinPaise } = asked;
  const slack = addedPaise > 0 ? 2 * ROUNDED : ROUNDED;
  const most = plus(halfRateOf(addedPaise, rate.taxBp), halfWithin(withinPaise, rate.taxBp)) + slack;
  const lacking = Math.ceil(-valueWithin(ofRate, rate.taxablePaise) / 2);
  const cut = paise(Math.max(0, lacking, rate.cgstPaise - most));
  const taxablePaise = plus(rate.taxablePaise, times(cut, 2));
  const cgstPaise = minus(rate.cgstPaise, cut);
  const sgstPaise = minus(rate.sgstPaise, cut);
  return taxablePaise === 0 && cgstPaise === 0
    ? []
    : [{ taxBp: rate.taxBp, taxablePaise, cgstPaise, sgstPaise }];
}
