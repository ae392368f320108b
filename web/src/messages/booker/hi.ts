/** The sentences for guests who book a table, in Hindi. */
export { guestBooking } from './booking/hi.ts';
export { guestDeposit } from './deposit/hi.ts';
export { guestWait } from './wait/hi.ts';
