import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const bookingFiguresPart = part('bookingFigures', {
  couldNotLoad: 'The figures of this month could not be loaded',
  none: 'No booking of this month has had its time yet.',
  came: 'Booked and came',
  cameHint: 'Bookings whose time has come, without those that were cancelled.',
  parties: (n: number, guests: number) =>
    `${counted(n, 'party', 'parties')}, ${counted(guests, 'guest', 'guests')}`,
  rows: {
    booked: 'Booked',
    came: 'Came',
    late: 'Came more than 15 minutes late',
    noShow: 'Did not come',
    cancelled: 'Cancelled',
    walkedIn: 'Guests without a booking',
  },
  share: (text: string, percent: number) => `${text} (${percent} %)`,
  guests: (n: number) => counted(n, 'guest', 'guests'),
  walkedInHint:
    'The guests on the month’s bills, less those who came with a booking. Bills that do not know their guests are not counted.',
  walkedInUnknown: 'Not known: fewer guests stand on bills than came with a booking.',
  hours: 'Booked guests at the tables, by hour',
  hoursHint: (seats: number) =>
    `On average, on days with bookings. You have ${counted(seats, 'seat', 'seats')}.`,
  hourText: (guests: string, percent: number | null) =>
    percent === null ? guests : `${guests} (${percent} % of the seats)`,
  turns: 'How long parties stay',
  turnsHint: (enough: number) =>
    `From the seating to the leaving. From ${enough} parties of a size on, Bhoj says after how many minutes three of four had gone.`,
  band: (from: number, to: number | null) =>
    to === null
      ? `${from} guests and more`
      : from === to
        ? counted(from, 'guest', 'guests')
        : `${from} to ${to} guests`,
  ruleOf: (minutes: number) => `Your rules: ${minutes} minutes`,
  ownOf: (minutes: number, parties: number) =>
    `${minutes} minutes, from ${counted(parties, 'party', 'parties')}`,
  tooFew: (parties: number) => `${counted(parties, 'party', 'parties')} so far`,
  take: 'Use these turn times',
  waits: 'Who waited for a table',
  waitsHint: (days: number, of: number) =>
    `A line was kept on ${days} of ${counted(of, 'day', 'days')}. Who turned round at the door on the others is not known.`,
  noWaits: 'Nobody was added to the waitlist in this month. Who turned round at the door is not known.',
  waitRows: {
    waited: 'Joined the line',
    seated: 'Were seated',
    gaveUp: 'Gave up',
    lost: 'Left without a word',
    unknown: 'Not known: still in the line when its day was over',
  },
  waitHours: 'Left before a table, by the hour in which they joined',
  waitHourText: (left: number, waited: number, guests: number) =>
    `${left} of ${counted(waited, 'party', 'parties')}, ${counted(guests, 'guest', 'guests')}`,
  waitsUnknown: 'The lines of this month could not be loaded.',
  takeHint: 'New bookings then get these minutes. Those that exist keep theirs.',
  taken: 'The rules have these turn times now.',
});
