import { sum } from '../../money/money.ts';
import { netSalesOf } from './sales.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';

type Sold = Pick<Day, 'day' | 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits'>;

/** Returns the net sales of a month so far: Σ net sales of its days. `days` may also hold days of other months. */
export const monthSoFarOf = (month: string, days: readonly Sold[]): Paise =>
  sum(days.filter(({ day }) => day.startsWith(month)).map(netSalesOf));
