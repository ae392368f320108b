import { moveBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import { applyDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { call } from '../support/mount.ts';
import { aDepositHouse, aSeatedDeposit, taken } from '../support/deposits.ts';

const aTaken = async () => {
  const { house, bookingId } = await aDepositHouse();
  const depositId = await taken(house.owner, bookingId);
  return { house, bookingId, depositId, as: house.owner };
};

/** One valid call of every contract about deposits. */
export const DEPOSIT_SAMPLES = {
  takeDeposit: async () => {
    const { house, bookingId } = await aDepositHouse();
    const input = { depositId: newId(), bookingId, amountPaise: paise(50_000), method: 'upi' as const };
    return { house, input, as: house.owner };
  },
  refundDeposit: async () => {
    const { house, depositId, as } = await aTaken();
    return {
      house,
      as,
      input: { requestId: newId(), depositId, method: 'upi' as const, reason: 'Plans changed' },
    };
  },
  keepDeposit: async () => {
    const { house, depositId, bookingId, as } = await aTaken();
    const cancel = { requestId: newId(), bookingId, act: 'cancel', reason: 'Ill' } as const;
    await call(moveBooking, cancel, house.owner);
    return { house, as, input: { requestId: newId(), depositId, reason: 'Cancelled too late' } };
  },
  applyDeposit: async () => {
    const { house, orderId, depositId } = await aSeatedDeposit();
    return { house, as: house.owner, input: { requestId: newId(), orderId, depositId } };
  },
  releaseDeposit: async () => {
    const { house, orderId, depositId } = await aSeatedDeposit();
    await call(applyDeposit, { requestId: newId(), orderId, depositId }, house.owner);
    return { house, as: house.owner, input: { requestId: newId(), orderId, depositId } };
  },
};
