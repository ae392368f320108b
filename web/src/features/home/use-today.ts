import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { dayAfter } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import { useNoticeSettings, useRestaurant, useRestaurantId } from '../../firebase/restaurant.tsx';

/** The number of last bills on the page; each is a document. */
const LAST_BILLS = 3;

/** Today's data besides tables, orders and the menu: at most nine documents (P-HOME-5). */
export function useToday(today: IsoDate) {
  const restaurantId = useRestaurantId();
  const { createdAt } = useRestaurant();
  const { notificationsReadAt } = useNoticeSettings();
  const after = new Date(notificationsReadAt ?? createdAt);
  return {
    day: useLiveDoc(days, { restaurantId, day: today }),
    closing: useLiveList(closings, { restaurantId }, closings.queries.before(dayAfter(today))),
    bills: useLiveList(invoices, { restaurantId }, invoices.queries.latest(LAST_BILLS)),
    due: useLiveList(expenses, { restaurantId }, expenses.queries.nextDue()),
    review: useLiveList(reviews, { restaurantId }, reviews.queries.latestLow(after)),
  };
}
export type Today = ReturnType<typeof useToday>;
