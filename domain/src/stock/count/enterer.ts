import { authorOf } from '../../members/author.ts';
import type { Author, AuthorRecords } from '../../members/author.ts';
import { wasteInKitchen } from './count.contract.ts';

/** A member of a restaurant who entered something on a screen that several people use. */
export type Enterer = Author;

/** Returns the member who entered what another sends (`authorOf`); null unless a cook, who has the kitchen's screen. */
export const entererOf = (uid: string, records: AuthorRecords): Enterer | null =>
  authorOf(uid, records, wasteInKitchen.needs);
