/** The sentences for guests who book a table, in Marathi. Not yet read by a native reader. */
export { guestBooking } from './booking/mr.ts';
export { guestDeposit } from './deposit/mr.ts';
export { guestWait } from './wait/mr.ts';
