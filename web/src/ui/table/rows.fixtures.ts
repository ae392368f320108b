import type { Column } from './column.ts';

/** A guest as a list row. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly visits: number;
  /** Rupees. */
  readonly spent: number;
}

export const LONG_NAME = 'Thiruvananthapuram-Padmanabhaswamy-Venkataramanan-Krishnamoorthy'.repeat(3);
export const HINDI_NAME = 'अनुष्का देशपांडे';

export const aGuest = (over: Partial<Guest> = {}): Guest => ({
  id: 'g1',
  name: 'Meera Rao',
  city: 'Pune',
  visits: 3,
  spent: 1_250.5,
  ...over,
});

/** Guest 1, Guest 2 …; each has one more visit than the one before. */
export const guests = (count: number): Guest[] =>
  Array.from({ length: count }, (_, n) =>
    aGuest({ id: `g${n}`, name: `Guest ${n + 1}`, visits: n, spent: n }),
  );

export const COLUMNS: readonly Column<Guest>[] = [
  { id: 'name', header: 'Guest', text: ({ name }) => name, sortBy: ({ name }) => name, card: 'title' },
  {
    id: 'city',
    header: 'City',
    text: ({ city }) => city ?? '',
    sortBy: ({ city }) => city,
    card: 'secondary',
    isLabelledOnCard: true,
  },
  {
    id: 'visits',
    header: 'Visits',
    text: ({ visits }) => String(visits),
    csv: ({ visits }) => visits,
    align: 'end',
    card: 'hidden',
  },
  {
    id: 'spent',
    header: 'Spent',
    text: ({ spent }) => `₹${spent.toLocaleString('en-IN')}`,
    csv: ({ spent }) => spent,
    sortBy: ({ spent }) => spent,
    isDescendingFirst: true,
    align: 'end',
    card: 'amount',
  },
  { id: 'id', header: 'Number', text: ({ id }) => id, card: 'hidden', isFileOnly: true },
];
