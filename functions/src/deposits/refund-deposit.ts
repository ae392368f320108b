import { countGivenBack, countKept } from '@bhoj/domain/deposits/count-deposits';
import { refundable, refundWhole } from '@bhoj/domain/deposits/deposit';
import { refundDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { defineApprovable } from '../shared/define-approvable.ts';
import { needDeposit, readBookingOf, readMoney, readNumber } from '../shared/deposits.repo.ts';

export const refundDeposit = defineApprovable(
  contract,
  async (store, input, { caller, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { depositId, method, reason } = input;
    const isKept = input.kept === true;
    const at = { restaurantId, depositId };
    const before = await needDeposit(store, at);
    const money = await readMoney(store, { caller, now, chosen: input.cashSession });
    const [number, write] = await Promise.all([
      readNumber(store, restaurantId, money.restaurant.refundSeries, now),
      readBookingOf(store, at, before),
    ]);
    concerns({ number: before.receipt.number, amountPaise: refundable(before, isKept).amountPaise, reason });
    const { deposit, refund } = refundWhole(before, money.restaurant, {
      ...money.moving,
      ...allowed,
      method,
      reason,
      isKept,
      sequence: number.sequence,
    });
    number.write();
    write(deposit);
    // What was kept is no income any more: its day stays as it was, and today takes it back.
    const day = isKept ? countKept(money.day, refund, -1) : money.day;
    money.write(countGivenBack(day, refund, method));
    const { number: voucher, amountPaise } = refund;
    record(store, { depositId, number: voucher, amountPaise, method, reason, ...(isKept && { isKept }) });
    return { number: refund.number };
  },
  { once: true },
);
