import { clockOfMinute } from '@bhoj/domain/roster/shift-text';
import type { DayPlan } from '@bhoj/domain/roster/roster.schema';
import type { Words } from '../../words/part.ts';
import { clockTime } from '../../ui/dates/clock.ts';

/** Returns a planned day in words: `10 am – 6 pm`, several shifts in turn, or a day off. */
export function planName(words: Pick<Words<'roster'>, 'off' | 'nothing'>, plan: DayPlan | null): string {
  if (plan === null) return words.nothing;
  if (plan.isOff) return words.off;
  const clock = (minute: number) => clockTime(clockOfMinute(minute)).replace(':00', '');
  return plan.shifts.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(', ');
}
