import { part } from '../../part.ts';

/** The question before a person leaves with unsent rounds. Every dashboard page loads it. */
export const leaving = {
  title: (n: number) => `${n} ${n === 1 ? 'item' : 'items'} on this device not sent`,
  text: 'They stay on this device and are sent when a captain is signed in here again, with a connection.',
  lostText: 'This device could not keep them. They are lost when this page closes.',
  leave: 'Leave anyway',
  stay: 'Stay',
};

export const leavingPart = part('leaving', leaving);
