import type { DepositRule } from '@bhoj/domain/deposits/deposit-rule.schema';
import { takeDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { ordering } from './arrange.ts';
import type { Person } from './auth.ts';
import { aBookingHouse, booked } from './bookings.ts';
import { call, functions } from './mount.ts';

/** ₹500 of each party of two or more; kept unless the party cancels a week before. */
export const KEPT: DepositRule = {
  from: 2,
  amountPaise: paise(50_000),
  per: 'party',
  noShow: 'kept',
  hours: 168,
};

/** A restaurant that asks for deposits, with a party that is due now at F1-T01. */
export async function aDepositHouse(rules: Partial<BookingRules> = { deposit: KEPT }) {
  const house = await aBookingHouse(4, rules);
  const at = Math.floor(Date.now() / QUARTER) * QUARTER;
  const { bookingId, day } = await booked(house.owner, { at, anyway: true, tableIds: ['F1-T01'] });
  return { house, bookingId, day };
}

/** Takes ₹500 by UPI, and returns the deposit's id. */
export async function taken(
  by: Person,
  bookingId: string,
  more: Partial<InputOf<typeof takeDeposit>> = {},
): Promise<string> {
  const depositId = newId();
  await call(takeDeposit, { depositId, bookingId, amountPaise: paise(50_000), method: 'upi', ...more }, by);
  return depositId;
}

/** As `aDepositHouse`; the party has paid its deposit (by default ₹100) and ordered a dosa, ₹126 with GST. */
export async function aSeatedDeposit(more: Partial<InputOf<typeof takeDeposit>> = {}) {
  const made = await aDepositHouse();
  const { house, bookingId } = made;
  const depositId = await taken(house.owner, bookingId, { amountPaise: paise(10_000), ...more });
  await functions.reserveAhead.run({ scheduleTime: new Date().toISOString() } as never);
  const round = ordering(house);
  await call(placeRound, round, house.captain);
  return { ...made, depositId, orderId: round.orderId };
}
