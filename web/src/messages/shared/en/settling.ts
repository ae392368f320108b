import type { DocumentFault } from '@bhoj/domain/billing/settle/guard';
import { buyerWords } from './buyer.ts';

const faults: Readonly<Record<DocumentFault, string>> = {
  gstin: 'The GSTIN in Settings does not have the right form.',
  fssai: 'The FSSAI number in Settings does not have 14 digits that begin with 1 or 2.',
  number: 'Its number would be longer than 16 characters, or hold others than A to Z, 0 to 9, / and -.',
  series: 'Its number would not follow the one before.',
  kind: 'It would have the wrong name for what is on it.',
  'plain-with-gstin':
    'You have a GSTIN, so tax must be charged. Turn tax on in Settings, under Tax, or choose the composition scheme.',
  'aggregator-order': 'The operator bills this order and pays its tax. Hand it over instead.',
  'vat-tin': 'There is VAT on liquor, and no VAT TIN. The owner enters it in Settings, under Tax.',
  buyer: 'The buyer’s name, GSTIN, address or State is not right. Enter the buyer again.',
  'buyer-missing':
    'A bill of ₹50,000 or more before tax must name the guest, with address and State. Enter them under “Made out to”.',
  'mixed-for-business':
    'A buyer with a GSTIN gets taxed dishes on one bill, and exempt dishes or liquor on another. Split the bill by dish.',
  'liquor-under-composition': 'Under the composition scheme no liquor may be sold.',
  rate: 'A dish has another rate than 5 % or 18 %, the only ones for a restaurant, or packaged goods have one that does not exist. The owner changes it in Settings, under Tax, or on the menu.',
  hsn: 'Packaged goods need an HSN code of 4, 6 or 8 digits. The owner enters it on the menu.',
  'service-code': 'Its service code does not fit the order.',
  'state-tax': 'Its State tax does not fit the GSTIN.',
  'liquor-as-food':
    'A dish reads like liquor, and is taxed like food. Give it the tax class Liquor on the menu.',
  'round-off': 'It would be rounded by more than 50 paise.',
  payments: 'A payment does not add up in itself.',
  'tax-under-composition': 'A restaurant under the composition scheme charges no tax.',
  'tax-without-gstin': 'Tax may be charged only with a GSTIN.',
  'liquor-under-gst': 'Liquor is outside GST.',
  'service-charge': 'It holds a service charge, or a line that nobody ordered.',
  sums: 'Its sums do not add up.',
};

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
  // what is complimentary
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

  // to whom the bill is made out
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
  portion: (dish: string) => `${dish}: portions on this bill`,
  ofOpen: (n: number) => `of ${n}`,
  lessOf: (dish: string) => `One less ${dish}`,
  moreOf: (dish: string) => `One more ${dish}`,

  // what is paid
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
