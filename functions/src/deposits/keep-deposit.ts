import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { countKept } from '@bhoj/domain/deposits/count-deposits';
import { keep } from '@bhoj/domain/deposits/deposit';
import { keepDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needDeposit, readBookingOf, readMoney } from '../shared/deposits.repo.ts';

export const keepDeposit = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { depositId, reason } = input;
    const at = { restaurantId, depositId };
    const before = await needDeposit(store, at);
    const { bookingId, party } = before;
    const money = await readMoney(store, { caller, now });
    const [booking, write] = await Promise.all([
      store.get(bookings, { restaurantId, bookingId }),
      readBookingOf(store, at, before),
    ]);
    const day = await store.get(bookingDays, { restaurantId, date: booking?.day ?? party.day });
    const placing = day?.bookings[bookingId];
    const after = keep(
      before,
      {
        state: placing?.state ?? '',
        at: placing?.at ?? party.at,
        cancelledAt: booking?.guest?.cancelledAt ?? null,
      },
      { at: now, businessDay: money.day.day, by: money.moving.by, reason },
    );
    write(after);
    if (after.kept !== null) money.write(countKept(money.day, after.kept));
    record(store, {
      depositId,
      number: before.receipt.number,
      amountPaise: after.kept?.amountPaise ?? 0,
      reason,
    });
    return {};
  });
});
