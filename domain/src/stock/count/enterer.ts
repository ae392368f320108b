import { authorOf } from '../../members/author.ts';
import type { Author, AuthorRecords } from '../../members/author.ts';
import { wasteInKitchen } from './count.contract.ts';

/** A member of a restaurant who entered something on a screen that several people use. */
export type Enterer = Author;

/** Returns the member who entered something that somebody else sends (`authorOf`). Null for others than cooks, who have no screen of the kitchen. */
export const entererOf = (uid: string, records: AuthorRecords): Enterer | null =>
  authorOf(uid, records, wasteInKitchen.needs);
