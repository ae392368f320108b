import { part } from '../../part.ts';

/** /super/subscriptions. */
export const platformSubscriptions = {
  description: 'The plans, who is on which, what was paid, and Bhoj’s own invoices.',
  views: 'Views',
  view: { plans: 'Plans', subscriptions: 'Subscriptions', payments: 'Payments', invoices: 'Invoices' },
  loading: 'Loading',

  plans: 'On sale',
  plansText: 'As the pricing page shows them. Nothing that was sold changes: a new price is a new version.',
  noPlans: 'No plan is stored, so the pricing page shows the free plan and Premium is sold for ₹999 a month.',
  newPlan: 'New plan',
  newVersion: (name: string) => `New version of ${name}`,
  publish: 'Publish a version',
  version: (n: number) => `Version ${n}`,
  since: (n: number, day: string) => `Version ${n}, since ${day}`,
  next: (n: number, price: string, day: string) => `Version ${n} at ${price} from ${day}`,
  lastOffer: (n: number, day: string) => `Withdrawn from ${day} (version ${n})`,
  withdrawn: 'Not on sale any more',
  history: 'All versions',
  noHistory: 'No version has been published here yet.',
  historyColumns: { plan: 'Plan', price: 'Price', from: 'From', published: 'Published' },
  fixed: 'Premium stays as it is: only its marks can be changed.',
  fields: {
    planId: 'ID of the plan',
    name: 'Name',
    price: 'Price in rupees, GST included',
    interval: 'Paid every',
    features: 'Features, one a line',
    from: 'From',
    reason: 'Reason',
  },
  hints: {
    planId: 'Small letters, digits and hyphens. It never changes.',
    reason: 'It is kept in the change log.',
  },
  intervals: { month: 'Month', year: 'Year' },
  isDefault: 'Standard',
  isPopular: 'Popular',
  isOffered: 'On sale',
  fromHint: 'Without a day, or today: at once. Whoever pays keeps their version until renewal.',
  preview: 'Preview',
  faults: {
    planId: 'Use small letters, digits and hyphens, at most 60.',
    name: 'Give the plan a name of at most 60 characters.',
    price: 'Type whole rupees, from 1 to 1,00,000.',
    features: 'Write 1 to 20 features of at most 80 characters.',
    reason: 'Say why, in a few words.',
  } as Readonly<Record<string, string>>,
  published: (name: string, n: number) => `${name}: version ${n} is published.`,

  state: 'State',
  states: {
    dunning: 'Payment due: in grace',
    lapsed: 'Lapsed',
    premium: 'Paid or gifted',
    trialing: 'Trial',
    ending: 'Trial ends within a week',
  },
  subscriptions: 'Restaurants',
  noSubscriptions: 'No restaurant is in this state.',
  subscriptionColumns: { name: 'Restaurant', email: 'Email', state: 'State', until: 'Until' },

  show: 'Show',
  paymentFilters: { paid: 'All payments', surplus: 'Paid twice', refunded: 'Given back', unpaid: 'Not paid' },
  noPayments: 'Nothing here.',
  paymentColumns: {
    plan: 'Plan',
    email: 'Email',
    at: 'When',
    amount: 'Amount',
    state: 'State',
    gateway: 'Gateway IDs',
    act: 'Refund',
  },
  paymentStates: { created: 'Not paid', paid: 'Paid, not used', used: 'Paid', refunded: 'Given back' },
  planVersion: (plan: string, n: number) => `${plan}, version ${n}`,
  marks: { counts: 'counts', surplus: 'paid twice', refunded: 'given back' },
  refundStates: {
    asked: 'refund asked for',
    refused: 'refund refused by the gateway',
    pending: 'refund on its way',
    processed: 'refund done',
    failed: 'refund failed at the bank',
  },
  refundAtGateway: (amount: string, state: string) => `made at the gateway: ${amount}, ${state}`,
  refund: 'Refund',
  refundOf: (paymentId: string) => `Refund ${paymentId}`,
  refundTexts: {
    counts: (amount: string) =>
      `${amount} goes back to the account it came from. What this payment paid for ends now.`,
    surplus: (amount: string) =>
      `${amount} goes back to the account it came from. The subscription stays as it is.`,
    refunded: () => 'The bank sent this refund back. Ask the gateway for it once more.',
  },
  refunded: 'The refund is on its way.',

  noInvoices:
    'No invoice yet. They begin with the first payment after the legal details are entered in settings.',
  invoiceColumns: { number: 'Number', kind: 'Kind', at: 'Issued', to: 'For', total: 'Total', tax: 'GST' },
  invoice: 'Tax invoice',
  ofInvoice: {
    'credit-note': (number: string) => `Credit note for ${number}`,
    'period-note': (number: string) => `New period of ${number}`,
  },
};

export const platformSubscriptionsPart = part('platformSubscriptions', platformSubscriptions);
