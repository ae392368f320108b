import { useMemo } from 'react';
import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { emptyBookingDay } from '@bhoj/domain/bookings/evening/placing';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, orNull, together, withUnreadableOf } from '../../../firebase/live-values.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { addDays } from '../../../ui/dates/iso-day.ts';
import { rowsOf } from './bookings-model.ts';
import type { Evening } from './bookings-model.ts';

/** The owner's rules; null before bookings were first switched on. */
export function useRules(): Live<BookingRules | null> {
  const restaurantId = useRestaurantId();
  return orNull(useLiveDoc(bookingRules, { restaurantId }));
}

/** The open day with its neighbours, the tables and who is booked. */
export function useEvening(rules: BookingRules, date: string, now: number): Live<Evening> {
  const restaurantId = useRestaurantId();
  const { dayCutoff } = useServiceSettings();
  const at = { restaurantId };
  const day = useLiveDoc(bookingDays, { restaurantId, date });
  const before = useLiveDoc(bookingDays, { restaurantId, date: addDays(date, -1) });
  const after = useLiveDoc(bookingDays, { restaurantId, date: addDays(date, 1) });
  const who = useLiveList(bookings, at, bookings.queries.ofDay(date));
  const allTables = useLiveList(tables, at, tables.queries.all());
  const allFloors = useLiveList(floors, at, floors.queries.all());
  const here = day.state === 'ready' ? day.value : null;
  const yesterday = before.state === 'ready' ? before.value : null;
  const tomorrow = after.state === 'ready' ? after.value : null;
  const placed = allTables.state === 'ready' ? allTables.value : null;
  const declared = allFloors.state === 'ready' ? allFloors.value : null;
  const names = who.state === 'ready' ? who.value : null;
  const evening = useMemo((): Evening => {
    const known = {
      rules,
      cutoff: dayCutoff,
      tables: (placed ?? []).map(({ value }) => value),
      floors: (declared ?? []).map(({ value }) => value),
      day: here ?? emptyBookingDay(date),
      neighbours: [yesterday, tomorrow].filter((one) => one !== null),
      today: businessDayOf(now, dayCutoff),
      now,
    };
    return { known, rows: rowsOf(known.day, names ?? []) };
  }, [rules, dayCutoff, placed, declared, here, date, yesterday, tomorrow, names, now]);
  const all = together(orNull(day), orNull(before), orNull(after), allTables, allFloors);
  return mapLive(withUnreadableOf(all, who), () => evening);
}
