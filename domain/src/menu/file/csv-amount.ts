import { rupeesText } from '../../money/typed.ts';
import type { Paise } from '../../money/money.ts';

const DEVANAGARI_ZERO = 0x966;

/** Replaces Devanagari digits by Latin ones. */
const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));

/** A comma separates thousands, as in `1,250` and `1,25,000`. In `310,50` it would be a decimal comma. */
const HAS_ODD_COMMA = /,(?!(\d{2},)*\d{3}(\.|$))/;

/** A longer cell is no price. The patterns here take long for a very long one. */
const LONGEST_AMOUNT = 60;

/** Removes the texts that restaurants write around a price: `Rs. 310`, `₹310`, `310/-`, `310 only`. */
export const bareAmount = (cell: string): string =>
  latinDigits(cell.slice(0, LONGEST_AMOUNT))
    .trim()
    .replace(/^(₹|rs\.?|inr|रु\.?|रुपये)\s*/i, '')
    .replace(/\s*(\/[-=–]?|rs\.?|रु\.?|only)\s*$/i, '')
    .replace(/\s*\/[-=–]?$/, '')
    .trim();

/** Reads a price as restaurants write it; null when it cannot be read. */
export function amountIn(cell: string): Paise | null {
  if (cell.length > LONGEST_AMOUNT) return null;
  const bare = bareAmount(cell);
  const amount = HAS_ODD_COMMA.test(bare) ? rupeesText.safeParse('') : rupeesText.safeParse(bare);
  return amount.success ? amount.data : null;
}
