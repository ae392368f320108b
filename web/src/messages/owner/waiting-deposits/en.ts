import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The deposits that are not used up, with their bookings or after these were deleted. */
export const waitingDepositsPart = part('waitingDeposits', {
  title: 'Deposits that wait',
  none: 'No deposit waits. Those of which some is left are listed here until they are on a bill, given back or kept.',
  sum: (n: number, amount: string, isMore: boolean) =>
    `${counted(n, 'deposit', 'deposits')}${isMore ? ' loaded' : ''}, ${amount} of guests’ money left`,
  loading: 'Loading the deposits',
  couldNotLoad: 'The deposits could not be loaded',
  one: 'Deposit',
  party: 'Party',
  noName: 'Guest',
  booked: 'Booked for, on the voucher',
  voucher: 'Receipt voucher',
  state: 'State',
  states: { held: 'Held', applied: 'Rest after its bill', refunded: 'Given back', kept: 'Kept' },
  onOpenBill: 'Rest, its bill is open',
  left: 'Left',
  bookingOf: (at: string, guests: number) => `Booked for ${at}, ${counted(guests, 'guest', 'guests')}`,
  openBooking: 'Open the booking',
  bookingGone:
    'The booking was deleted after 90 days. The deposit can still be given back, or kept where its receipt voucher says so.',
  missing: 'This deposit does not exist.',
});
