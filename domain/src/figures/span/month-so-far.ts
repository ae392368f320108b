import { sum } from '../../money/money.ts';
import { netSalesOf } from './sales.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';

type Sold = Pick<Day, 'day' | 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits'>;

/** The net sales of a month so far: Σ net sales of its days. `days` hold those of the month that sold, and may hold others. */
export const monthSoFarOf = (month: string, days: readonly Sold[]): Paise =>
  sum(days.filter(({ day }) => day.startsWith(month)).map(netSalesOf));
