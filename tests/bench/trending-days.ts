import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import { DAYS_READ_MOST } from '@bhoj/domain/figures/trend';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { availabilityLogs } from '@bhoj/domain/menu/availability-log.collection';
import { emptyLog } from '@bhoj/domain/menu/availability-log';
import { businessDayOf, DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';

/** More days than any view of the trending page may read. */
const STORED = 130;

/** The shell's own documents: the owner's record, the setting of the subscription, and the connection, which changes once. */
const SHELL = 4;

/** What a view of the trending page may cost, whatever is stored. */
export const TRENDING_DOCUMENTS = DAYS_READ_MOST + SHELL;

const at = (query: string): string => `${href('trending')}?${query}`;

/** The views that read most. */
export const TRENDING_PAGES = [
  ['trending, 60 days', at('period=60')],
  ['trending, 28 days with a trend', at('period=28')],
  ['trending, 28 days sold out', at('period=28&view=soldOut')],
] as const;

/** Stores business days with sales, each with a log of what was sold out. */
export async function seedDays(restaurantId: string): Promise<void> {
  const admin = openAdmin(urlsFromEnv(process.env));
  const today = startOf(businessDayOf(Date.now(), '04:00'));
  const dates = Array.from({ length: STORED }, (_, ago) => dateOf(today - (ago + 1) * DAY));
  await Promise.all(
    dates.flatMap((day) => [
      admin.set(days, { restaurantId, day }, aDayWith(day, { itemId: 'dal', quantity: 3, rupees: 300 })),
      admin.set(availabilityLogs, { restaurantId, day }, emptyLog(day)),
    ]),
  );
  await admin.close();
}
