import { emptyLog } from '@bhoj/domain/menu/dish/availability-log';
import { HOUR, startOf } from '@bhoj/domain/time/ist';
import type { AvailabilityLog } from '@bhoj/domain/menu/dish/availability-log.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';

/** The dishes that run out on a busy evening. */
const RUNS_OUT = ['chicken-biryani', 'paneer-tikka', 'prawns-koliwada', 'gulab-jamun', 'misal-pav'];

/** The end of a business day, in ms after its first midnight. */
const END = 28 * HOUR;

/** Returns the logs of what was sold out on these days; a day without any has none. */
export function soldOutLogsOf(days: readonly IsoDate[], seed: string): AvailabilityLog[] {
  return days.flatMap((day) => {
    const random = randomOf(`${seed} sold out ${day}`);
    const entries = RUNS_OUT.filter(() => random.chance(0.12)).map((itemId) => {
      const from = startOf(day) + Math.floor((19.5 + random.float() * 2.5) * HOUR);
      const planned = startOf(day) + END;
      return { itemId, from, until: random.chance(0.3) ? from + HOUR : planned, planned };
    });
    return entries.length === 0 ? [] : [{ ...emptyLog(day), entries }];
  });
}
