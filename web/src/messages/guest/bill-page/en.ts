import { part } from '../../part.ts';

/** Texts for a guest on the page of the bill, to pay it or to declare a payment by UPI. */
export const billPage = {
  title: 'Your bill',
  backToMenu: 'Back to the menu',
  nothing: 'There is no bill yet',
  nothingHint: 'Order something first; the bill grows here as you do.',
  cancelled: 'This order was cancelled',
  cancelledHint: 'There is nothing to pay. Ask a waiter if you did not expect it.',
  running: 'This is the bill so far. Taxes and the round-off are those the invoice will have.',
  waiting: 'An order still waits for a waiter and is not on this bill.',
  partPaid: (paid: string, due: string) => `${paid} is paid; ${due} is left.`,
  partsBilled: (n: number, paid: string) =>
    n === 1 ? `One part of this table is paid: ${paid}.` : `${n} parts of this table are paid: ${paid}.`,
  pay: 'How would you like to pay?',
  counter: 'At the counter',
  counterHint: (place: string) =>
    `Say “${place}”, or ask a waiter for the card machine. Cash and card are both fine.`,
  upi: 'By UPI',
  upiOpen: (amount: string) => `Pay ${amount} by UPI`,
  /** In the row at the bottom, beside the amount. */
  upiPay: 'Pay by UPI',
  upiHint: 'Opens your UPI app. Show the waiter that you paid: the bill counts as paid once they confirm it.',
  upiQr: 'Or scan this with another phone',
  upiQrLabel: (amount: string) => `QR code to pay ${amount} by UPI`,
  /** A small button that asks a waiter for the bill on paper. */
  printed: 'Printed bill',
  askPrinted: 'Ask for the printed bill',
  declare: 'I have paid by UPI',
  declaring: 'Telling the staff…',
  /** Above the bill, and in the row at the bottom. `who` is null for the reader. */
  saidPaid: (who: string | null) =>
    who === null
      ? 'You told us you paid. The staff are checking.'
      : `${who} told us it is paid. The staff are checking.`,
  /** Opens the counter once a guest has said that all is paid. */
  payAnother: 'Pay another way',
};

export const billPagePart = part('billPage', billPage);
