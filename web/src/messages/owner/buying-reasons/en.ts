import type { BuyingRefusal } from '@bhoj/domain/stock/buying/refused';
import { part } from '../../part.ts';

/** Why a vendor, a receipt of goods, a payment or a purchase order was refused. */
const buyingReasonSentences: Record<BuyingRefusal, string> = {
  'vendor-not-found': 'This vendor is not in your list any more. Choose another.',
  'vendor-name-taken': 'Another vendor has this name. Give this one another, or use that one.',
  'too-many-vendors':
    'The list of vendors is full. Enter the bills of small sellers under one vendor, such as Market.',
  'pays-too-much': 'That is more than you owe this vendor. Pay at most what is owed.',
  'receipt-not-found': 'These goods are not in the list any more.',
  'receipt-known': 'This bill was entered already. Nothing was entered twice.',
  'receipt-wrong': 'Something in the lines is not right. Look at the lines that are marked.',
  'receipt-paid':
    'Some of this bill is paid. Open it on the Expenses page and press “Not paid after all”; then it can be made void.',
  'receipt-credited':
    'Goods or money of this bill came back, or a credit or a self-invoice changed its expense. So it cannot be made void; send the rest back instead.',
  'receipt-closed':
    'The month of this bill is closed, so its expense stays. Send the goods back instead; the credit counts as an adjustment.',
  'receipt-void': 'This receipt was made void before.',
  'bill-total-wrong':
    'The bill comes to less than nothing, or to more than ₹1 crore. Check discount and amounts.',
  'bill-day-wrong':
    'A day cannot be right: it has not begun yet, money came back before its bill, or the bill is from before the last financial year. Check it.',
  'due-before-bill': 'The bill is to be paid before its own day. Check both days.',
  'photo-wrong': 'The photo of the bill is not a picture that can be kept. Take it again.',
  'sends-too-much': 'More of a line goes back than came in and is still here. Check the quantities.',
  'too-many-sent-back': 'Goods of this bill went back twenty times. Enter the rest as waste.',
  'less-owed':
    'You owe this vendor less than these goods cost, so there is nothing to set their credit against. Enter their next bill first; then send these goods back.',
  'gives-too-much':
    'That is more than was paid for this bill and did not come back yet, in money or as a credit. What is still owed is lowered by sending goods back instead.',
  'gives-nothing': 'These goods cost nothing, so no money comes back for them. Send them back instead.',
  'was-given-back':
    'The vendor gave money of this bill back. With these goods more would come back than the bill cost. Make the money back void first, or send less back.',
  'refund-not-found': 'This money back is not in the list any more.',
  'purchase-order-closed': 'This order is closed, or was never sent. Receive the goods without it.',
};

export const buyingReasonsPart = part('buyingReasons', {
  ...buyingReasonSentences,
  sent: 'This was sent before, with other details, and was saved as it was then. Look at it under the vendor; what you changed is not saved.',
  known: (day: string) => `This bill was entered on ${day} already. Nothing was entered twice.`,
});
