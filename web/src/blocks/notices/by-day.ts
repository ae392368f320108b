import type { Entry } from '@bhoj/domain/kernel/collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { dayName } from '../../ui/dates/formats.ts';
import type { Words } from '../../words/part.ts';

export type NoticeEntry = Entry<Notification>;

interface Day {
  readonly day: IsoDate;
  readonly entries: readonly NoticeEntry[];
}

/** Groups notifications by the day on which they came, in their own order. */
export function byDay(entries: readonly NoticeEntry[]): Day[] {
  const days = new Map<IsoDate, NoticeEntry[]>();
  for (const entry of entries) {
    const day = dateOf(entry.value.createdAt);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}

/** Today, Yesterday, or 20 Nov 2026. */
export function dayTitle({ today, yesterday }: Words<'notices'>, day: IsoDate, now: number): string {
  if (day === dateOf(now)) return today;
  return day === dateOf(now - DAY) ? yesterday : dayName(day);
}
