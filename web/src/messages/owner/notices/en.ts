import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { part } from '../../part.ts';

interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The notifications without further facts, by kind. */
const plain: Record<Notification['kind'], Notice> = {
  welcome: {
    title: 'Welcome to Bhoj',
    text: 'Enter your legal details in Settings, and your bills are in order from the first day.',
  },
  'set-up-menu': {
    title: 'Set up your menu',
    text: 'Guests and captains order from it as soon as the first dish is on it.',
  },
  'print-qr-codes': {
    title: 'Print your QR codes',
    text: 'One for each table: guests scan it, read the menu and order.',
  },
  announcement: { title: 'News from Bhoj', text: 'Something has changed. Have a look.' },
};

/** The kinds of events in the restaurant, as the filter and the settings name them. */
const kinds: Record<NoticeKind, Notice> = {
  'bill-voided': { title: 'Void bills', text: 'A bill was declared void after it was printed.' },
  'drawer-differs': {
    title: 'Difference in the drawer',
    text: 'A day was closed with more or less cash than there should be.',
  },
  'low-review': { title: 'Bad reviews', text: 'A guest left two stars or less.' },
  'stale-kitchen': {
    title: 'Tickets that wait',
    text: 'The kitchen has begun nothing of a ticket for too long. Only where it marks dishes on a screen.',
  },
  'day-summary': {
    title: 'Evening summary',
    text: 'The figures of the day at closing time, where somebody gets them on a device.',
  },
  'plan-ending': { title: 'End of the plan', text: 'The trial or the paid period ends within three days.' },
  'wages-due': { title: 'Wages due', text: 'Wages of last month are to be paid by the 7th.' },
  'final-pay-due': {
    title: 'Final pay due',
    text: 'Somebody has left, and their final pay is to be paid within two working days.',
  },
  'return-outdated': {
    title: 'Returns out of date',
    text: 'A document came into a tax month whose return was prepared before.',
  },
  'dismissed-device': {
    title: 'Dismissed devices',
    text: 'The device of somebody who was dismissed still asks for something.',
  },
  'pin-locked': {
    title: 'Wrong PINs',
    text: 'Five wrong PINs were typed for somebody, and the entry is locked for 15 minutes.',
  },
  'mark-disputed': {
    title: 'Disputed days',
    text: 'A captain or a cook says that a day of theirs was otherwise.',
  },
  'booking-asked': {
    title: 'Tables asked for',
    text: 'A guest asks for a table on your public page, and waits for your answer.',
  },
  'booking-by-guest': {
    title: 'Bookings by guests',
    text: 'A guest has booked, changed or cancelled a table on your public page.',
  },
  'platform-notice': {
    title: 'News from Bhoj',
    text: 'What Bhoj has to say. Banners above the page are shown in any case.',
  },
};

/** The bell, its page and its settings. */
export const notices = {
  isNew: 'New',
  today: 'Today',
  yesterday: 'Yesterday',
  none: 'Nothing new',
  all: 'All notifications',
  loading: 'Loading the notifications',
  couldNotLoad: 'The notifications could not be loaded',
  description: 'What happened in the restaurant, the latest first.',
  kind: 'Kind',
  everyKind: 'All kinds',
  markRead: 'Mark all read',
  couldNotMark: 'They could not be marked as read. Check the connection and try again.',
  choose: 'Choose what you are told',
  notForYou: 'Nothing comes to your bell with the rights that you have.',
  noneOfKind: 'Nothing of this kind has happened.',
  showAll: 'Show all kinds',
  plain,
  kinds,
  told: {
    voided: (number: string) => `Bill ${number} declared void`,
    voidedBy: (amount: string, by: string, reason: string) =>
      reason === '' ? `${amount}, by ${by}` : `${amount}, by ${by}: ${reason}`,
    short: (amount: string) => `${amount} short in the drawer`,
    over: (amount: string) => `${amount} too much in the drawer`,
    closedBy: (day: string, by: string) => `${day} was closed by ${by}.`,
    stars: (stars: number) => (stars === 1 ? 'A review of one star' : `A review of ${stars} stars`),
    readReview: 'Read what the guest wrote.',
    stale: (kot: number, minutes: number) => `Ticket ${kot} waits for ${minutes} minutes`,
    staleAt: (table: string) => `Nobody has begun it in the kitchen. It is for ${table}.`,
    staleAway: 'Nobody has begun it in the kitchen.',
    summary: (day: string, amount: string, bills: number) =>
      `${day}: ${amount} on ${bills === 1 ? 'one bill' : `${bills} bills`}`,
    summaryGuests: (guests: number) => (guests === 1 ? 'One guest' : `${guests} guests`),
    weekBefore: (amount: string) => `${amount} a week before`,
    openOrders: (orders: number) => (orders === 1 ? 'One order is open' : `${orders} orders are open`),
    drawerRight: 'The drawer is right',
    planEnds: (day: string) => `Your plan ends on ${day}`,
    renew: 'Renew it, and orders go on without a break.',
    wages: (month: string) => `Wages of ${month} are due`,
    payBy: 'Pay them by the 7th.',
    finalPay: (name: string) => `The final pay of ${name} is due`,
    finalPayBy: (lastDay: string, by: string) => `Their last day was ${lastDay}. Pay it by ${by}.`,
    outdated: (month: string) => `The return of ${month} is out of date`,
    cameSince: (number: string) => `${number} came after it was prepared. Prepare it again before you file.`,
    pinLocked: (name: string) => `Five wrong PINs for ${name}`,
    pinOn: (device: string) =>
      `On the shared device “${device}”. It takes no PIN for this person for 15 minutes.`,
    pinWith: (name: string) => `On the device of ${name}. It takes no PIN for this person for 15 minutes.`,
    device: (name: string) => `A device of ${name} is still signed in`,
    asksForTable: (size: number, when: string) => `A party of ${size} asks for a table, ${when}`,
    answerThem: 'Accept or decline. Until then no table is held.',
    guestBooked: (size: number, when: string) => `A guest booked a table for ${size}, ${when}`,
    guestChanged: (size: number, when: string) => `A guest changed a booking: now ${size} guests, ${when}`,
    guestCancelled: (size: number, when: string) => `A guest cancelled a table for ${size}, ${when}`,
    onPublicPage: 'By themselves, on your public page.',
    disputed: (name: string) => `${name} disputes a day`,
    says: (day: string, mark: string) => `${day}: ${mark}. Accept it in the muster, or keep yours.`,
    deviceHint: 'It was refused, because they are not on the staff any more.',
  },
};

export const noticesPart = part('notices', notices);
