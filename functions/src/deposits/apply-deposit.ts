import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { applyTo, asPart, leftOf } from '@bhoj/domain/deposits/deposit';
import { applyDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needDeposit, personOf, readBookingOf } from '../shared/deposits.repo.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

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
    if (order.booked?.some(({ id }) => id === deposit.bookingId) !== true)
      throw new Refusal('booking-not-found');
    const write = await readBookingOf(store, at, deposit);
    const { duePaise } = dueOf(money, billOf(account, restaurant));
    const after = applyTo(deposit, { orderId, duePaise, at: now, by: personOf(caller) });
    write(after);
    const payments = [...money.payments, asPart(depositId, after)];
    writeAccount(store, orderAt, account, { order, money: { ...money, payments } });
    const { amountPaise: appliedPaise } = after.applied;
    const leftPaise = leftOf(after).amountPaise;
    record(store, { depositId, orderId, number: deposit.receipt.number, appliedPaise, leftPaise });
    return { appliedPaise, leftPaise };
  });
});
