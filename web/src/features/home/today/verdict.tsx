import type { Day } from '@bhoj/domain/days/day.schema';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { unusualOf } from '@bhoj/domain/figures/advice/unusual';
import type { Unusual } from '@bhoj/domain/figures/advice/unusual';
import type { Weekday } from '@bhoj/domain/time/ist';
import type { Words } from '../../../words/part.ts';
import { homeLaterPart } from '../../../messages/owner/home-later/en.ts';
import { useWords } from '../../../words/use-words.ts';

const whole = (basisPoints: number): string => String(Math.round(Math.abs(basisPoints) / 100));

function saidOf(words: Words<'homeLater'>['verdict'], one: Unusual, weekday: Weekday): string {
  switch (one.kind) {
    case 'sales':
      return (one.share > 0 ? words.above : words.below)(whole(one.share), weekday);
    case 'discount':
      return words.discount(whole(one.share), whole(one.usual));
    case 'voids':
    case 'credits':
    case 'cancelled':
      return words[one.kind](one.count);
  }
}

export interface VerdictProps {
  readonly day: Day;
  readonly usual: Recent['usual'];
  readonly weekday: Weekday;
}

/** The unusual figures of a finished day (P-HOME-3); absent where there is no weekday to compare with. */
export function Verdict({ day, usual, weekday }: VerdictProps) {
  const words = useWords(homeLaterPart).verdict;
  const found = unusualOf(day, usual);
  if (found === null) return null;
  const said = found.map((one) => saidOf(words, one, weekday));
  return said.length === 0 ? words.nothing(weekday) : `${said.join('; ')}.`;
}
