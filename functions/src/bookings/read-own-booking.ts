import { readOwnBooking as contract } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { needOwn, openLink, ownAnswer } from './own-booking.repo.ts';

export const readOwnBooking = defineCallable(contract, async (link, { now, foundToBelong }) => {
  const { restaurantId, profile, house } = await openLink(link, { now, foundToBelong });
  const own = await readAt((store) => needOwn(store, restaurantId, link));
  return ownAnswer({ restaurantId, bookingId: link.bookingId, ...own, profile, rules: house.rules, now });
});
