import { statementOf } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Statement } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import { monthCountOf, spanBefore, spanYearAgo } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { spanCostsOf } from '@bhoj/domain/figures/span/span-costs';
import { expenseKinds } from '@bhoj/domain/expenses/expense.collection';
import type { ExpenseKinds } from '@bhoj/domain/expenses/expense-kind.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { mapLive, orNull, together } from '../../../firebase/live-values.ts';
import { useKnownMonths, useMonths, usePastMonths, useRefreshed } from '../state/use-months.ts';
import type { Refreshed } from '../state/use-months.ts';

/** Up to a quarter is compared at once, which reads nine months. A longer period is compared on request. */
const COMPARED_AT_ONCE = 3;

export interface Profit {
  readonly months: readonly Month[];
  /** The kinds that the owner chose for categories of expenses. */
  readonly kinds: ExpenseKinds;
  readonly statement: Statement;
  /** Null without a comparison, and when the restaurant had not begun. */
  readonly before: Statement | null;
  readonly yearAgo: Statement | null;
}

const statement = (months: readonly Month[], kinds: ExpenseKinds): Statement | null =>
  months.length === 0 ? null : statementOf(spanCostsOf(months, kinds));

export interface ProfitLive {
  readonly live: Live<Profit>;
  readonly refreshed: Refreshed;
  /** True when the comparison waits for a request. */
  readonly canCompare: boolean;
}

/** The statement of a span, the one before it and the one a year ago, live. */
export function useProfit(span: Span, asksToCompare: boolean): ProfitLive {
  const isLong = monthCountOf(span) > COMPARED_AT_ONCE;
  const isCompared = !isLong || asksToCompare;
  // For a year, the period before is also a year ago.
  const before = isCompared && monthCountOf(span) < 12 ? spanBefore(span) : null;
  const yearAgo = isCompared ? spanYearAgo(span) : null;
  const known = useKnownMonths();
  const past = usePastMonths();
  // Nothing is compared with months before the restaurant began, because Bhoj does not have their sales.
  const compared = [before, yearAgo].flatMap((each) => (each === null ? [] : known(each)));
  const refreshed = useRefreshed([...past(span), ...compared]);
  const ofNow = useMonths(span, refreshed, { withEarlier: true });
  const ofBefore = useMonths(before, refreshed);
  const ofYearAgo = useMonths(yearAgo, refreshed);
  const chosen = orNull(useLiveDoc(expenseKinds, { restaurantId: useRestaurantId() }));
  const none: Live<readonly Month[]> = { state: 'ready', value: [], fromCache: false };
  const live = mapLive(
    together(ofNow, before === null ? none : ofBefore, yearAgo === null ? none : ofYearAgo, chosen),
    ([months, then, lastYear, stored]) => {
      const kinds = stored?.kinds ?? {};
      return {
        months,
        kinds,
        statement: statementOf(spanCostsOf(months, kinds)),
        before: statement(then, kinds),
        yearAgo: statement(lastYear, kinds),
      };
    },
  );
  return { live, refreshed, canCompare: isLong && !asksToCompare };
}
