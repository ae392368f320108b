import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { part } from '../../part.ts';

/** The sentences of a purchase, at sign-up and at renewal. */
export const payments = {
  checkoutDescription: (plan: string) => `${plan} Subscription`,
  perMonth: 'a month',
  perYear: 'a year',
  price: (amount: Paise) => formatMoney(amount),
  popular: 'Popular',
  checkAgain: 'Check again',
  checking: 'Checking…',
  paying: 'Waiting for the payment…',
  loadingPlans: 'Loading the plans',
  states: {
    unasked: {
      title: 'An earlier payment could not be looked up',
      text: 'There is no connection to the payment service just now. If you have paid before, do not pay again: we ask as soon as we can.',
    },
    dismissed: {
      title: 'The payment window was closed',
      text: 'Nothing has been paid so far. If you have approved it in your bank’s or UPI app, it shows here by itself in a moment. Otherwise go on when you are ready.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'Try again, with another card or app if you like. It stays the same order, so it is paid once. If your bank took the money all the same, it shows here by itself or your bank gives it back.',
    },
    'no-script': {
      title: 'Razorpay’s payment script failed to load',
      text: 'Nothing was charged. Check the connection, or switch off what blocks scripts on this page, and try again.',
    },
    wrong: {
      title: 'The payment could not be confirmed',
      text: 'What came back does not belong to this order, so nothing was counted. If money was taken, it is kept safe and shows here by itself. You can try again: the order is paid once.',
    },
    waits: {
      title: 'Your bank has not confirmed the payment yet',
      text: 'There is nothing to do and nothing to pay again. We keep asking while this page is open; you can also come back later.',
    },
    unheard: {
      title: 'Your payment is made, and we could not confirm it yet',
      text: 'The connection or the payment service did not answer. Nothing is lost: do not pay again. We ask as soon as we can.',
    },
  },
};

export const paymentsPart = part('payments', payments);
