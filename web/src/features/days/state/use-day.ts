import { emptyDay } from '@bhoj/domain/days/day';
import type { Closing } from '@bhoj/domain/days/closing';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Day } from '@bhoj/domain/days/day';
import type { Void } from '@bhoj/domain/billing/void';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { creditNotes, voids } from '@bhoj/domain/billing/document.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Entry, Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/session.tsx';
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
  readonly openOrders: readonly Entry<Order>[];
  readonly voids: readonly Void[];
  readonly creditNotes: readonly CreditNote[];
}

type Waiting = 'loading' | 'denied' | 'failed';

/** The first that is not there yet, by what keeps it; null once everything is. */
function waitingFor(all: readonly Live<unknown>[]): Waiting | null {
  const has = (state: Live<unknown>['state']) => all.some((live) => live.state === state);
  if (has('denied')) return 'denied';
  if (has('failed')) return 'failed';
  return has('loading') ? 'loading' : null;
}

const valueOf = <T>(live: Live<T>): T | null => (live.state === 'ready' ? live.value : null);

/** Everything about one business day, live: today's unless another is asked for. */
export function useDay(asked: string | null): DayFacts | Waiting {
  const restaurantId = useRestaurantId();
  const now = useNow(TICK);
  const whose = restaurantId === null ? null : { restaurantId };
  const record = useLiveDoc(restaurants, whose);
  const restaurant = valueOf(record);
  const today = restaurant === null ? null : businessDayOf(now, restaurant.dayCutoff);
  const day = today === null ? null : dayAsked(asked, today);
  const of = whose === null || day === null ? null : { ...whose, day };
  const within = of === null ? null : whose;
  const which = day ?? '';
  const stored = useLiveDoc(days, of);
  const closing = useLiveDoc(closings, of);
  const last = useLiveList(closings, within, closings.queries.before(which));
  const open = useLiveList(orders, within, orders.queries.openUntil(which, SHOWN));
  const voided = useLiveList(voids, within, voids.queries.ofDay(which, SHOWN));
  const credited = useLiveList(creditNotes, within, creditNotes.queries.ofDay(which, SHOWN));
  const waiting = waitingFor([record, stored, closing, last, open, voided, credited]);
  if (waiting !== null) return waiting;
  if (restaurant === null || today === null || day === null) return 'failed';
  return {
    restaurant,
    today,
    day: valueOf(stored) ?? emptyDay(day),
    closing: valueOf(closing),
    last: valueOf(last)?.[0]?.value ?? null,
    openOrders: valueOf(open) ?? [],
    voids: (valueOf(voided) ?? []).map(({ value }) => value),
    creditNotes: (valueOf(credited) ?? []).map(({ value }) => value),
  };
}
