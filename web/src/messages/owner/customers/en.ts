import type { ConsentWay } from '@bhoj/domain/customers/customer.schema';
import type { Segment } from '@bhoj/domain/customers/segment';
import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : many}`;

const segments: Readonly<Record<Segment, string>> = {
  new: 'New',
  regular: 'Regular',
  best: 'Best',
  due: 'Due back',
  lost: 'Lost',
};

export const consentWays: Readonly<Record<ConsentWay, string>> = {
  'in-person': 'In person',
  phone: 'On the phone',
  message: 'By message',
  paper: 'On paper',
  online: 'Online',
};

export const customers = {
  description: 'Guests who left a mobile number or whom you added, and the consent they gave.',
  loading: 'Loading the customers',
  couldNotLoad: 'The customers could not be loaded',
  offline: 'These customers are not on this device. They show when you are back online.',
  none: 'No customer yet. A guest who leaves a mobile number at the table shows here, and so does one whom you add.',
  noneIn: (view: string) => `Nobody is in “${view}” today.`,
  nothingFound: (typed: string) =>
    `Nobody fits “${typed}”. Search by the beginning of a name, or at least three digits of a number.`,
  clearSearch: 'Clear search',
  search: 'Search name or number',
  list: 'Customers',
  views: 'Groups of customers',
  view: { all: 'All', ...segments, offers: 'Agreed to offers', asked: 'Asked to be erased' },
  segments,
  meaning: 'What the groups mean',
  meanings: (marks: {
    readonly customers: number;
    readonly newDays: number;
    readonly visits: number;
    readonly spend: string;
    readonly lostDays: number;
  }) => ({
    new: `First visit in the last ${marks.newDays} days; of who was added and has not come, the consent.`,
    regular: `${counted(marks.visits, 'visit', 'visits')} or more: at least as many as three of four guests here have, and three at the least.`,
    best: `Spent ${marks.spend} or more: at least as much as nine of ten guests here.`,
    due: 'Away for longer than twice their own usual gap between visits. Five names a day, those whose day came last. Who was sent a message is due again after another such wait.',
    lost: `Not here for ${marks.lostDays} days: twice the gap that nine of ten guests do not exceed, and 60 days at the least. Who was added and has not come counts from the consent.`,
    basis: `Computed once a day from the ${marks.customers.toLocaleString('en-IN')} guests with a bill among the 500 who were here last.`,
  }),
  columns: {
    name: 'Name',
    mobile: 'Mobile',
    last: 'Last visit',
    visits: 'Visits',
    spent: 'Spent',
    average: 'Average',
  },
  noName: 'No name',
  noBill: 'No bill yet',
  asksErasure: 'Asked to be erased',
  someAsk: 'A guest asked on their bill’s page to be erased.',
  showAsking: 'Show',

  exportAll: 'Export CSV',
  exportTitle: 'Take out all customers?',
  exportHint: 'The file has names and numbers. Your reason is kept in the audit.',
  reason: 'Reason',
  reasonNeeded: 'Say why.',
  exportDone: (n: number) => `${counted(n, 'customer', 'customers')} in the file`,
  fileName: (day: string) => `bhoj-customers-${day}.csv`,
  csv: ['Name', 'Mobile', 'Visits', 'Spent', 'First seen', 'Last visit', 'Agreed to offers'],

  customer: 'Customer',
  gone: 'This customer’s record is gone: it was erased, or merged into another one.',
  visits: 'Visits',
  spent: 'Spent',
  average: 'Average a visit',
  firstSeen: 'First seen',
  lastSeen: 'Last visit',
  usualGap: 'Usual gap',
  days: (n: number) => counted(n, 'day', 'days'),
  dueBack: 'Due back since',
  asked: 'Sent a message since, on',
  askedOn: (day: string) => `Message on ${day}`,
  favourites: 'Orders most',
  noFavourites: 'No dish on a bill yet.',
  portions: (n: number) => counted(n, 'portion', 'portions'),
  byMonth: 'Spend by month',
  bills: 'Last bills',
  noBills: 'No bill yet, or none since bills are listed here.',
  openBill: (number: string) => `Open bill ${number}`,
  onOrders: 'Names and notes on orders',
  addresses: 'Addresses of deliveries',
  booked: 'Booked tables',
  reviews: 'Reviews',
  noReviews: 'No review of these visits.',
  reviewsFailed: 'The reviews could not be loaded',
  reviewsOffline: 'These reviews are not on this device. They show when you are back online.',
  takenDown: 'Taken down',
  takenDownFor: (reason: string) => `Taken down: ${reason}`,
  starsOf: (stars: number) => `${stars} of 5 stars`,
  openReview: (day: string) => `Open the review of ${day}`,
  figure: { show: 'Show as', chart: 'Chart', table: 'Table', name: 'Month', amount: 'Spent', share: 'Share' },
  notes: 'Notes',
  allergies: 'Must not eat, as the guest said it',
  consent: 'Consent',
  purposes: {
    bill: 'Name and number for their bills',
    offers: 'Messages with offers',
    company: 'Company on their bills',
    allergies: 'What they must not eat',
  },
  given: (version: number, at: string) => `Text ${version}, ${at}`,
  /** A consent that was given outside Bhoj, as the owner noted it. */
  noted: (how: ConsentWay, at: string) => `${consentWays[how]}, ${at}`,
  withdrawnBy: (by: 'guest' | 'owner', at: string) =>
    by === 'guest' ? `Withdrawn by the guest, ${at}` : `Withdrawn here, ${at}`,
  withdraw: 'Withdraw',
  withdrawLabel: (purpose: string) => `Withdraw: ${purpose}`,
  agree: 'The guest agreed to offers',
  agreeTitle: 'Did the guest agree?',
  agreeText:
    'Note it only when the guest told you, from this number or in person, that they want messages with offers. They can withdraw at any time.',
  agreed: 'Consent noted',

  edit: 'Edit',
  save: 'Save',
  saved: 'Saved',
  name: 'Name',
  mobile: 'Mobile',
  note: 'Note',
  noteHint: 'Only the owner reads it. The guest gets it in their file.',
  allergiesHint: 'Only what the guest told you, in their words, and with their consent to keep it.',
  exportOne: 'Their data as a file',
  exportOneDone: 'File saved. The audit has an entry.',
  exportOneCut: 'File saved. It says at its end what it does not hold. The audit has an entry.',
  leftOut: 'Not all of it is in this file',
  leftOutOf: {
    orders: 'More orders are stored than a file holds. Ask the restaurant for the others.',
    bookings: 'More bookings are stored than a file holds. Ask the restaurant for the others.',
    addresses: 'More deliveries are stored than a file holds. Ask the restaurant for the others.',
  },
  merge: 'Merge',
  mergeTitle: (name: string) => `Merge another record into ${name}`,
  mergeSearch: 'Name or number of the other record',
  mergeHint: 'Choose the record that goes away. Issued bills stay as they are.',
  mergeNobody: 'Nobody else fits.',
  mergePreview: (visits: number, spent: string) =>
    `After the merge: ${counted(visits, 'visit', 'visits')}, ${spent}. The name of this record and both numbers stay.`,
  mergeEnds: (purposes: readonly string[]) =>
    `The guest withdrew this in one of the records, so it is not kept: ${purposes.join(', ')}.`,
  mergeNow: 'Merge',
  merged: (visits: number, spent: string) => `Merged: ${counted(visits, 'visit', 'visits')}, ${spent}`,
  mergeWrong: 'The merged record differs from the preview: somebody changed it meanwhile. Look at it.',
  erase: 'Erase',
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseHint: (visits: number) =>
    `The record is deleted at once, and with it their names and notes on orders, the words of their reviews, addresses of deliveries, their bookings’ names and numbers, and their name and number in the history. An address of a delivery under way goes within a day. The issued bills of ${counted(visits, 'visit', 'visits')} and notes to them stay as issued, because GST law wants them; a bill that is still open gets no name.`,
  eraseNow: 'Erase',
  receiptTitle: 'Erased',
  receipt: (at: string, until: string, visits: number) =>
    `The record and its traces were deleted on ${at}, and a search then found none. The issued bills of ${counted(visits, 'visit', 'visits')} stay as issued. This receipt without name and number is kept until ${until}.`,

  message: 'Message',
  messageHint: 'Sent from your own phone, one by one. {name} becomes the guest’s name.',
  messageText: 'Text',
  messageDefault: (restaurant: string) => `Namaste {name}, this is ${restaurant}. `,
  guest: 'guest',
  whatsapp: 'Open WhatsApp',
  share: 'Share',
  messagesSent: (n: number, last: string) =>
    n === 0 ? 'No message yet' : `${counted(n, 'message', 'messages')}, the last on ${last}`,
};

export const customersPart = part('customers', customers);
