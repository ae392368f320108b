import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { released } from '@bhoj/domain/deposits/deposit';
import { releaseDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { needDeposit, readBookingOf } from '../shared/deposits.repo.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';

export const releaseDeposit = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { orderId, depositId } = input;
    const at = { restaurantId, depositId };
    const orderAt = { restaurantId, orderId };
    const [account, deposit] = await Promise.all([readAccount(store, orderAt), needDeposit(store, at)]);
    const { order, money } = account;
    const payments = money.payments.filter(({ id }) => id !== depositId);
    if (payments.length === money.payments.length) throw new Refusal('booking-not-found');
    const write = await readBookingOf(store, at, deposit);
    write(released(deposit));
    writeAccount(store, orderAt, account, { order, money: { ...money, payments } });
    record(store, { depositId, orderId, number: deposit.receipt.number });
    return {};
  });
});
