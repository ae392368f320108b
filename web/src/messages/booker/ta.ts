/** The sentences for guests who book a table, in Tamil. Not yet read by a native reader. */
export { guestBooking } from './booking/ta.ts';
export { guestDeposit } from './deposit/ta.ts';
export { guestWait } from './wait/ta.ts';
