import type { FailureReason } from '../firebase/call.ts';

/** One sentence for every reason: what happened, and what to do. */
export const reasonSentences: Record<FailureReason, string> = {
  offline: 'There is no connection just now. Nothing is lost; try again when you are back online.',
  'sign-in-required': 'Sign in to go on.',
  'not-allowed': 'Your account may not do this. Ask the owner.',
  dismissed: 'Your account is no longer active at this restaurant. Ask the owner.',
  'app-check-failed': 'This device could not be verified. Reload the page and try again.',
  'invalid-input': 'Something in what you entered is not right. Check it and try again.',
  'too-many-requests': 'Too many tries in a short time. Wait a moment and try again.',
  'busy-try-again': 'Many people are ordering at this moment. Try again.',
  unexpected: 'That did not work. Nothing was changed; try again.',
  'restaurant-not-found': 'This restaurant is not on Bhoj.',
  'email-taken': 'An account with this e-mail exists already. Sign in, or use another e-mail.',
  'email-not-proved':
    'Open the link in the mail that we sent to this address first. It shows that the address is yours.',
  'request-id-used': 'This form was sent before with other details. Reload the page and try again.',
  'member-not-found': 'This person is not on your staff any more. Reload the page.',
  'member-dismissed': 'This person is dismissed. Re-admit them first.',
  'table-not-found': 'This table does not exist any more. Scan the code on your table, or ask a waiter.',
  'table-in-use':
    'A table that would go has guests or is reserved. Settle its bill or make it available, then try again.',
  'guest-ordering':
    'A guest has scanned its code and is choosing dishes. Try again once they have paid, or in half an hour.',
  'last-table': 'A floor keeps at least one table. Change the number of floors under Seating.',
  'floor-full': 'This floor is full: 200 is the most it holds.',
  'table-in-maintenance': 'This table is not in service. Ask a waiter for another one.',
  'too-many-waiting': 'Several phones have just opened this table. Wait for one to order, or ask a waiter.',
  'code-required': 'Somebody at this table has ordered already. Enter the four-digit code from their phone.',
  'code-wrong': 'That is not the code of this table. Look at the phone that ordered first.',
  'code-locked': 'Too many wrong codes. Ask a waiter to let you in.',
  'not-at-this-table': 'Your phone has not joined this order. Scan the code on your table.',
  'order-not-found': 'This order does not exist. Scan the code on your table.',
  'order-closed': 'This order is finished, or the table has new guests. Nothing was sent.',
  'order-too-large': 'This order is at its limit of 300 lines. Settle it and begin another.',
  'restaurant-closed': 'The restaurant is closed just now.',
  'ordering-paused': 'Ordering by phone is paused. A waiter takes your order.',
  'ordering-ended': 'This restaurant takes no orders through Bhoj at the moment.',
  'service-not-offered': 'The restaurant does not offer this kind of order.',
  'item-unavailable': 'Something in this order is not available any more.',
  'selection-invalid': 'A choice in this order is not on the menu any more. Choose it again.',
  'menu-changed': 'The menu has changed since you opened it. Look at the prices once more.',
  'round-not-found': 'This round is not waiting any more.',
  'no-table': 'Waiters come to tables. At the counter, ask there.',
  'request-taken': 'A colleague is already on the way.',
  'request-gone': 'Nobody waits for this any more.',
  'upi-not-offered': 'This restaurant takes no UPI payments through Bhoj. Pay at the counter.',
  'not-settled': 'The bill is not paid yet. Tell us how it was once it is.',
  'already-reviewed': 'Somebody at your table has already said how it was. Thank you.',
  'menu-stale': 'Somebody else has saved the menu since you opened it.',
  'menu-too-large':
    'The menu has outgrown its 700 KB. Shorten some descriptions, or delete dishes that are no longer sold.',
  'photo-invalid': 'This file is not a photo. Choose a JPEG, PNG or WebP picture.',
  'too-many-photos':
    'This restaurant has 2,500 photos already. Remove some from dishes; they are gone after a month.',
  'nothing-to-bill': 'There is nothing on this order to bill.',
  'rounds-waiting': 'A round of this table still waits to be accepted. Accept or decline it first.',
  'order-changed': 'The table has ordered more since you opened this bill. Look at it once more.',
  'payment-mismatch': 'The payments do not add up to the bill.',
  'not-room-service': 'Only an order of room service can be charged to the room.',
  'already-settled': 'This bill is settled already.',
  'legal-details-missing':
    'A tax invoice needs legal name, address, GSTIN and FSSAI number. The owner enters them in Settings.',
  'payment-required': 'This referral ID is not valid any more. Enter another, or continue to payment.',
  'payment-needs-proof':
    'Somebody has paid for this address in another browser. We can send a link to it, so that you go on without paying again.',
  'payment-wrong':
    'This payment does not belong to this order. Nothing was counted; if money was taken, it is kept safe.',
  'plan-not-found': 'This plan is not sold any more. Choose one from the pricing page.',
  'payments-unavailable':
    'The payment service cannot be reached just now. Nothing that you have paid is lost; try again in a minute.',
  'payment-not-found': 'This payment is not known to the payment service.',
};
