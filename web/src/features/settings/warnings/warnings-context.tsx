import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { warningsOf } from '@bhoj/domain/billing/records/warnings';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { turnoverUntilNow } from '@bhoj/domain/days/turnover';
import { businessDayOf, dayAfter } from '@bhoj/domain/time/ist';
import type { Warning } from '@bhoj/domain/billing/records/warnings';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId, useWholeRestaurant } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';

const Warnings = createContext<readonly Warning[]>([]);

/** The warnings for the owner. */
export const useWarnings = (): readonly Warning[] => useContext(Warnings);

/** Gives the owner's warnings to the fields that they concern, from the last closed day, today and the last bill. */
export function WithWarnings({ children }: { readonly children: ReactNode }) {
  const restaurantId = useRestaurantId();
  const restaurant = useWholeRestaurant();
  const now = useNow(60_000);
  const today = businessDayOf(now, restaurant.dayCutoff);
  const day = useLiveDoc(days, { restaurantId, day: today });
  const closed = useLiveList(closings, { restaurantId }, closings.queries.before(dayAfter(today)));
  const bills = useLiveList(invoices, { restaurantId }, invoices.queries.latest(1));
  const last = closed.state === 'ready' ? (closed.value[0]?.value ?? null) : null;
  const latest = bills.state === 'ready' ? (bills.value[0]?.value ?? null) : null;
  const sold = day.state === 'ready' ? day.value : emptyDay(today);
  const warnings = warningsOf({ restaurant, turnoverPaise: turnoverUntilNow(last, sold), latest, now });
  return <Warnings value={warnings}>{children}</Warnings>;
}
