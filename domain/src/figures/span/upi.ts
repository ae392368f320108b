import { minus, ZERO } from '../../money/money.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';

/** UPI payments that guests declared and staff did not confirm: declared − received by UPI, never negative. */
export function upiUnconfirmedOf({
  upiDeclarations,
  byMethod,
}: Pick<Day, 'upiDeclarations' | 'byMethod'>): Paise {
  const open = minus(upiDeclarations.totalPaise, byMethod['upi'] ?? ZERO);
  return open > 0 ? open : ZERO;
}
