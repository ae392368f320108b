import type { Unusual } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { daysOfUnusual } from './session-model.ts';

/** Returns the days of payments that came late or waited, as a sentence; empty if of the session's day. */
export function useDaysText(): (unusual: Pick<Unusual, 'byDay'>, businessDay: string) => string {
  const words = useWords(cashSessionsPart);
  return (unusual, businessDay) =>
    words.ofDays(
      daysOfUnusual(unusual, businessDay).map(([day, amount]) =>
        words.ofDay(dayName(day), formatPlain(amount)),
      ),
    );
}
