import { part } from '../../part.ts';

const parties = (n: number) => (n === 1 ? '1 party' : `${n} parties`);

/** The page on which a party at the door sees its place in line. */
export const guestWait = {
  title: 'Your place in line',
  number: 'Your number',
  guests: (n: number) => (n === 1 ? '1 guest' : `${n} guests`),
  ahead: (n: number) => (n === 0 ? 'You are next' : `${parties(n)} ${n === 1 ? 'is' : 'are'} ahead of you`),
  ready: 'Your table is ready',
  readyHint: (clock: string) => `Please come to the entrance. You were called at ${clock}.`,
  seated: 'You have your table',
  seatedHint: 'You are not in the line any more.',
  out: 'You are not in the line any more',
  outHint: 'If you still want a table, ask at the entrance.',
  closed: 'The line is closed',
  closedHint: 'The day is over, or the restaurant takes no guests now. Ask at the entrance, or call.',
  between: (from: string, to: string) => `Your table, by estimate: ${from} to ${to}`,
  longer: 'It takes longer than was estimated. You keep your place.',
  noTimes: 'The restaurant names no time here, only your place.',
  promised: 'You keep your place while you wait. A time is an estimate and no promise.',
  notPromised: 'A party behind you may be seated first, where the free table fits only them.',
  looks: 'This page looks by itself while it is open. Bhoj sends no messages.',
  asOf: (clock: string) => `As at ${clock}`,
  look: 'Look now',
  offline: 'There is no connection just now. This is what was seen last.',
  stale: 'The last look failed. This is what was seen last.',
  failedOffline: 'There is no connection just now. Your place is kept; try again when you are back online.',
  failed: 'Something went wrong. Your place is kept; try again.',
  gone: 'This link opens no place in line',
  goneHint:
    'It may not be whole, or it is older than a day. Open it again from the message, or ask at the entrance.',
};

export const guestWaitPart = part('guestWait', guestWait);
