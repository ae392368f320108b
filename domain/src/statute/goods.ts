/** GST rates of goods that a restaurant sells as they are, by date (P-LAW-27). In basis points. */
import { dateOf } from '../time/ist.ts';
import { onDay } from './dated.ts';
import type { Fact } from './dated.ts';

/**
 * Rates of food and drink that are sold as goods. Goods without GST have the tax class `exempt`. The 28 % of the first list is
 * left out: food at 28 % also bore compensation cess, which Bhoj does not compute. So are 3 % and 0.25 % (gold and stones), and
 * 28 % since September 2025 (tobacco). The second list is not from the notification itself, but from summaries of it, which
 * agree.
 */
const GOODS_RATES: readonly Fact<readonly number[]>[] = [
  {
    value: [500, 1200, 1800],
    from: '2017-07-01',
    until: '2025-09-22',
    source: 'Notification 1/2017-CT(R), Schedules I to III',
  },
  {
    value: [500, 1800, 4000],
    from: '2025-09-22',
    until: null,
    source: 'Notification 9/2025-CT(R) of 17 September 2025, Schedules I to III',
  },
];

/** Returns the lawful rates of goods at an instant (epoch ms). Throws `law-not-known` for a day without data. */
export const goodsRatesAt = (at: number): readonly number[] => onDay(GOODS_RATES, dateOf(at));
