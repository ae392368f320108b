import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { applyTo, asPart, leftOfDeposit } from '@bhoj/domain/deposits/deposit';
import { applyDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needDeposit, personOf, readBookingOf } from '../shared/deposits.repo.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

interface OfParty {
  readonly orderId: string;
  readonly order: Pick<Order, 'booked' | 'billing'>;
  readonly bookingId: string;
}

/**
 * Throws `booking-not-found` unless the order belongs to the booking's party. A party has no order once a host takes
 * back its seating. An order that bills a void document again belongs to the party of the first order.
 */
async function assertOfParty(store: Store, restaurantId: string, { orderId, order, bookingId }: OfParty) {
  const party = order.booked?.find(({ id }) => id === bookingId);
  if (party === undefined) throw new Refusal('booking-not-found');
  if (order.billing.billsAgain !== null) return;
  const day = await store.get(bookingDays, { restaurantId, date: party.day });
  const placing = day?.bookings[bookingId];
  if (placing !== undefined && placing.orderId !== orderId) throw new Refusal('booking-not-found');
}

export const applyDeposit = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { orderId, depositId } = input;
    const at = { restaurantId, depositId };
    const orderAt = { restaurantId, orderId };
    const [account, deposit, restaurant] = await Promise.all([
      readAccount(store, orderAt),
      needDeposit(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    const { order, money } = account;
    if (order.state !== 'open') throw new Refusal('already-settled');
    await assertOfParty(store, restaurantId, { orderId, order, bookingId: deposit.bookingId });
    const write = await readBookingOf(store, at, deposit);
    const { duePaise } = dueOf(money, billOf(account, restaurant));
    const after = applyTo(deposit, { orderId, duePaise, at: now, by: personOf(caller) });
    write(after);
    const payments = [...money.payments, asPart(depositId, after)];
    writeAccount(store, orderAt, account, { order, money: { ...money, payments } });
    const { amountPaise: appliedPaise } = after.applied;
    const leftPaise = leftOfDeposit(after).amountPaise;
    record(store, { depositId, orderId, number: deposit.receipt.number, appliedPaise, leftPaise });
    return { appliedPaise, leftPaise };
  });
});
