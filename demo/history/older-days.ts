import { startOf, weekdayOf } from '@bhoj/domain/time/ist';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';
import { seasonOf } from './rhythm.ts';

/**
 * Makes up the figures of a day that has no documents: those of another day of the same weekday, a busy one in a busy
 * month and a quiet one in the rains. Serving a year of parties would take longer than `npm start` may.
 */
export function likeOneOf(documented: readonly Day[], day: IsoDate, seed: string): Day {
  const weekday = weekdayOf(startOf(day));
  const alike = documented
    .filter((one) => weekdayOf(startOf(one.day)) === weekday)
    .toSorted((a, b) => a.totalPaise - b.totalPaise);
  const random = randomOf(`${seed} like ${day}`);
  // From 0.86 in the rains to 1.08 in December, with some chance beside it.
  const place = (seasonOf(day) - 0.86) / 0.22 + (random.float() - 0.5) * 0.6;
  const at = Math.round(Math.min(1, Math.max(0, place)) * (alike.length - 1));
  const like = alike[at];
  if (like === undefined) throw new RangeError(`no documented ${weekday}`);
  // Only documented days know which of their documents were corrected.
  const { corrected: _, ...figures } = like;
  return { ...figures, day };
}
