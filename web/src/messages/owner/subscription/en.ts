import { GRACE_DAYS } from '@bhoj/domain/subscription/subscription';
import { part } from '../../part.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

export const subscription = {
  description: 'Where you stand with Bhoj, what you can buy, and what you have paid.',
  support: 'A question about your subscription? Write to',
  states: {
    title: 'Your subscription',
    trialing: {
      badge: 'Free trial',
      line: (left: number, until: string) => `${days(left)} left, until ${until}`,
      text: 'Everything is open. You can pay at any time: the days of the trial that are left are kept.',
    },
    premium: {
      badge: 'Premium',
      line: (until: string) => `Paid until ${until}`,
      endless: 'Premium without an end',
      text: 'Everything is open. You can renew at any time: a payment begins where the last one ends.',
      endlessText: 'Bhoj has given you this. There is nothing to pay.',
    },
    grace: {
      badge: 'Payment due',
      line: (ended: string) => `Ended on ${ended}`,
      text: (left: number, until: string) =>
        `Everything still works for ${days(left)}, until ${until}. After that nobody can order until you pay.`,
    },
    lapsed: {
      badge: 'Ended',
      line: (off: string) => `Ordering is off since ${off}`,
      text: `Trial or subscription and ${GRACE_DAYS} more days are over. Your dashboard and every past bill stay open, guests can read the menu and are told that ordering is off. It is on again as soon as you pay.`,
    },
  },
  plans: {
    title: { upgrade: 'Choose a plan', renew: 'Renew' },
    runs: (from: string, until: string) => `Runs from ${from} to ${until}.`,
    pay: (price: string) => `Pay ${price}`,
    offline: 'You are offline. Paying needs a connection.',
    counted: (until: string | null) =>
      until === null ? 'Your payment is here' : `Your payment is here: premium until ${until}`,
    countedText: 'The receipt is below. If ordering was off, guests can order again now.',
  },
  history: {
    title: 'Payments',
    loading: 'Loading payments',
    empty: 'No payment yet. The first one shows here with its receipt.',
    couldNotLoad: 'The payments could not be loaded. Everything else on this page is right.',
    date: 'Date',
    plan: 'Plan',
    period: 'Period',
    paymentId: 'Payment ID',
    state: 'State',
    amount: 'Amount',
    periodWords: (from: string, until: string) => `${from} to ${until}`,
    states: { paid: 'Being counted', used: 'Paid', surplus: 'To be refunded', refunded: 'Refunded' },
    hints: {
      surplus: 'Paid twice for one order, or after its price had ended: Bhoj gives this back.',
      refunded: 'Given back to the account it came from. It no longer pays for any days.',
    },
    receipt: 'Receipt',
    receiptOf: (date: string) => `Receipt of ${date}`,
    invoice: { invoice: 'Invoice', 'credit-note': 'Credit note' },
    invoiceOf: {
      invoice: (date: string) => `Invoice of ${date}`,
      'credit-note': (date: string) => `Credit note for ${date}`,
    },
    periodNote: 'New period',
    periodNoteOf: (date: string) => `New period of the invoice of ${date}`,
  },
  invoice: {
    titles: { invoice: 'Tax invoice', 'credit-note': 'Credit note', 'period-note': 'Note of a new period' },
    loading: 'Loading the invoice',
    number: 'Number',
    of: 'For invoice',
    ofWords: (number: string, date: string) => `${number} of ${date}`,
    issued: 'Issued on',
    newPeriod: 'New period',
    sac: 'SAC',
    reverse: 'Reverse charge',
    no: 'No',
  },
  receipt: {
    title: 'Receipt',
    from: 'From',
    to: 'For',
    date: 'Paid on',
    plan: (name: string) => `${name} Subscription`,
    period: 'Period',
    paymentId: 'Payment ID',
    orderId: 'Order ID',
    total: 'Paid',
    seller: (name: string, address: string) => `${name}, ${address}`,
    gstin: (number: string) => `GSTIN ${number}`,
    taxable: 'Price before GST',
    tax: (name: string, percent: string) => `${name} ${percent} %`,
    roundOff: 'Round off',
    including: 'including GST',
    print: 'Print',
    close: 'Close',
  },
};

export const subscriptionPart = part('subscription', subscription);
