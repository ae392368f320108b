import { codeReasons } from '../code-entry/en.ts';
import { PORTION_LIMITS } from '@bhoj/domain/orders/rounds/portion-limits';
import {
  ADDRESS_REASONS,
  BOOKING_REASONS,
  COUNT_REASONS,
  MENU_REASONS,
  MONEY_BOOK_REASONS,
  NOTE_REASONS,
  PAY_REASONS,
  PLATFORM_REASONS,
  RETURN_REASONS,
  REVIEWING_REASONS,
  REVIEW_REASONS,
  WAIT_REASONS,
} from '@bhoj/domain/catalogue/reason-codes';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { part } from '../../part.ts';
import { guestReasonSentences } from '../../guest/reasons/en.ts';

/** Reasons that only some pages meet: no other page gets them, or loads their sentences. */
const OF_PAGES = [
  ...ADDRESS_REASONS,
  ...BOOKING_REASONS,
  ...COUNT_REASONS,
  'buying-refused',
  ...MENU_REASONS,
  ...MONEY_BOOK_REASONS,
  ...NOTE_REASONS,
  ...PAY_REASONS,
  ...PLATFORM_REASONS,
  ...RETURN_REASONS,
  ...REVIEWING_REASONS,
  ...REVIEW_REASONS,
  ...WAIT_REASONS,
] as const;
const ofPages = Object.fromEntries(
  OF_PAGES.map((reason) => [reason, 'This is not possible. Look at it on its page.']),
) as Record<(typeof OF_PAGES)[number], string>;

