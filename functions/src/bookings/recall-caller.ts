import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { recallCaller as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { numbersOf } from '@bhoj/domain/customers/search';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { customerByNumber } from '../shared/customers.repo.ts';

/** How many bookings of a number the server reads, and how many it shows a host. */
const MOST_READ = 60;
const MOST_SHOWN = 8;

export const recallCaller = defineCallable(contract, async ({ mobile }, { caller, record }) => {
  const { restaurantId } = caller;
  const { customerId, ...recalled } = await recalledOf(restaurantId, mobile);
  // The record's id tells who was shown, because an erasure leaves it: the number stands in no entry.
  await transact(restaurantId, async (store) =>
    record(store, { customerId, bookings: recalled.bookings.length }),
  );
  return recalled;
});

const recalledOf = (restaurantId: string, mobile: string) =>
  readAt(async (store) => {
    const found = await customerByNumber(store, restaurantId, mobile);
    const known = found === null || found === 'unreadable' ? null : found.value;
    const mobiles = known === null ? [mobile] : numbersOf(known);
    const ofNumbers = await Promise.all(
      mobiles.map((one) =>
        store.findReadable(bookings, { restaurantId }, bookings.queries.byMobile(one, MOST_READ)),
      ),
    );
    const latest = ofNumbers
      .flatMap(({ rows }) => rows)
      .toSorted((a, b) => b.value.day.localeCompare(a.value.day))
      .slice(0, MOST_SHOWN);
    const dates = [...new Set(latest.map(({ value }) => value.day))];
    const days = await Promise.all(dates.map((date) => store.get(bookingDays, { restaurantId, date })));
    const placings = new Map(days.flatMap((day) => Object.entries(day?.bookings ?? {})));
    return {
      customerId: found === null || found === 'unreadable' ? null : found.id,
      guest: known && {
        name: known.name,
        visits: known.visits,
        lastSeenAt: known.lastSeenAt,
        note: known.note,
        allergies: known.allergies?.words ?? '',
      },
      bookings: latest.flatMap(({ id, value }) => {
        const placing = placings.get(id);
        if (placing === undefined) return [];
        const { at, size, state } = placing;
        return [{ bookingId: id, day: value.day, at, size, state, name: value.name, food: value.food }];
      }),
    };
  });
