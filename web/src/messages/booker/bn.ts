/** The sentences for guests who book a table, in Bengali. Not yet read by a native reader. */
export { guestBooking } from './booking/bn.ts';
export { guestDeposit } from './deposit/bn.ts';
export { guestWait } from './wait/bn.ts';
