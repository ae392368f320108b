import { takes } from '@bhoj/domain/bookings/evening/plan';
import { aheadOf } from '@bhoj/domain/waitlist/line';
import { quoteFor } from '@bhoj/domain/waitlist/quote';
import { keptOf, NO_RECORD } from '@bhoj/domain/waitlist/record';
import { quoteWaits as contract } from '@bhoj/domain/waitlist/waitlist.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { readLine, readRecord, readRoom, readSwitched } from './wait.repo.ts';

export const quoteWaits = defineCallable(contract, async ({ sizes }, { caller: { restaurantId }, now }) => {
  const switched = await readSwitched(restaurantId, now);
  const [room, [{ day }, record]] = await Promise.all([
    readRoom(restaurantId, switched, now),
    readAt((store) =>
      Promise.all([readLine(store, restaurantId, switched.today), readRecord(store, restaurantId)]),
    ),
  ]);
  const ahead = aheadOf(day, '');
  const kept = keptOf(record ?? NO_RECORD);
  const ranges = sizes.map((size) => {
    const quote = kept === null ? null : quoteFor(room, ahead, size);
    const fits = room.plan.some((spot) => takes(spot, size));
    return { size, range: quote && { from: quote.from, to: quote.to }, fits };
  });
  return { ahead: ahead.length, ranges, kept };
});
