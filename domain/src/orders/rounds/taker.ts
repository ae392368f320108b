import { authorOf } from '../../members/author.ts';
import type { Author, AuthorRecords } from '../../members/author.ts';
import { placeRound } from './rounds.contract.ts';

/** A member of a restaurant who takes orders, or did. */
export type Taker = Author;

/** Returns the member who took a round that another sends (`authorOf`). Null for a cook, once perhaps a captain. */
export const takerOf = (uid: string, records: AuthorRecords): Taker | null =>
  authorOf(uid, records, placeRound.needs);
