import { part } from '../../part.ts';

export const orderPanelPart = part('orderPanel', {
  order: 'Order',
  loading: 'Loading the order',
  gone: 'There is no such order.',
  couldNotLoad: 'The order could not be loaded',

  // the facts of the order
  facts: 'About this order',
  opened: 'Opened',
  closed: 'Closed',
  type: 'Type',
  operatorValue: 'Handed over for, before tax',
  operatorCorrected: (amount: string, reason: string, who: string) => `${amount}: ${reason} (${who})`,
  operatorCorrections: 'Corrected since',
  correctOperator: 'Correct its value',
  correctOperatorText: (amount: string) =>
    `It counts with ${amount}. Enter the value before tax that is left after the operator gave money back. Today counts the difference; the return of its month has the new value. If that return is filed, it belongs into table 14A of a later one.`,
  operatorValueLeft: 'Value before tax, in rupees',
  operatorValueWrong: 'Enter an amount in rupees, or 0.',
  operatorCorrectedNow: 'The value is corrected.',
  day: 'Business day',
  guests: 'Guests',
  party: (who: string, n: number | null) => (n === null ? who : `${who} (party of ${n})`),
  takenBy: 'Taken by',
  cancelledFor: 'Cancelled because',
  mergedInto: 'It was merged into another order.',
  openOther: 'Open that order',
  billsAgain: (number: string) => `It bills ${number} again, which was declared void.`,

  // a delivery
  delivery: 'Delivery',
  deliverTo: 'For',
  address: 'Address',
  mobile: 'Mobile',
  deliveryNote: 'Note',
  noAddress: 'No address is kept for it.',

  // lines
  lines: 'Dishes',
  noLines: 'Nothing is ordered yet.',
  kot: (kot: number) => `KOT ${kot}`,
  by: (who: string, when: string) => `${who} · ${when}`,
  quantity: (n: number) => `${n} ×`,
  because: (reason: string) => `Cancelled: ${reason}`,

  // money
  running: 'Still to bill',
  subtotal: 'Before discount and tax',
  discount: (reason: string) => `Discount: ${reason}`,
  due: 'Comes to',
  paidInParts: (n: number) => (n === 1 ? 'Paid in a part' : `Paid in ${n} parts`),
  left: 'Left to pay',
  settle: (amount: string) => `Settle ${amount}`,
  settleTitle: (place: string) => `Settle ${place}`,
  roundsWait: 'A round of this order waits to be accepted. It is accepted or declined at the table.',
  moneyFailed: 'What was paid could not be loaded.',
  upiDeclaration: (amount: string) =>
    `A guest says ${amount} is paid by UPI. Check your UPI app before you settle.`,

  // documents
  documents: 'Documents',
  noDocuments: 'No document is issued yet.',
  voidMark: 'Void',
  creditNote: (when: string, reason: string) => `Credit note · ${when} · ${reason}`,
  debitNote: (when: string, reason: string) => `Debit note · ${when} · ${reason}`,
  remains: 'Comes to',
  show: 'Show and print',
  shareBill: 'Share',
  whatsApp: 'WhatsApp',
  shareText: (restaurant: string, number: string, total: string) =>
    `${restaurant}, bill ${number}: ${total}.`,
  share: 'Copy link',
  shared: 'The link to the bill is copied',
  notShared: 'The link could not be copied. Open the bill with it instead.',
  correct: 'Correct',
  more: (number: string) => `Correct ${number}`,
  voidAct: 'Declare void',
  paymentAct: 'Paid another way',
  creditAct: 'Take dishes off',
  highAct: 'A price was too high',
  lowAct: 'A price was too low',
  rateAct: 'A tax rate was wrong',

  // history
  history: 'History',
  noHistory: 'Nothing has been done to it yet.',
  historyFailed: 'Who did what could not be loaded. What the order itself tells is shown.',
});