/** One sentence per reason: what happened, and what to do. */
export const reasonSentences: Record<FailureReason, string> = {
  ...guestReasonSentences,
  'too-many-portions': `A round takes ${PORTION_LIMITS.member.round} portions and an order ${PORTION_LIMITS.member.order}. Split this into smaller ones.`,
  'open-dish-not-allowed': 'Only the owner, or somebody with the right to it, may type an open dish.',
  'open-dish-name':
    'This name may not be on a bill: it reads like a service charge or like liquor. Type another.',
  'too-few-left': 'Fewer portions of that are left. Take fewer, or something else.',
  'code-exists': 'There is a code of this name already. Take another name, or change that code.',
  'record-full':
    'Nothing was saved: there is no more room here. Change fewer things at a time, or remove some first.',
  dismissed: 'Your account is no longer active at this restaurant. Ask the owner.',
  'account-closed': 'This account is closed. Ask a super admin.',
  'sign-in-again': 'Enter your password once more to do this.',
  'support-not-open':
    'The owner has not opened this restaurant to support, or the time is over. Ask them to open it in their settings.',
  'changed-meanwhile': 'Somebody else has changed this meanwhile. Close this, look at it again, and repeat.',
  'plan-changed': 'The plan has changed since this page was opened. Look at its price again before you pay.',
  'signup-closed': 'Bhoj takes no new restaurants at the moment. Nothing was charged. Try again later.',
  'email-taken':
    'An account with this e-mail exists already. Sign in, or set a new password by mail there if you did not make it.',
  'email-not-proved':
    'Open the link in the mail that we sent to this address first. It shows that the address is yours.',
  'request-id-used': 'This form was sent before with other details. Reload the page and try again.',
  'invitation-over':
    'This invitation is over: it was accepted, withdrawn, or is older than a week. Ask the owner for a new one.',
  'member-not-found': 'This person is not on your staff any more. Reload the page.',
  'member-dismissed': 'This person is dismissed. Re-admit them first.',
  'right-not-yours': 'You may give or take only rights that you have, and not your own. Ask the owner.',
  'pin-trivial': 'Others would try this PIN first. Choose six digits without a pattern.',
  'pin-taken': 'Somebody here has this PIN already. Choose another one.',
  'pin-wrong': 'This PIN is not right.',
  'pin-locked': 'Too many wrong PINs on this device. Wait 15 minutes, or ask somebody who may.',
  'device-shut-out': 'This device was shut out. Ask somebody who may look after the staff.',
  'bill-too-old': 'You may not void a bill this old. Ask the owner.',
  'table-in-use':
    'A table that would go has guests or is reserved. Settle its bill or make it available, then try again.',
  'guest-ordering':
    'A guest has scanned its code and is choosing dishes. Try again once they have paid, or in half an hour.',
  'last-table': 'A floor keeps at least one table. Change the number of floors under Seating.',
  'floor-full': 'This floor is full: 200 is the most it holds.',
  'place-name-taken': 'Another table or floor has this name.',
  'too-many-place-names': 'No more than 400 tables and floors can have names.',
  'round-not-found': 'This round is not waiting any more.',
  'request-taken': 'A colleague is already on the way.',
  'request-gone': 'Nobody waits for this any more.',
  'delivery-details-missing': 'A delivery needs a mobile number and an address.',
  'aggregator-details-missing': 'An aggregator’s order needs the operator and the operator’s order number.',
  'aggregator-number-taken':
    'An order with this operator and number is on the books already. Check the whole number.',
  'aggregator-order':
    'The operator bills this order and pays its tax. Bhoj issues no document for it and keeps its name: hand it over.',
  'operator-order-is-ours':
    'You bill this order yourself: service at 18 % and packaged goods are not the operator’s. Settle its bill, paid through the operator.',
  'already-handed-over': 'This order was handed over already. The owner can correct its value in Orders.',
  'not-handed-over': 'This order was not handed over to an operator.',
  'not-an-aggregator-order': 'This order is not an aggregator’s. Settle its bill.',
  'phone-not-found': 'This phone no longer asks. It may be in already, or have gone.',
  'table-taken': 'This table has guests by now. Choose another, or merge the two.',
  'not-at-a-table': 'This order is at no table.',
  'is-at-a-table': 'This order is at a table, so it has no name or address of its own to change.',
  'orders-differ': 'A delivery or an aggregator’s order stays an order of its own.',
  'part-paid': 'Part of this bill is paid. Return that payment first.',
  'part-billed': 'Some of this is on a bill already. What is billed stays where it is.',
  discounted: 'This order has a discount. Remove it, then give it again.',
  'moves-everything': 'That is the whole order. Move the table, or merge it with the other.',
  'line-not-found': 'One of these dishes is not on the order any more. Look again.',
  'line-is-made': 'A dish that is ready or served cannot be cancelled. The owner can take it off the bill.',
  'approval-unknown': 'Nobody has allowed this. Ask again.',
  'approval-of-another': 'This was allowed to somebody else. Ask again.',
  'approval-decided': 'Somebody has answered this already.',
  'approval-not-given': 'Nobody has allowed this. Ask again.',
  'approval-spent': 'This was allowed once and is done. Ask again.',
  'approval-late': 'The time for this is over. Ask again.',
  'approval-other-act': 'Something else was allowed. Ask again.',
  'approval-other-amount': 'The amount has changed. Ask again.',
  'approver-may-not': 'Whoever allowed this may not any more. Ask again.',
  'order-is-made': 'Dishes of this order are ready or served. The owner can cancel it.',
  'too-many-offers': 'Ten offers are the most. Remove one that you no longer need.',
  'nothing-to-bill': 'There is nothing on this order to bill.',
  'rounds-waiting': 'A round of this table still waits to be accepted. Accept or decline it first.',
  'order-changed': 'The table has ordered more since you opened this bill. Look at it once more.',
  'payment-mismatch': 'The payments do not add up to the bill.',
  'payment-unnamed': 'Say what this payment is: a voucher, the name of an app.',
  'payment-exceeds-due': 'This is more than is still to be paid. Look at the bill once more.',
  'too-many-payments': 'This bill is paid in forty parts already. Take the rest in one payment.',
  'part-payment-not-found': 'This payment is not held on the order. Look at the bill once more.',
  'payment-changed': 'This payment was put right meanwhile. Look at the bill once more.',
  'payment-stays': 'The day is closed, so its payments stay. The owner can open it again.',
  'owner-corrects':
    'Only the captain who settled the bill can put its payment right, for 15 minutes. Ask the owner.',
  'portions-taken':
    'Some of these dishes are on another bill already, or were cancelled. Look at the order once more.',
  'discount-above-limit': 'This is more than the owner lets a captain take off. Ask the owner.',
  'discount-exceeds-bill': 'The discount is more than the bill. Enter a smaller one.',
  ...codeReasons,
  'not-room-service': 'Only an order of room service can be charged to the room.',
  'already-settled': 'This bill is settled already.',
  'legal-details-missing':
    'A bill needs the FSSAI number; with a GSTIN also legal name and address. The owner enters them in Settings.',
  'customer-not-found': 'This customer’s record is gone. Reload the page.',
  'customers-same': 'Choose two different customers.',
  'number-taken': 'Another customer has this number. Merge the two instead.',
  'not-agreed': 'This customer has not agreed to messages with offers.',
  'invoice-not-found': 'This bill does not exist. Reload the page.',
  'invoice-voided': 'This bill is void already.',
  'law-not-known': 'Bhoj does not know the law of this day. Check the date of this device.',
  'cash-above-limit':
    'Nobody may take ₹2,00,000 or more in cash for one occasion, or from one person in a day (Income-tax Act s. 269ST). Take a part by UPI or card.',
  'final-pay-stands':
    'The final pay of this person is approved, so their last day, their days and their slip stand.',
  'tax-month-over':
    'The tax month of this bill is over, so it cannot be declared void. Issue a credit note instead.',
  'series-full':
    'Number 999999 of this series is given out. The owner chooses another series in Settings, under Billing.',
  'invoice-credited':
    'A note has been issued for this bill, so it cannot be declared void. Credit the rest instead.',
  'nothing-to-correct': 'The bill says this already, or nothing of the dish is left on it.',
  'above-mrp': 'This is more than the MRP on the pack, the most that may be charged with all taxes.',
  'day-closed': 'This day is closed, so its figures cannot change. Issue a credit note instead.',
  'day-not-closed': 'This day is open already.',
  'later-day-closed': 'A later day is closed, so this one stays closed.',
  'person-not-found': 'This person is not among those who are paid.',
  'slips-not-found': 'This link opens no slips. Ask the restaurant for a new one.',
  'muster-locked': 'The pay of this month is approved, so its muster stays.',
  'punch-needs-device': 'Punch on a shared device, with your name and PIN.',
  'punch-needs-person': 'Ask who runs the payroll to add you there.',
  'day-not-worked': 'That is before their first day or after their last.',
  'mark-too-early': 'A day to come takes days off and leave only.',
  'day-in-future': 'This day has not begun yet.',
  'day-before-first-order': 'There was no order yet on this day. Choose a later day.',
  'day-changed': 'The day has moved since you counted. Look at the figures once more.',
  'orders-open': 'Somebody has yet to pay. Settle or cancel the open orders first.',
  'sessions-open': 'A cash session is still open. Count it and close it first.',
  ...ofPages,
  'sessions-off': 'Cash sessions are switched off. The settings switch them on.',
  'session-not-found': 'This session is not there any more. Reload the page.',
  'session-not-yours': 'Somebody else holds this till. They or whoever may close the day can do this.',
  'session-closed': 'This session takes no money any more. Open the next one.',
  'session-not-counted': 'Count the till before you close its session.',
  'counted-too-often': 'This session was counted three times. Close it with a note.',
  'till-unknown': 'This till is not in the settings any more. Choose another.',
  'till-in-use': 'Somebody has an open session on this till. It must be handed over or counted first.',
  'holder-has-session': 'This person has an open session on another till. Count that one first.',
  'same-holder': 'This person holds the till already. Choose who takes it over.',
  'note-required': 'The drawer does not agree with the bills. Say why in a note.',
  'document-wrong': 'This bill would be wrong, so it was not issued.',
  'payment-required': 'This referral ID is not valid any more. Enter another, or continue to payment.',
  'payment-needs-proof':
    'Somebody has paid for this address in another browser. We can send a link to it, so that you go on without paying again.',
  'trial-needs-proof':
    'Many accounts were opened with this referral ID today. Prove that the address is yours, and go on.',
  'payment-wrong':
    'This payment does not belong to this order. Nothing was counted; if money was taken, it is kept safe.',
  'payment-too-late':
    'The price that you paid had ended. Bhoj gives this payment back in full; pay today’s price to go on.',
  'plan-not-found': 'This plan is not sold any more. Choose one from the pricing page.',
  'payments-unavailable':
    'The payment service cannot be reached just now. Nothing that you have paid is lost; try again in a minute.',
  'payment-not-found': 'This payment is not known to the payment service.',
};

export const reasonsPart = part('reasonSentences', reasonSentences);
