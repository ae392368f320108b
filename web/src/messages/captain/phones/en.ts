import { part } from '../../part.ts';

/** A captain's acts on guests' phones: those that ask to be let in, those at a table, and orders at the door. */
export const phones = {
  // phones that ask to be let in
  asksInHint: 'This phone scanned the table’s code and does not know the joining code.',
  letIn: 'Let in',
  sendAway: 'Send away',

  // orders of phones that scanned no code
  atDoor: (place: string) => `No code scanned · for ${place}`,
  atDoorHint: 'This phone came by an old link. Look at the table before you accept.',
  doorTaken: 'Guests sit at this table. Decline this order; its phone can ask to join theirs.',
  clearDoor: 'Decline all without a code',
  clearDoorTitle: (n: number) => `Decline ${n} ${n === 1 ? 'order' : 'orders'} without a code?`,
  clearDoorText:
    'They came by links without a table’s code, or are takeaways from phones. The kitchen never sees them.',
  keep: 'Keep them',

  // the phones of one table
  code: 'Joining code',
  codeHint: 'The next phone at this table needs this code.',
  joined: (n: number) => (n === 1 ? '1 phone' : `${n} phones`),
  none: 'No guest’s phone has joined this order.',
  states: { joined: 'Joined', asks: 'Asks to join', away: 'Sent away' },
  /** Several phones, as `states.asks`. */
  asking: (n: number) => `${n} ask to join`,
  sendAwayTitle: (who: string) => `Send ${who} away?`,
  sendAwayText: 'This phone no longer sees the order. The table gets a new joining code.',
  stays: 'Keep',
  wrongCodes: (n: number) =>
    n === 1 ? 'One wrong code was tried here.' : `${n} wrong codes were tried here.`,
  unlock: 'Unlock the code',
  unlocked: (n: number) => `Unlocked: ${n === 1 ? 'one more code' : `${n} more codes`} may be tried.`,

  // phones that scanned the code of a free table
  waiting: (n: number) => (n === 1 ? 'A phone waits at this table.' : `${n} phones wait at this table.`),
  clear: 'Clear phones that wait here',
  clearTitle: (table: string) => `Clear the phones at ${table}?`,
  clearGo: 'Clear the phones',
  clearHint: 'When the table is full of phones that do not order: they can begin again.',
  cleared: 'No phone waits at this table now.',
};

export const phonesPart = part('phones', phones);
