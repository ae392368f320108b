import { withDepositBack } from '@bhoj/domain/bookings/floor/by-order';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { countGivenBack, countKept } from '@bhoj/domain/deposits/count-deposits';
import { refundable, refundWhole } from '@bhoj/domain/deposits/deposit';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import { refundDeposit as contract } from '@bhoj/domain/deposits/deposits.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Store } from '../firebase/store.ts';
import { defineApprovable } from '../shared/define-approvable.ts';
import { needDeposit, readBookingOf, readMoney, readNumber } from '../shared/deposits.repo.ts';
import { writeOrder } from '../shared/orders.repo.ts';

const nothing = (): void => undefined;

/**
 * Reads the open order of the deposit's party. Returns the act that takes the deposit from it, so that the bill asks
 * nobody about it any more.
 */
async function readOrderOf(
  store: Store,
  { restaurantId, depositId }: { readonly restaurantId: string; readonly depositId: string },
  { bookingId, state }: Deposit,
): Promise<() => void> {
  const booking = state === 'held' ? await store.get(bookings, { restaurantId, bookingId }) : null;
  if (booking === null) return nothing;
  const day = await store.get(bookingDays, { restaurantId, date: booking.day });
  const orderId = day?.bookings[bookingId]?.orderId;
  if (orderId === undefined) return nothing;
  const at = { restaurantId, orderId };
  const before = await store.get(orders, at);
  if (before?.state !== 'open') return nothing;
  const after = withDepositBack(before, depositId);
  return after === before ? nothing : () => writeOrder(store, at, { before, after });
}

export const refundDeposit = defineApprovable(
  contract,
  async (store, input, { caller, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { depositId, method, reason } = input;
    const isKept = input.kept === true;
    const at = { restaurantId, depositId };
    const before = await needDeposit(store, at);
    const money = await readMoney(store, { caller, now, chosen: input.cashSession });
    const [number, write, writeTold] = await Promise.all([
      readNumber(store, restaurantId, money.restaurant.refundSeries, now),
      readBookingOf(store, at, before),
      readOrderOf(store, at, before),
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
    writeTold();
    // A kept deposit that goes back is no income any more: the day of keeping stays as it was, and today takes it back.
    const day = isKept ? countKept(money.day, refund, -1) : money.day;
    money.write(countGivenBack(day, refund, method));
    const { number: voucher, amountPaise } = refund;
    record(store, { depositId, number: voucher, amountPaise, method, reason, ...(isKept && { isKept }) });
    return { number: refund.number };
  },
  { once: true },
);
