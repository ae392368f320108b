import { PORTION_LIMITS } from '@bhoj/domain/orders/rounds/portion-limits';
import { part } from '../../part.ts';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';

const { line, round, order } = PORTION_LIMITS.guest;

/** A sentence for each reason that a guest may meet: what happened, what to do. Guests load it after the first page. */
export const guestReasonSentences = {
  offline: 'There is no connection just now. Nothing is lost; try again when you are back online.',
  'sign-in-required': 'Sign in to go on.',
  'not-allowed': 'Your account may not do this. Ask the owner.',
  'app-check-failed': 'This device could not be verified. Reload the page.',
  'invalid-input': 'Something in what you entered is not right. Check it and try again.',
  'too-many-requests': 'Too many tries in a short time. Wait a moment and try again.',
  'busy-try-again': 'Many people are ordering now. Try again.',
  unexpected: 'Something went wrong, but it may be done. Look before you try again.',
  'restaurant-not-found': 'This restaurant is not on Bhoj.',
  'table-not-found': 'This table does not exist any more. Scan the code on your table, or ask a waiter.',
  'table-in-maintenance': 'This table is out of service. Ask a waiter for another one.',
  'too-many-waiting': 'Several phones opened this table. Wait for one to order, or ask a waiter.',
  'code-required': 'Somebody at this table has ordered already. Enter the code from their phone.',
  'code-wrong': 'That is not the code of this table. Look at the phone that ordered first.',
  'code-locked': 'Too many wrong codes. Ask a waiter to let you in.',
  'key-required': 'Scan the code on your table first. This link is old or was shared without it.',
  'door-full': 'Many orders wait to be confirmed. Scan the code on your table, or ask a waiter.',
  'too-many-join-requests': 'Several phones ask to be let in at this table. Ask a waiter.',
  'not-at-this-table': 'Your phone has not joined this order. Scan the code on your table.',
  'order-not-found': 'This order does not exist. Scan the code on your table.',
  'order-closed': 'This order is finished, or the table has new guests. Nothing was sent.',
  'order-too-large': 'This order is at its limit of 300 lines. Settle it and begin another.',
  'too-many-portions': `Guests can order ${line} of one dish, ${round} portions at a time and ${order} in all. Ask a waiter for more.`,
  'restaurant-closed': 'The restaurant is closed just now.',
  'ordering-paused': 'Ordering by phone is paused. A waiter takes your order.',
  'ordering-ended': 'No orders can be taken through Bhoj until the owner renews it.',
  'restaurant-suspended': 'No orders can be taken through Bhoj now. Open bills can be paid.',
  'service-not-offered': 'The restaurant does not offer this kind of order.',
  'item-unavailable': 'Something in this order is no longer available.',
  'selection-invalid': 'A choice in this order is not on the menu any more. Choose it again.',
  'menu-changed': 'The menu has changed since you opened it. Look at the prices once more.',
  'no-table': 'Waiters come to tables. At the counter, ask there.',
  'upi-not-offered': 'This restaurant takes no UPI through Bhoj. Pay at the counter.',
  'buyer-is-seller': 'This is the restaurant’s own GSTIN. Enter the buyer’s.',
  'order-value-too-large': 'An order may come to ₹50 lakh. Take the rest as another order.',
} satisfies Partial<Record<FailureReason, string>>;

export type GuestReason = keyof typeof guestReasonSentences;
export type GuestReasonWords = Readonly<Record<GuestReason, string>>;

export const guestReasonsPart = part('guestReasons', guestReasonSentences as GuestReasonWords);
