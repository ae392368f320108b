import { countGivenBack } from '@bhoj/domain/deposits/count-deposits';
import { leftOf, refundWhole } from '@bhoj/domain/deposits/deposit';
import { refundDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { defineApprovable } from '../shared/define-approvable.ts';
import { needDeposit, readBookingOf, readMoney, readNumber } from '../shared/deposits.repo.ts';

export const refundDeposit = defineApprovable(
  contract,
  async (store, input, { caller, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { depositId, method, reason } = input;
    const at = { restaurantId, depositId };
    const before = await needDeposit(store, at);
    const money = await readMoney(store, { caller, now, chosen: input.cashSession });
    const [number, write] = await Promise.all([
      readNumber(store, restaurantId, money.restaurant.refundSeries, now),
      readBookingOf(store, at, before),
    ]);
    concerns({ number: before.receipt.number, amountPaise: leftOf(before).amountPaise, reason });
    const { deposit, refund } = refundWhole(before, money.restaurant, {
      ...money.moving,
      ...allowed,
      method,
      reason,
      sequence: number.sequence,
    });
    number.write();
    write(deposit);
    money.write(countGivenBack(money.day, refund, method));
    record(store, { depositId, number: refund.number, amountPaise: refund.amountPaise, method, reason });
    return { number: refund.number };
  },
  { once: true },
);
