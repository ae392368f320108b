import { part } from '../../part.ts';

export const tillsPart = part('tills', {
  title: 'Cash sessions',
  description:
    'Each till is in one person’s hands: a float, cash in and out, a blind count. Without them, the drawer is counted once a day.',
  on: 'Use cash sessions',
  onHint: 'The Day view of the orders then opens, hands over and counts tills. Bills need no further tap.',
  till: (n: number) => `Till ${n}`,
  first: 'Counter',
  add: 'Add a till',
  remove: (name: string) => (name === '' ? 'Remove this till' : `Remove ${name}`),
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Saving needs a connection.',
  faults: { name: 'Name the till, at most 30 characters.' },
});
