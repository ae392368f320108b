import type { OwnerAct } from '@bhoj/domain/notifications/notification.schema';

/** /super/restaurants and the page of one restaurant. */
export const platformRestaurants = {
  description: 'Every restaurant on Bhoj: its plan, and who brought it.',
  list: 'Restaurants',
  loading: 'Loading restaurants',
  empty: 'No restaurant has signed up yet.',
  nothingFits:
    'No restaurant fits. Search by the beginning of a word or an address, or by a whole referral ID.',
  clear: 'Show all restaurants',
  search: 'Search by name, email or referral ID',
  clearSearch: 'Clear the search',
  plan: 'Plan',
  all: 'All',
  planStates: {
    trialing: 'Trial',
    ending: 'Trial ends within a week',
    premium: 'Premium',
    grace: 'In grace',
    lapsed: 'Lapsed',
    suspended: 'Suspended',
  },
  referrer: 'Referred by',
  anybody: 'Anybody',
  nobody: 'Nobody',
  columns: {
    name: 'Restaurant',
    email: 'Email',
    plan: 'Plan',
    until: 'Until',
    signedUp: 'Signed up',
    onboarded: 'Set up',
    paid: 'Paid',
    referrer: 'Referred by',
  },
  notYet: 'Not yet',
  noEnd: 'Without an end',
  until: (day: string) => `until ${day}`,
  fileName: (day: string) => `bhoj-restaurants-${day}.csv`,
  fileCut: (n: number) => `The file holds the first ${n} restaurants. Filter the list for the others.`,
  fileWithout: (n: number) => `${n} of them cannot be read by this version of Bhoj and are not in the file.`,

  toList: 'All restaurants',
  loadingOne: 'Loading the restaurant',
  notThere: 'There is no such restaurant',
  notThereHint: 'The address may be mistyped. Go back to the list.',
  account: 'Account',
  owner: 'Owner',
  email: 'Email',
  phone: 'Phone',
  restaurantAddress: 'Address',
  referralId: 'Own referral ID',
  cameBy: 'Signed up with',
  noOne: 'No referral ID',
  payments: 'Payments',
  noPayments: 'No payment yet.',
  paymentColumns: { at: 'When', plan: 'Plan', amount: 'Amount', state: 'State', period: 'Paid for' },
  paymentStates: { created: 'Not paid', paid: 'Paid, not used', used: 'Paid', refunded: 'Given back' },
  timeline: 'What happened',
  noTimeline: 'Nothing yet.',
  timelineColumns: { at: 'When', what: 'What', reason: 'Reason' },
  signedUp: 'Signed up',
  onboarded: 'Set-up complete',
  paid: (plan: string, amount: string) => `Paid ${amount} for ${plan}`,
  actions: {
    extendTrial: 'Trial extended',
    giftPremium: 'Premium gifted',
    suspendRestaurant: 'Suspended',
    resumeRestaurant: 'Resumed',
    reassignReferral: 'Referral reassigned',
    noteOwnerLink: 'Set-password link sent',
    disableAccount: 'An account disabled',
    enableAccount: 'An account enabled',
    endSessions: 'Sessions of an account ended',
    noteResetMail: 'Set-password link sent to an account',
  } as Readonly<Record<string, string>>,
  acts: {
    extend: 'Extend the trial',
    gift: 'Gift premium',
    suspend: 'Suspend',
    resume: 'Resume',
    reassign: 'Reassign the referral',
    link: 'Send a set-password link',
  },
  actTexts: {
    extend: 'The trial lasts until the end of the chosen day.',
    gift: 'Premium lasts until the end of the chosen day. A gift counts neither as paid nor as kept.',
    suspend:
      'No round, join or ring is taken from now on. The menu can be read, and open orders can be settled.',
    resume: 'The restaurant takes orders again, as far as its plan goes.',
    reassign: 'The restaurant belongs to the other person from now on.',
    link: 'The owner gets a mail with a link to set a new password. Nobody else sees the link.',
  },
  lastDay: 'Last day',
  reason: 'Reason',
  reasonHint: 'The owner reads it, and it is kept in the record.',
  reasonFault: 'Say why, in a few words.',
  assignTo: 'Belongs to',
  mailFailed: 'The mail could not be sent. Try again in a minute.',
  done: 'Done. The owner is told.',
};

interface Told {
  readonly title: string;
  readonly text: (until: string) => string;
}

/** What the owner's bell says of the platform's acts. */
export const ownerActs: Record<OwnerAct, Told> = {
  'trial-extended': { title: 'Your trial is longer', text: (until) => `It lasts until ${until}.` },
  'premium-gifted': { title: 'You have premium as a gift', text: (until) => `It lasts until ${until}.` },
  suspended: {
    title: 'Your restaurant is suspended',
    text: () => 'Nobody can order through Bhoj. Open orders can be settled, and bills stay readable.',
  },
  resumed: { title: 'Your restaurant is open again', text: () => 'Guests and staff can order.' },
  'referral-reassigned': {
    title: 'Somebody else looks after you',
    text: () => 'Another person of Bhoj is responsible for your restaurant now.',
  },
  'password-link-sent': {
    title: 'A set-password link was mailed to you',
    text: () => 'If you did not ask for it, leave it alone.',
  },
};
