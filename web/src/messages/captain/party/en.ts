import { part } from '../../part.ts';

/** How many people a party has, as its captain counts them. */
export const party = {
  ask: 'How many guests?',
  hint: 'You can leave it out.',
  count: (n: number) => `${n} ${n === 1 ? 'guest' : 'guests'}`,
  /** Names the count's button for who cannot see that it opens the choice. */
  change: (n: number) => `${n} ${n === 1 ? 'guest' : 'guests'}. Change`,
  /** The number that is as many as the table's seats. */
  seats: (n: number) => `${n}, as many as the table’s seats`,
  /** The number that is reserved. */
  reserved: (n: number) => `${n}, as reserved`,
  unknown: 'Not known',
  title: 'Number of guests',
  save: 'Save',
};

export const partyPart = part('party', party);
