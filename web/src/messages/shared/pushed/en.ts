import { part } from '../../part.ts';

/** Messages on the own device of captains and cooks: the switches, and what a device shows in their language. */
export const pushed = {
  title: 'Messages on this device',
  hint: 'They come also while Bhoj is closed, for you alone.',
  on: 'Messages are on here.',
  off: 'Messages are off here.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  busy: 'Answer the question of the browser…',
  denied: 'The browser does not let Bhoj show messages. Allow notifications in its settings for this page.',
  unanswered: 'The browser asked, and you gave no answer.',
  install: 'On an iPhone, put Bhoj on the home screen first and open it from there.',
  unsupported: 'This browser cannot show messages.',
  noKeys: 'Messages are not set up yet.',
  failed: 'That did not work. Check the connection and try again.',
  loading: 'Loading',
  couldNotLoad: 'This could not be loaded',
  kinds: { 'approval-asked': 'Somebody asks you', 'stale-kitchen': 'A ticket waits' },
  stale: (kot: number, minutes: number) => `KOT ${kot} has waited ${minutes} min`,
  staleAt: (table: string) => `For ${table}. Nobody has begun it.`,
  staleAway: 'To take away. Nobody has begun it.',
};

export const pushedPart = part('pushed', pushed);
