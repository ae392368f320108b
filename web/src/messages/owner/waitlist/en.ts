import type { WAIT_REASONS } from '@bhoj/domain/catalogue/reason-codes';
import type { WaitAct } from '@bhoj/domain/waitlist/line';
import type { WaitState } from '@bhoj/domain/waitlist/wait-day.schema';
import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const states: Record<WaitState, string> = {
  waiting: 'Waiting',
  called: 'Called',
  seated: 'Seated',
  'gave-up': 'Gave up',
  lost: 'Left without a word',
};
const acts: Record<WaitAct, string> = {
  call: 'Call',
  'give-up': 'Gave up',
  lose: 'Not here any more',
  undo: 'Undo',
};

/** Why something is not possible for a waiting party. */
const refusals = {
  'waitlist-off': 'The waitlist is switched off. The rules on the bookings page switch it on.',
  'waitlist-full': 'This day has as many parties as Bhoj keeps for one day.',
  'wait-not-found': 'This party is not in the line any more. Reload the page.',
  'wait-state': 'Somebody has dealt with this party meanwhile. Look at it again.',
  'wait-ordered': 'The party has ordered already. Move or cancel its order at the table.',
} satisfies Record<(typeof WAIT_REASONS)[number], string>;

export const waitlistPart = part('waitlist', {
  loading: 'Loading the line',
  couldNotLoad: 'The line could not be loaded',
  offline: 'The line of today is not on this device. It shows when you are back online.',
  offlineNow: 'You are offline. This is the line as it was last seen; adding and seating need a connection.',
  empty: 'Nobody waits. Tap the size of the party at the door.',
  states,
  acts,
  refusals,
  line: (parties: number) => `In line (${parties})`,
  over: (parties: number) => `Today until now (${parties})`,
  add: 'Who is at the door?',
  addSize: (size: number) => `Add a party of ${size}`,
  addMore: 'Add a party of 7+',
  more: '7+',
  guests: (n: number) => counted(n, 'guest', 'guests'),
  number: (n: number) => `No. ${n}`,
  waits: (minutes: number) => `waits ${minutes} min`,
  waited: (minutes: number) => `waited ${minutes} min`,
  between: (from: string, to: string) => `Table ${from} to ${to}`,
  overdue: 'Longer than was said',
  ahead: (n: number) => (n === 0 ? 'Next in line' : `${counted(n, 'party', 'parties')} ahead`),
  unfit: 'No table takes them',
  seatedAt: (tables: string) => `at ${tables}`,
  record: (within: number, of: number) => `${within} of the last ${of} were seated within their range.`,
  noRecord: (missing: number) =>
    `Waiting times show once ${counted(missing, 'more party has', 'more parties have')} been seated from the line. Until then: parties ahead.`,
  actOn: (act: string, name: string) => `${act}: ${name}`,
  seat: 'Seat',
  message: 'Message',
  change: 'Change',
  done: (name: string, state: string) => `${name}: ${state}`,
  form: {
    addTitle: 'Add to the line',
    changeTitle: (name: string) => `Change ${name}`,
    size: 'Guests',
    sizeFault: 'A number of guests from 1 to 200.',
    name: 'Name, if they give one',
    mobile: 'Mobile number, if they give one',
    mobileHint: 'For messages about this wait only. Forgotten at the end of tomorrow.',
    mobileFault: 'Ten digits, beginning with 6 to 9, or nothing.',
    language: 'Language of their messages',
    asking: 'Looking at the tables',
    range: (from: number, to: number) => `${from} to ${to} minutes`,
    now: 'A table is free',
    later: 'More than four hours',
    add: 'Add to the line',
    adding: 'Adding…',
    save: 'Save',
    saving: 'Saving…',
    added: (number: string, ahead: string) => `${number}: ${ahead}`,
    saved: 'Saved',
  },
  seating: {
    title: (name: string) => `Seat ${name}`,
    none: 'No table is free for them now.',
    spot: (tables: string, seats: number) => `${tables}, ${counted(seats, 'seat', 'seats')}`,
    booked: (clock: string) => `booked at ${clock}`,
    hint: 'The table shows the party until a captain takes its order.',
  },
  messages: {
    title: (name: string) => `Message to ${name}`,
    hint: 'WhatsApp opens on this phone with the text. You send it.',
    added: 'In the line',
    coming: 'Still coming?',
    ready: 'Your table is ready',
    linking: 'Making the link to their place in line…',
    noLink: 'The link to their place in line could not be made. The texts go without it.',
    noPage: 'With a public address (Settings), the texts have a link to the place in line.',
    none: 'They gave no number. Add it with Change.',
  },
});
