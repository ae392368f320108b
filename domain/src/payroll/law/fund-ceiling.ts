import { apportion } from '../../money/money.ts';
import { paidHalves } from '../muster/days.ts';
import type { Paise } from '../../money/money.ts';
import type { PayDay } from '../muster/days.ts';
import type { PayLaw } from '../shape/law.schema.ts';

type Ceilings = NonNullable<PayLaw['fundCeilings']>;

/** Returns how many days are under each ceiling of a month: paid half days, or all days if none is paid. */
export function daysByCeiling(ceilings: Ceilings, days: readonly PayDay[]): number[] {
  // Without a paid day, such as with arrears alone, the days of employment count.
  const weight = paidHalves(days) > 0 ? paidHalves : (some: readonly PayDay[]) => some.length;
  return ceilings.map(({ firstDay }, n) =>
    weight(days.filter(({ day }) => day >= firstDay && day < (ceilings[n + 1]?.firstDay ?? '9999'))),
  );
}

/** Returns the part of each ceiling of a month that counts for the days. */
export const ceilingParts = (ceilings: Ceilings, counts: readonly number[]): Paise[] =>
  ceilings.flatMap(({ ceilingPaise }, n) => apportion(ceilingPaise, counts)[n] ?? []);
