import { days } from '@bhoj/domain/days/day.collection';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { activityFrom } from '@bhoj/domain/platform/shape/activity';
import type { TradedDay } from '@bhoj/domain/platform/shape/activity';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { readAt } from '../firebase/store.ts';

interface Sold {
  readonly day: IsoDate;
  readonly bills: number;
  readonly subtotalPaise: number;
  readonly discountPaise: number;
}

const traded = ({ day, bills, subtotalPaise, discountPaise }: Sold): TradedDay => ({
  day,
  bills,
  salesPaise: subtotalPaise - discountPaise,
});

/**
 * Returns the recent days of a restaurant with sales, from its roll-ups: the eight weeks where these are up to date, and single
 * days after them. Only the nightly sweep calls it, and it stores the figures only as bands.
 */
export const tradedDays = (restaurantId: string, today: IsoDate): Promise<readonly TradedDay[]> =>
  readAt(async (store) => {
    const recent = await store.get(recents, { restaurantId });
    const known = recent !== null && recent.staleSince === null ? recent : null;
    const first = activityFrom(today);
    const from = known !== null && known.date > first ? known.date : first;
    const since = await store.find(days, { restaurantId }, days.queries.since(from));
    return [
      ...(known?.sold ?? []).filter(({ day }) => day < from).map(traded),
      ...since.map(({ value }) => traded(value)),
    ];
  });
