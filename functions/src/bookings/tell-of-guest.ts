import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { NoticeChoice } from '@bhoj/domain/notifications/kinds';
import type { Store } from '../firebase/store.ts';
import { tell } from '../shared/notices.repo.ts';

interface House {
  readonly restaurantId: string;
  readonly choice: NoticeChoice | null;
  readonly now: number;
}

interface GuestsAct {
  readonly bookingId: string;
  readonly day: string;
  readonly placing: Placing;
  readonly act: 'booked' | 'changed' | 'cancelled';
}

/** Tells the staff of a guest's act, in its transaction. A request waits for an answer, and has its own kind. */
export function tellOfGuest(
  store: Pick<Store, 'set'>,
  house: House,
  { placing, act, ...which }: GuestsAct,
): void {
  const { restaurantId, choice, now } = house;
  if (choice === null) return;
  const { at, size, state } = placing;
  const about =
    state === 'requested'
      ? ({ kind: 'booking-asked', ...which, at, size } as const)
      : ({ kind: 'booking-by-guest', ...which, at, size, act } as const);
  tell(store, { restaurantId, choice, about, now });
}
