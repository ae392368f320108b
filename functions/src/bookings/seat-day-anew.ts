import { seatDayAnew as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { placeAnew } from '@bhoj/domain/bookings/evening/placing';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { queueOf, readDay, readHouse, writeDay } from './booking.repo.ts';
import { isExpected } from '@bhoj/domain/bookings/shape/states';

export const seatDayAnew = defineCallable(contract, async ({ day: date }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const house = await readHouse(restaurantId, now);
  return transact(queueOf(restaurantId), async (store) => {
    const day = await readDay(store, restaurantId, date, house);
    const { known } = day;
    const after = placeAnew(known);
    const all = Object.entries(after.bookings);
    const moved = all.filter(([id, { tableIds }]) => tableIds !== known.day.bookings[id]?.tableIds).length;
    const unseated = all.filter(
      ([, placing]) => isExpected(placing) && placing.state !== 'requested' && placing.tableIds.length === 0,
    ).length;
    writeDay(store, restaurantId, day, after);
    if (after !== known.day) record(store, { day: date, moved, unseated });
    return { unseated };
  });
});
