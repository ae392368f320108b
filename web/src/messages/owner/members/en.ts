import type { Preset, Right } from '@bhoj/domain/catalogue/rights';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { part } from '../../part.ts';

const jobs: Readonly<Record<Preset, string>> = {
  partner: 'Partner',
  manager: 'Manager',
  cashier: 'Cashier',
  captain: 'Captain',
  kitchen: 'Kitchen',
  storekeeper: 'Storekeeper',
  accountant: 'Accountant',
};

const jobHints: Readonly<Record<Preset, string>> = {
  partner: 'Everything that you may do, but the subscription and the account.',
  manager:
    'Runs the house: floor, bills, day, menu, expenses, guests and staff. Does not see profit or wages.',
  cashier: 'Takes orders, settles bills, and closes the day.',
  captain: 'Takes orders at the tables, serves, and settles bills.',
  kitchen: 'Sees the tickets and says what is ready.',
  storekeeper: 'Receives and counts stock, enters expenses, and marks what is sold out.',
  accountant: 'Reads sales, profit and returns, and exports them. Changes nothing.',
};

const rights: Readonly<Record<Exclude<Right, 'dashboard'>, string>> = {
  'take-orders': 'Take orders at the tables, and serve',
  cook: 'Work on the kitchen’s screen',
  'sold-out': 'Mark dishes as sold out',
  'open-dishes': 'Type an open dish and its price',
  settle: 'Settle bills and take payments',
  discount: 'Give discounts, up to the limit below',
  'give-free': 'Give dishes free',
  'cancel-cooked': 'Cancel an order whose food is made',
  refund: 'Return a payment on an open order',
  'void-bill': 'Declare bills void, up to the age below',
  'issue-notes': 'Correct bills with credit and debit notes',
  cash: 'Enter what was paid in, paid out and banked',
  'close-day': 'Close the day',
  'reopen-day': 'Open a closed day again',
  'see-sales': 'See orders, sales, money and trends',
  'see-profit': 'See profit and costs',
  'see-returns': 'See GST returns',
  gst: 'Enter and mark GST returns',
  expenses: 'Enter expenses',
  menu: 'Change the menu, offers and codes',
  stock: 'Receive, count and change stock and recipes',
  tables: 'Arrange tables, and print their QR codes',
  bookings: 'Take bookings, and seat booked parties',
  customers: 'See guests and their numbers, and answer reviews',
  muster: 'Mark who worked. Wages are seen with it',
  payroll: 'Pay wages and advances',
  people: 'Invite people, and change rights they have themselves',
  settings: 'Change the settings',
  export: 'Export guests, and name ledgers',
};

const rightGroups = { floor: 'On the floor', money: 'Bills and money', house: 'The house', people: 'People' };

const notSent = 'The invitation is made, but its mail was not sent.';
const mailFailures: Readonly<Record<LinkFailure, string>> = {
  expired: `${notSent} Send it again from the list.`,
  'wrong-address': `${notSent} Check the address.`,
  'too-many-tries': `${notSent} Too many mails went out in a short time; send it again in a few minutes.`,
  offline: `${notSent} Send it again from the list when you are back online.`,
  failed: `${notSent} Send it again from the list.`,
};

