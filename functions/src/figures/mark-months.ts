import { marksMonth } from '@bhoj/domain/figures/span/month';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { isWithin, marksRecent } from '@bhoj/domain/figures/home/recent';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import type { WrittenEvent } from '../firebase/define-trigger.ts';
import { transact } from '../firebase/store.ts';

/**
 * Marks a past month as stale, so that the next look computes it anew. The current month needs no mark and costs no
 * read, because every look computes it. Events may come more than once and in any order; a needless mark costs one
 * computation.
 */
async function mark(restaurantId: string, month: string): Promise<void> {
  const now = Date.now();
  if (!marksMonth(month, now)) return;
  await transact(`${restaurantId} ${month}`, async (store) => {
    const known = await store.get(months, { restaurantId, month });
    if (known === null || known.staleSince !== null) return;
    store.update(months, { restaurantId, month }, { staleSince: now });
  });
}

/** Marks the eight weeks of the home page when a day before today changed. A bill of today costs no read. */
async function markEightWeeks(restaurantId: string, day: string): Promise<void> {
  const now = Date.now();
  if (!marksRecent(day, now)) return;
  await transact(`${restaurantId} recent`, async (store) => {
    const known = await store.get(recents, { restaurantId });
    if (known === null || known.staleSince !== null || !isWithin(known, day)) return;
    store.update(recents, { restaurantId }, { staleSince: now });
  });
}

/** Marks the month after a bill or a correction on a day. */
export async function markMonthOfDay({ params }: WrittenEvent): Promise<void> {
  const { restaurantId = '', day = '' } = params as { restaurantId?: string; day?: string };
  await Promise.all([mark(restaurantId, day.slice(0, 7)), markEightWeeks(restaurantId, day)]);
}

/** Marks the months after an expense was entered, changed, moved to another month or deleted. */
export async function markMonthsOfExpense({ params, data }: WrittenEvent): Promise<void> {
  const named = [data?.before, data?.after].map((snapshot): unknown => snapshot?.get('month'));
  const touched = new Set(named.filter((month) => typeof month === 'string'));
  await Promise.all([...touched].map((month) => mark(params['restaurantId'] ?? '', month)));
}
