import type { Movement } from '@bhoj/domain/platform/sums/mrr-bridge';
import { part } from '../../part.ts';

const movements: Record<Movement, string> = {
  new: 'New',
  expansion: 'Expansion',
  contraction: 'Contraction',
  churn: 'Churn',
  reactivation: 'Reactivation',
};

const steps = { signUps: 'Signed up', onboarded: 'Set up', activated: 'Activated', paid: 'Paid' };

const faults: Record<string, string> = {
  'sweep-not-finished': 'The nightly sweep did not finish',
  'sweep-count-differs': 'The nightly sweep missed restaurants',
  'restaurant-not-read': 'A restaurant could not be read by the nightly sweep',
  'month-differs': 'A month differed from its events and was added up anew',
  'account-not-swept': 'An account could not be looked at by the hourly sweep',
  'payment-not-reconciled': 'A payment could not be compared with the gateway',
  'stock-not-folded': 'A restaurant’s stock could not be added up by the night',
  'stock-differs': 'A restaurant’s stock differed from its moves and was added up anew',
  reserveAhead: 'The tables of coming bookings were not reserved in one run',
  tellOfKitchens: 'Owners were not told of unstarted tickets in one run',
  tellOfEvenings: 'The summaries of evenings did not finish in one run',
  reconcilePayments: 'The comparison of payments with the gateway did not finish',
  sweepAccounts: 'The hourly sweep of accounts did not finish',
  tellOfPlans: 'Owners were not told of ending plans',
  tellOfWages: 'Owners were not told of due wages',
  sweepTenants: 'A run of the nightly sweep stopped',
  foldEachNight: 'The nightly adding up of stock stopped',
  elsewhere: 'An unknown page',
};

/** Texts that /super and /super/analytics share. */
export const platformFigures = {
  movements,
  steps,
  faults,
  show: 'Show as',
  chart: 'Chart',
  table: 'Table',
  month: 'Month',
  amount: 'Amount',
  share: 'Share',
  opening: 'Opening',
  closing: 'Closing',
  none: '–',
  nobody: 'Nobody',
  noCity: 'City not known',
  restaurants: (n: number) => (n === 1 ? '1 restaurant' : `${n} restaurants`),
};

/** /super: how the platform stands. */
export const platformOverview = {
  description: 'How Bhoj is doing: what restaurants pay, use and need.',
  loading: 'Loading the figures',
  mrr: 'MRR',
  mrrText: (month: string, n: number) =>
    `${month}, without tax, from ${n === 1 ? '1 paying restaurant' : `${n} paying restaurants`}`,
  bridge: (month: string) => `MRR of ${month}`,
  kind: 'Change',
  count: 'Restaurants',
  use: 'Restaurants',
  useText: (day: string) => `As the sweep of ${day} counted them.`,
  notSwept: 'No nightly sweep has finished yet. It runs from 2:00 am.',
  states: {
    active: 'Active',
    activated: 'Activated',
    silent: 'Silent',
    trialing: 'On trial',
    premium: 'Premium',
    grace: 'In grace',
    lapsed: 'Lapsed',
    suspended: 'Suspended',
  },
  ending: 'Trials that end this week',
  endingText: (n: number, isMore: boolean) => (isMore ? `${n} or more` : String(n)),
  month: (month: string) => `${month} so far`,
  conversions: 'Trials that ended and paid',
  conversionText: (converted: number, ended: number) => `${converted} of ${ended}`,
  collected: 'Collected',
  refunded: 'Given back',
  surplus: 'Paid twice',
  unpaid: 'Unpaid orders of the last week',
  signUps: 'Sign-ups of the last 20 days by day',
  signUpsList: 'Restaurants, the latest sign-up first',
  byReferrer: 'Sign-ups of the last 20 days by referrer',
  noSignUps: 'Nobody has signed up in the last 20 days.',
  day: 'Day',
  referrer: 'Referred by',
  held: 'Self-referrals to review',
  heldHint: 'They count for nobody until you give the restaurant to somebody on its page.',
  noneHeld: 'No referral is held.',
  heldColumns: { name: 'Restaurant', signedUp: 'Signed up' },
  faults: 'Faults of the last week',
  noFaults: 'Nothing has failed in the last week.',
  faultKinds: { callable: 'Callable', browser: 'Browser', sweep: 'Sweep', trigger: 'Trigger' },
  faultColumns: { what: 'What', kind: 'Where', count: 'Times', at: 'Last' },
};

/** /super/analytics: how the platform grew. */
export const platformAnalytics = {
  description: 'Growth, retention and churn of the last months.',
  loading: 'Loading the months',
  empty: 'No month has figures yet. They begin with the first sign-up.',
  span: 'Months',
  spans: { 6: '6 months', 12: '12 months', 24: '24 months' },
  mrr: 'MRR at the end of each month',
  growth: 'Sign-ups by month',
  bridge: 'MRR by its changes',
  churn: 'Churn by month',
  churnText: 'Restaurants that stopped paying, and what they had brought in a month.',
  churned: 'Restaurants',
  churnedAmount: 'MRR',
  funnel: 'Activation',
  funnelText: 'Of the sign-ups of these months, how many steps were reached in them.',
  step: 'Step',
  count: 'Restaurants',
  cohorts: 'Retention by month of sign-up',
  cohortsText: 'The share of a month’s sign-ups that paid at the end of each month since.',
  cohort: 'Signed up in',
  signUps: 'Sign-ups',
  after: (months: number) => `+${months}`,
  byReferrer: 'Conversion by referrer',
  byCity: 'Conversion by city',
  referrer: 'Referred by',
  city: 'City',
  groupColumns: {
    signUps: 'Sign-ups',
    activated: 'Activated',
    paid: 'Paid',
    ended: 'Trials ended',
    conversion: 'Converted',
  },
};

/** /super/reports: files for a period. */
export const platformReports = {
  description: 'Files for spreadsheets. The server writes them for the period that you choose.',
  kinds: {
    signUps: { name: 'Sign-ups', text: 'Each restaurant with its plan, use and referrer.' },
    subscriptions: { name: 'Subscriptions', text: 'Changes of what restaurants bring in a month.' },
    payments: {
      name: 'Payments and refunds',
      text: 'Each payment and what was given back, with the gateway’s ids.',
    },
    gst: {
      name: 'GST summary',
      text: 'Bhoj’s own invoices and credit notes: sums by month, State and rate, and the numbers that were issued.',
    },
    referrals: {
      name: 'Referrals',
      text: 'What each person of the platform’s staff brought, from the beginning.',
    },
    audit: { name: 'Audit', text: 'What people of the platform did, and why.' },
  },
  write: (name: string) => `Download ${name}`,
  writing: 'Writing…',
  rows: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
  cut: (n: number) => `The file has the first ${n} rows. Choose a shorter period for the rest.`,
  fileName: (kind: string, from: string, until: string) => `bhoj-${kind}-${from}-to-${until}.csv`,
};

export const platformFiguresPart = part('platformFigures', platformFigures);
export const platformOverviewPart = part('platformOverview', platformOverview);
export const platformAnalyticsPart = part('platformAnalytics', platformAnalytics);
export const platformReportsPart = part('platformReports', platformReports);
