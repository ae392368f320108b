import { plus, ZERO } from '../money/money.ts';
import { hourKeyOf } from './operations.ts';
import type { Hour, Hours } from './hours.schema.ts';

const NOTHING: Hour = { billedPaise: ZERO, correctedPaise: ZERO, taxPaise: ZERO };

/**
 * Returns the hours with a document of this time added. An hour with sums of zero is left out, so that void bills leave
 * nothing.
 */
export function withHour(day: { readonly hours: Hours }, at: number, by: Hour): { hours: Hours } {
  const key = hourKeyOf(at);
  const known = Object.hasOwn(day.hours, key) ? (day.hours[key] ?? NOTHING) : NOTHING;
  const next: Hour = {
    billedPaise: plus(known.billedPaise, by.billedPaise),
    correctedPaise: plus(known.correctedPaise, by.correctedPaise),
    taxPaise: plus(known.taxPaise, by.taxPaise),
  };
  const { [key]: _, ...others } = day.hours;
  const isNothing = Object.values(next).every((amount) => amount === 0);
  return { hours: isNothing ? others : { ...others, [key]: next } };
}
