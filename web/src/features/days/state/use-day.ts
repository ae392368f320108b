import { emptyDay } from '@bhoj/domain/days/day';
import type { Closing } from '@bhoj/domain/days/closing';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Day } from '@bhoj/domain/days/day';
import type { Void } from '@bhoj/domain/billing/void';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { creditNotes, voids } from '@bhoj/domain/billing/document.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, orNull, together, whole } from '../../../firebase/live-values.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { dayAsked } from './day-model.ts';

/** ms: the day changes once in a day. */
const TICK = 60_000;

/** Corrections and open orders that are shown; more of either has gone wrong already. */
const SHOWN = 50;

export interface DayFacts {
  readonly restaurant: Restaurant;
  readonly today: string;
  readonly day: Day;
  /** Null while it is open. */
  readonly closing: Closing | null;
  /** The last day that was closed before it. */
  readonly last: Closing | null;
  readonly openOrders: readonly OrderEntry[];
  readonly voids: readonly Void[];
  readonly creditNotes: readonly CreditNote[];
}

/**
 * Everything about one business day, live: today's unless another is asked for. Offline, nobody says that a document does
 * not exist: a day that is not on this device stays loading.
 */
export function useDay(asked: string | null): Live<DayFacts> {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const now = useNow(TICK);
  const today = businessDayOf(now, restaurant.dayCutoff);
  const day = dayAsked(asked, today);
  const of = { restaurantId, day };
  const within = { restaurantId };
  const live = together(
    orNull(useLiveDoc(days, of)),
    orNull(useLiveDoc(closings, of)),
    // What was left in the drawer: nothing is counted from a day that cannot be read.
    whole(useLiveList(closings, within, closings.queries.before(day))),
    useLiveList(orders, within, orders.queries.openUntil(day, SHOWN)),
    useLiveList(voids, within, voids.queries.ofDay(day, SHOWN)),
    useLiveList(creditNotes, within, creditNotes.queries.ofDay(day, SHOWN)),
  );
  return mapLive(live, ([stored, closing, last, openOrders, voided, credited]) => ({
    restaurant,
    today,
    day: stored ?? emptyDay(day),
    closing,
    last: last[0]?.value ?? null,
    openOrders,
    voids: voided.map(({ value }) => value),
    creditNotes: credited.map(({ value }) => value),
  }));
}
