import { useMemo } from 'react';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { comingTo } from '@bhoj/domain/bookings/floor/coming';
import type { Coming } from '@bhoj/domain/bookings/floor/coming';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveDoc } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';

const NOBODY: ReadonlyMap<string, Coming> = new Map();

/** The restaurant of a floor, and whether it takes bookings. */
export interface OfFloor {
  readonly restaurantId: string;
  readonly profile: Live<Profile>;
  readonly now: number;
}

/** Returns who comes next to which table: one document, and none where the restaurant takes no bookings. */
export function useComing({ restaurantId, profile, now }: OfFloor): ReadonlyMap<string, Coming> {
  const isOn = profile.state === 'ready' && profile.value.takesBookings === true;
  const date = isOn ? businessDayOf(now, profile.value.dayCutoff) : null;
  const live = useLiveDoc(bookingDays, date === null ? null : { restaurantId, date });
  const day = date !== null && live.state === 'ready' ? live.value : null;
  return useMemo(() => (day === null ? NOBODY : comingTo(day, now)), [day, now]);
}
