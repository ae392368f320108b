import { part } from '../../part.ts';

export const bookingRulesPart = part('bookingRules', {
  title: 'Rules for bookings',
  on: 'Take bookings',
  online: 'Guests on your public page',
  onlineMay: 'They may',
  onlineAs: {
    book: 'Book a free table at once',
    ask: 'Ask, and you accept or decline',
    off: 'Neither',
  },
  onlineHint: 'Large parties always ask, from the size below. Whoever asks holds no table until you accept.',
  onlineLink: 'Guests book here:',
  onlineNoLink:
    'Choose a short address in the settings first. The page for bookings stands below it, and your public menu leads there.',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'The browser does not let Bhoj copy. Mark the link and copy it yourself.',
  waitlist: 'Waitlist',
  waitlistHint: 'Walk-ins join a line and are told how long it takes. It needs no bookings.',
  sittings: 'When parties may begin',
  sittingsHint:
    'The last time is that of the last party, not of closing. A last time before the first is after midnight.',
  noSitting: 'No bookings',
  from: (day: string, n: number) => `${day}, from, sitting ${n}`,
  last: (day: string, n: number) => `${day}, last time, sitting ${n}`,
  to: 'to',
  addSitting: (day: string) => `Add a sitting on ${day}`,
  removeSitting: (day: string, n: number) => `Remove sitting ${n} of ${day}`,
  sizes: 'Parties',
  sizeFrom: 'Smallest party',
  sizeTo: 'Largest party',
  requestFrom: 'Only by request from this size on',
  requestHint: 'Empty: every size books at once.',
  notice: 'Shortest notice, in minutes',
  ahead: 'Days ahead',
  pacing: 'Guests who may begin in a quarter of an hour',
  pacingHint: 'Empty: no bound. A larger party may begin alone.',
  turns: 'How long parties stay',
  turnOf: (from: number, to: number | null) =>
    to === null
      ? `${from} guests and more, minutes`
      : from === to
        ? `${from} guests, minutes`
        : `${from} to ${to} guests, minutes`,
  reset: 'Clearing a table, in minutes',
  hold: 'Holding a table after its time, in minutes',
  blocked: 'Days without bookings',
  block: 'Block this day',
  blockedFull: (most: number) =>
    `Bhoj keeps ${most} days without bookings. Days that are over make room; to block another one now, take a day out.`,
  unblock: (day: string) => `Take bookings on ${day} again`,
  questions: 'Questions to every party',
  question: (n: number) => `Question ${n}`,
  questionsHint:
    'The host sees them while booking, and guests answer them on your public page. Leave empty what you do not ask.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. Bookings that exist stay as they are.',
  fault: 'Some values do not fit. Look at the marked ones.',
  whole: (from: number, to: number) => `A whole number from ${from} to ${to}.`,
  joinsTitle: 'Joined tables',
  joinsHint:
    'Tables that stand beside each other and may be pushed together. Larger parties are seated there.',
  joinsNone: 'No tables are joined on this floor.',
  tablesOf: 'Tables',
  joinFrom: 'From guests',
  joinTo: 'To guests',
  addJoin: 'Add a join',
  removeJoin: (tables: string) => `Remove the join of ${tables}`,
  joinLine: (tables: string, from: number, to: number) => `${tables}: ${from} to ${to} guests`,
  pickTwo: 'Choose two to eight tables of one floor.',
  joinSaved: 'Saved',
});
