import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { countTaken } from '@bhoj/domain/deposits/count-deposits';
import { newDeposit, depositSummaryOf } from '@bhoj/domain/deposits/deposit';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { takeDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { sum } from '@bhoj/domain/money/money';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { readCashFor, readMoney, readNumber } from '../shared/deposits.repo.ts';

/** Reads a booking with its place and the owner's rules. Throws `booking-not-found`. */
async function readBooking(store: Store, restaurantId: string, bookingId: string) {
  const at = { restaurantId, bookingId };
  const booking = await store.need(bookings, at, 'booking-not-found');
  const [day, rules] = await Promise.all([
    store.get(bookingDays, { restaurantId, date: booking.day }),
    store.get(bookingRules, { restaurantId }),
  ]);
  const placing = day?.bookings[bookingId];
  if (placing === undefined) throw new Refusal('booking-not-found');
  return { at, booking, placing, rule: rules?.deposit ?? null };
}

export const takeDeposit = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { depositId, bookingId, amountPaise, method } = input;
    const known = await store.get(deposits, { restaurantId, depositId });
    if (known !== null) {
      const isSame = known.bookingId === bookingId && known.amountPaise === amountPaise;
      if (!isSame || known.receipt.method !== method) throw new Refusal('request-id-used');
      return { number: known.receipt.number };
    }
    const { at, booking, placing, rule } = await readBooking(store, restaurantId, bookingId);
    if (!isExpected(placing)) throw new Refusal('booking-state', { state: placing.state });
    // A deposit on a bill counts as well, because it may wait for the party again.
    if (booking.deposit?.state === 'held' || booking.deposit?.state === 'applied')
      throw new Refusal('changed-meanwhile');
    const earlier = method === 'cash' ? await readCashFor(store, restaurantId, bookingId) : [];
    const money = await readMoney(store, { caller, now, chosen: input.cashSession });
    const number = await readNumber(store, restaurantId, money.restaurant.receiptSeries, now);
    const deposit = newDeposit(money.restaurant, {
      ...money.moving,
      bookingId,
      party: { name: booking.name, day: booking.day, at: placing.at, size: placing.size },
      amountPaise,
      method,
      sequence: number.sequence,
      rule,
      earlierCashPaise: sum(earlier.map((one) => one.amountPaise)),
    });
    number.write();
    store.create(deposits, { restaurantId, depositId }, deposit);
    store.change(bookings, at, booking, { ...booking, deposit: depositSummaryOf(depositId, deposit) });
    money.write(countTaken(money.day, deposit, method));
    record(store, { depositId, bookingId, number: deposit.receipt.number, amountPaise, method });
    return { number: deposit.receipt.number };
  }),
);
