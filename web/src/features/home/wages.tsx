import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { formatPlain } from '@bhoj/domain/money/format';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { wagesLeftOf, wagesPeriodAt } from '@bhoj/domain/payroll/run/wages-left';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { dayName, monthName } from '../../ui/dates/formats.ts';
import { homeLaterPart } from '../../messages/owner/home-later/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Shown } from './attention/attention-shown.ts';

export interface WagesProps {
  /** Epoch ms. */
  readonly now: number;
  readonly show: (further: readonly Shown[], isLoading: boolean) => ReactNode;
}

/**
 * The unpaid wages of the last month (P-HOME-7). It reads the month's pay run. When there is none and the month is not
 * overdue, it also reads one person, to learn whether the restaurant has anybody to pay.
 */
export function Wages({ now, show }: WagesProps) {
  const words = useWords(homeLaterPart).wages;
  const restaurantId = useRestaurantId();
  const period = wagesPeriodAt(now);
  const { month, by, isOverdue } = period;
  const run = useLiveDoc(payRuns, { restaurantId, month });
  const isUndrafted = run.state === 'missing' && !isOverdue;
  const some = useLiveList(
    people,
    isUndrafted ? { restaurantId } : null,
    people.queries.stillHere(`${month}-31`),
  );
  const left = wagesLeftOf(
    period,
    run.state === 'ready' ? run.value : null,
    some.state === 'ready' ? some.value.map(({ value }) => value) : [],
  );
  const isLoading = run.state === 'loading' || (isUndrafted && some.state === 'loading');
  if (left === undefined) return show([], isLoading);
  const [of, day] = [monthName(month), dayName(by)];
  const text =
    left === null
      ? words.undrafted(of, day)
      : (isOverdue ? words.overdue : words.due)(of, day, formatPlain(left));
  const to = `${href('payroll')}?tab=pay&month=${month}`;
  return show([{ icon: Banknote, text, action: words.action, to, isUrgent: isOverdue }], isLoading);
}
