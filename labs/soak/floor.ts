import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { db } from '../../tests/support/mount.ts';
import { tell } from './instances.ts';

/** Makes the tables of a restaurant show its bookings now, by the trigger on each of its booking days. */
export async function followFloor(restaurantId: string, instance = 0): Promise<void> {
  const { docs } = await db.collection(bookingDays.parent({ restaurantId })).get();
  for (const after of docs) {
    // Days of one restaurant wait for each other.
    // oxlint-disable-next-line no-await-in-loop
    await tell(instance, 'followBookings', { restaurantId, date: after.id }, { after });
  }
}
