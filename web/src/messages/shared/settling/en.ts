import { part } from '../../part.ts';
import { buyerWords } from '../buyer/en.ts';
import { faults } from '../settling-faults/en.ts';

/** The words of the billing counter, where a bill is split, discounted and paid. */
export const settling = {
  rare: 'More for this bill',

  // the discount
  discount: 'Discount',
  remove: 'Remove',
  discountBy: (reason: string, who: string) => `${reason} · ${who}`,
  discountKind: 'Discount in',
  kinds: { amount: '₹', percent: '%' },
  discountAmount: 'Amount in rupees',
  discountPercent: 'Percent',
  discountFault: 'Enter more than zero.',
  percentFault: 'Enter more than 0, at most 100.',
  discountReason: 'Reason',
  reasonFault: 'Say why, in at most 80 characters.',
  reasonOther: 'Or in your words',
  reasons: ['Regular guest', 'Food came late', 'Dish sent back', 'On the house'],
  covers: 'Discount on',
  coverage: { everything: 'Everything', food: 'Food only', categories: 'Categories' },
  foodHint: 'Nothing is taken off liquor and the delivery charge.',
  categories: 'Categories',
  categoriesFault: 'Choose at least one category.',
  categoriesLoading: 'The menu is loading…',
  categoriesFailed: 'The menu could not be loaded. Try again in a moment.',
  saveDiscount: 'Apply discount',
  cancel: 'Cancel',
  // complimentary dishes
  complimentary: 'Complimentary',
  complimentaryHint:
    'The kitchen cooks it as usual. On the bill it appears at its price, with all of it taken off.',
  complimentaryDishes: 'Complimentary dishes',
  complimentaryAll: 'The whole order',
  complimentaryFault: 'Choose at least one dish.',
  complimentaryReasons: ['Birthday', 'Guest of the house', 'Waited too long', 'Tasting'],
  takeComplimentaryBack: (dish: string) => `Charge for ${dish} again`,
  aboveLimit: (limit: string) =>
    `A captain may take at most ${limit} off an order in all. Ask the owner for more.`,
  noLimit: 'The owner lets captains give no discount. Ask the owner.',
  faults,

  // the buyer of the bill
  buyer: buyerWords,

  // the split
  linesOnBill: (n: number) => `${n} ${n === 1 ? 'item' : 'items'} on this bill`,
  split: 'How the bill is split',
  splits: { whole: 'One bill', equal: 'Equally', items: 'By dish' },
  people: 'People still to pay',
  fewer: 'One fewer',
  morePeople: 'One more',
  share: (n: number) => `Person ${n}`,
  nextShare: 'pays now',
  shareHint: 'Take one payment after another. The bill is issued with the last.',
  itemsHint: 'Each choice is a bill of its own. What is not chosen stays open.',
  itemsBlocked: 'A part of the bill is paid already. Refund it to split by dish.',
  allOf: (who: string) => `All of ${who}`,
  portionsFree: (dish: string) => `${dish}: portions for nothing`,
  portion: (dish: string) => `${dish}: portions on this bill`,
  ofOpen: (n: number) => `of ${n}`,
  lessOf: (dish: string) => `One less ${dish}`,
  moreOf: (dish: string) => `One more ${dish}`,

  // payment
  declaration: (who: string, amount: string) =>
    `${who} says ${amount} was paid by UPI. Look into your UPI app first.`,
  ownDeclaration: (who: string, amount: string) =>
    `${who} says ${amount} for their own dishes was paid by UPI. Look into your UPI app first.`,
  someGuest: 'A guest',
  takeDeclaration: (amount: string) => `Take ${amount} by UPI`,
  parts: 'Paid already',
  partsLine: (paid: string, total: string, left: string) => `${paid} of ${total} paid · ${left} to pay`,
  giveBack: 'Refund',
  giveBackTitle: (payment: string) => `Refund ${payment}?`,
  giveBackText: 'It comes off what was paid. You give the money back to the guest yourself.',
  giveBackBy: 'Refund by',
  giveBackReason: 'Reason',
  wrongPayment: 'Paid another way?',
  rightWhich: 'Which payment was it?',
  rightTitle: (p: string) => `${p} was paid another way?`,
  rightText:
    'Number, sum and tax of the bill stay. Only the way it was paid changes, and the drawer with it.',
  rightBy: 'It was paid by',
  putRight: 'Put it right',
  rightDone: 'The payment is put right.',
  next: 'Together with',
  dropTender: (payment: string) => `Take out ${payment}`,
  tip: (amount: string) => `tip ${amount}`,

  // how it is paid
  payment: 'How it is paid',
  amount: 'Amount in rupees',
  amountHint: (usual: string, left: string) =>
    `Leave it empty for ${usual}. Less than ${left} is kept as a part payment.`,
  amountHintItems: (left: string) => `Leave it empty for ${left}. Of less, the rest is paid another way.`,
  amountFault: (left: string) => `Enter an amount up to ${left}.`,
  received: 'Received in rupees',
  receivedHint: (wanted: string) => `Leave it empty if it is exactly ${wanted}.`,
  receivedFault: 'Enter at least the amount and the tip.',
  exact: 'Exact',
  change: 'Change to give',
  tipField: 'Tip in rupees',
  tipFault: 'Enter an amount, or nothing.',
  addTip: 'Add a tip',
  name: 'What it is called',
  nameHint: 'For instance a voucher, or the app that paid.',
  nameFault: 'Say what this payment is.',
  upiCode: (amount: string) => `QR code to pay ${amount} by UPI`,
  upiHint: 'The guest scans it; take the payment once it is in your UPI app.',
  noUpi: 'Enter a UPI ID in Settings to show a QR code here.',

  // the bar
  exactCash: (amount: string) => `Cash, exactly ${amount}`,
  moreWays: 'Change, tip or a part',
  inCash: (amount: string) => `${amount} in cash is settled in a moment.`,
  takeBack: 'Undo',
  close: 'Close',
  left: 'To pay',
  leftToPay: (amount: string) => `${amount} to pay`,
  leftOfToPay: (left: string, total: string) => `${left} of ${total} to pay`,
  leftOf: (total: string) => `of ${total}`,
  settle: (total: string) => `Settle ${total}`,
  take: (amount: string) => `Take ${amount}`,
  nextTender: (rest: string) => `Next: the other ${rest}`,
  sending: 'Settling…',
  taken: (amount: string, left: string) => `${amount} taken. ${left} is left.`,
  chooseMethod: 'Choose how it is paid.',
  chooseDishes: 'Choose the dishes of this bill.',
  confirmMoney: 'Settle only when the money is there.',
  confirmRoom: 'Noted to the room: the hotel collects it with the room’s bill.',
  overpaid: 'More is paid than the bill comes to now. Refund a payment.',
  changed: 'The table has ordered more. Look at the new bill.',
  useNewBill: 'Go on with the new bill',
  unanswered: (amount: string) =>
    `${amount} was sent and not confirmed yet. Send it again: nobody pays twice.`,
  resend: 'Send it again',
  notConfirmed: 'Not confirmed: there was no answer. It is kept on this device; check the connection.',

  // once it is settled
  issued: 'Bills of this order',
  paid: (total: string) => `Paid ${total}`,
  stillOpen: 'The rest of the order is open.',
};

export const settlingPart = part('settling', settling);