export const staff = {
  description: 'The people who work here, and what each may do. Each signs in with an account of their own.',
  loading: 'Loading your staff',
  couldNotLoad: 'Your staff could not be loaded',
  team: 'On your staff',
  teamCount: (captains: number, cooks: number, office: number) =>
    [
      `${captains} ${captains === 1 ? 'captain' : 'captains'}`,
      `${cooks} in the kitchen`,
      ...(office > 0 ? [`${office} in the office`] : []),
    ].join(', '),
  former: 'Dismissed',
  formerHint: 'They cannot sign in. Their name stays on the orders they took.',
  empty: 'Nobody is on your staff yet. Add a captain, and orders can be taken at the tables.',
  noMatch: (query: string) => `Nobody matches “${query}”.`,
  search: 'Search by name or e-mail',
  clearSearch: 'Clear the search',
  jobs,
  ownRights: (job: string) => `${job}, own rights`,

  // one person
  online: 'Online',
  lastSeen: {
    now: 'Last seen just now',
    minutesAgo: (n: number) => `Last seen ${n} min ago`,
    today: (clock: string) => `Last seen today at ${clock}`,
    on: (date: string) => `Last seen ${date}`,
  },
  neverSeen: 'Not seen yet',
  added: (date: string) => `Added ${date}`,
  more: (name: string) => `More for ${name}`,
  changeRights: 'Job and rights',
  newLink: 'New password link',
  pinSet: 'PIN set',
  resetPin: 'Reset PIN',
  resetPinTitle: (name: string) => `Reset the PIN of ${name}?`,
  resetPinText: (name: string) =>
    `The PIN stops at once. ${name} chooses another one, on a device of their own and with their password.`,
  pinReset: (name: string) => `The PIN of ${name} is reset.`,
  dismiss: 'Dismiss',
  readmit: 'Re-admit',
  readmitting: 'Re-admitting…',

  // adding
  add: 'Add a person',
  addTitle: 'Add a person',
  name: 'Name',
  nameHint: 'As guests and colleagues know them.',
  email: 'E-mail',
  emailHint:
    'The invitation goes to this address, and they sign in with it. For somebody without one, use yours with a plus: asha+kitchen@example.com.',
  job: 'Job',
  jobHints,
  create: 'Invite',
  creating: 'Inviting…',
  invited: (name: string) => `An invitation is on its way to ${name}.`,
  mailFailures,
  invitedHere: 'This address is invited already. You find it in the list, and can send the mail again.',
  emailTakenHere: (name: string) => `${name} has this e-mail already. You find them in the list.`,
  offline:
    'There is no connection just now. What you typed is still here; invite them again when you are back online.',

  // invitations that nobody has accepted yet
  invitations: 'Invited',
  invitationsFailed: 'Invitations could not be loaded. Reload the page to see them.',
  invitationsHint: 'They have not accepted yet. They open the link in the mail and choose a password.',
  invitedAs: (job: string, until: string) => `${job} · ${until}`,
  openUntil: (date: string) => `open until ${date}`,
  expired: (date: string) => `expired on ${date}`,
  sendAgain: 'Send again',
  sendAgainTo: (name: string) => `Send the invitation to ${name} again`,
  withdraw: 'Withdraw',
  withdrawFor: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawn: (name: string) => `The invitation of ${name} is withdrawn.`,

  // the link
  linkTitle: (name: string) => `Password link for ${name}`,
  linkText: (name: string) =>
    `Send it to ${name}, and to nobody else. It works once, for about an hour; then they sign in with their e-mail and the password they chose.`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Select the link and copy it by hand.',
  linkFailed: (sentence: string) => `No link was made. ${sentence}`,
  makingLink: 'Making the link…',
  done: 'Done',

  // job and rights
  rightsTitle: (name: string) => `What ${name} may do`,
  rightsText:
    'A change counts at their next act. If their job moves elsewhere, so does the page that they have open.',
  rights,
  rightGroups,
  notYours: 'You may not do this yourself, so you cannot give it or take it away.',
  discountLimit: 'Discount on one order, at most',
  discountLimits: { captain: 'The captain’s limit from the settings', any: 'No limit', amount: 'An amount' },
  amount: 'Amount in ₹',
  amountWrong: 'Enter whole rupees, from 0 to 1,00,00,000.',
  voidDays: 'Oldest bill that they may declare void, in days',
  voidDaysHint: 'With 0, bills of the same business day. Empty: any.',
  voidDaysWrong: 'Enter whole days, from 0 to 400, or nothing.',
  saveRights: 'Save',
  savingRights: 'Saving…',

  // everybody's rights in one table
  matrix: 'Who may do what',
  matrixHint:
    'Every right of everybody on your staff. Tap a name to change theirs. The owner has every right.',
  matrixTable: 'Rights of each person',
  showMatrix: 'Show',
  hideMatrix: 'Hide',
  loadingMatrix: 'Loading everybody’s rights',
  right: 'Right',
  holdings: {
    has: 'May, by their job',
    given: 'May, given beyond their job',
    taken: 'May not, taken away from their job',
    lacks: 'May not',
  },
  holders: (count: number, people: number) => `${count} of ${people}`,
  rightsDone: (name: string, job: string) => `${name} works as ${job} now.`,
  // dismissal, re-admission
  dismissTitle: (name: string) => `Dismiss ${name}?`,
  dismissText: (name: string) =>
    `${name} is signed out at once, on every device. What they have not sent by then stays on their device. You can re-admit them later.`,
  dismissed: (name: string) => `${name} is dismissed.`,
  readmitted: (name: string) => `${name} is back, and signs in as before.`,
  keep: 'Cancel',
};

const staffFaults: Readonly<Record<string, string>> = {
  name: 'Enter their name, at most 80 characters.',
  email: 'Enter an e-mail address, like name@example.com.',
};

export const staffPart = part('staff', staff);
export const staffFaultsPart = part('staffFaults', staffFaults);
