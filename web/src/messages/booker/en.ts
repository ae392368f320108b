/** The parts for guests who book a table. */
export { guestBookingPart } from './booking/en.ts';
export { guestDepositPart } from './deposit/en.ts';
export { guestWaitPart } from './wait/en.ts';
