import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Closing } from '@bhoj/domain/days/closing';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Void } from '@bhoj/domain/billing/documents/void';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { creditNotes, debitNotes, voids } from '@bhoj/domain/billing/documents/document.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { backInDrawer } from '@bhoj/domain/expenses/vendor-refund';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, orNull, together, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId, useWholeRestaurant } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { dayAsked } from './day-model.ts';

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

/** The most corrections and open orders that the page reads. */
const SHOWN = 50;

const NOTHING_BACK: Live<readonly Entry<VendorRefund>[]> = { state: 'ready', value: [], fromCache: false };

export interface DayFacts {
  readonly restaurant: WholeRestaurant;
  readonly today: string;
  readonly day: Day;
  /** Null while the day is open. */
  readonly closing: Closing | null;
  /** True once a later day is closed: then this one cannot be reopened. */
  readonly isLaterClosed: boolean;
  /** The last day closed before it. */
  readonly last: Closing | null;
  readonly openOrders: readonly OrderEntry[];
  /** The expenses paid from the drawer on this day. */
  readonly drawerExpenses: readonly Expense[];
  /** Cash that vendors put into the drawer on this day; cash sessions count theirs themselves. */
  readonly moneyBackPaise: Paise;
  readonly voids: readonly Void[];
  readonly creditNotes: readonly CreditNote[];
  readonly debitNotes: readonly DebitNote[];
}

/**
 * Returns everything about one business day, live; today without `asked`. Offline, a day that is not on this device
 * stays loading, because it may exist on the server.
 */
export function useDay(asked: string | null): Live<DayFacts> {
  const restaurantId = useRestaurantId();
  const restaurant = useWholeRestaurant();
  const now = useNow(TICK);
  const today = businessDayOf(now, restaurant.dayCutoff);
  const day = dayAsked(asked, today);
  const of = { restaurantId, day };
  const within = { restaurantId };
  const moneyBack = whole(
    useLiveList(
      vendorRefunds,
      restaurant.keepsStock === true ? within : null,
      vendorRefunds.queries.ofDrawer(day),
    ),
  );
  const live = together(
    orNull(useLiveDoc(days, of)),
    orNull(useLiveDoc(closings, of)),
    // The cash left in the drawer. A day that cannot be read must not count as 0.
    whole(useLiveList(closings, within, closings.queries.before(day))),
    useLiveList(closings, within, closings.queries.after(day)),
    useLiveList(orders, within, orders.queries.openUntil(day, SHOWN)),
    whole(useLiveList(expenses, within, expenses.queries.ofDrawer(day))),
    restaurant.keepsStock === true ? moneyBack : NOTHING_BACK,
    useLiveList(voids, within, voids.queries.ofDay(day, SHOWN)),
    useLiveList(creditNotes, within, creditNotes.queries.ofDay(day, SHOWN)),
    useLiveList(debitNotes, within, debitNotes.queries.ofDay(day, SHOWN)),
  );
  return mapLive(
    live,
    ([stored, closing, last, later, openOrders, spent, back, voided, credited, debited]) => ({
      restaurant,
      today,
      day: stored ?? emptyDay(day),
      closing,
      isLaterClosed: later.length > 0,
      last: last[0]?.value ?? null,
      openOrders,
      drawerExpenses: spent.map(({ value }) => value),
      moneyBackPaise: backInDrawer(back.map(({ value }) => value)),
      voids: voided.map(({ value }) => value),
      creditNotes: credited.map(({ value }) => value),
      debitNotes: debited.map(({ value }) => value),
    }),
  );
}
