import { Refusal } from '../catalogue/reasons.ts';
import { emptyBook, isPayoutSound, MOST_MONEY_ENTRIES } from './money-entry.ts';
import type { KeptFields, MoneyBook, MoneyEntry } from './money-entry.ts';

/** Returns the month of an entry's book. */
export const bookMonthOf = ({ day }: Pick<MoneyEntry, 'day'>): string => day.slice(0, 7);

/**
 * Returns the book with one more entry; the same book when it has the entry already. Throws `book-full`, and
 * `payout-wrong` for a payout with days out of order or with more taken off than its gross.
 */
export function withEntry(
  known: MoneyBook | null,
  id: string,
  entry: MoneyEntry & Pick<KeptFields, 'allowed'>,
  at: number,
): MoneyBook {
  const book = known ?? emptyBook(bookMonthOf(entry));
  if (book.entries[id] !== undefined) return book;
  if (entry.kind === 'payout' && !isPayoutSound(entry)) throw new Refusal('payout-wrong');
  if (Object.keys(book.entries).length >= MOST_MONEY_ENTRIES)
    throw new Refusal('book-full', { most: MOST_MONEY_ENTRIES });
  return { ...book, entries: { ...book.entries, [id]: { ...entry, createdAt: at } } };
}

/** Returns the book without an entry; the same book when it has none. */
export function withoutEntry(book: MoneyBook, id: string): MoneyBook {
  const { [id]: gone, ...entries } = book.entries;
  return gone === undefined ? book : { ...book, entries };
}
