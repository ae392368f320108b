import type { ReactNode } from 'react';
import type { CsvCell } from '../shared/csv-download.ts';

/** What rows are ordered by; null stands at the end, whichever way they are ordered. */
export type SortValue = string | number | null;

/**
 * Where a column stands on a phone's card: `title` begins the card, `amount` stands right of it, `secondary` below both;
 * `hidden` is for wide screens only.
 */
export type CardPlace = 'title' | 'secondary' | 'amount' | 'hidden';

/** One column, said once for the screen, the card, the file and the paper. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** What the cell says in plain words: in the file, on paper, and on the screen where there is no `cell`. */
  readonly text: (row: Row) => string;
  /** What the screen shows in its place; in the title's column, what it shows below the text, which opens the row. */
  readonly cell?: (row: Row) => ReactNode;
  /** What stands in the CSV file instead of the text; amounts as numbers of rupees. */
  readonly csv?: (row: Row) => CsvCell;
  /** A column without it cannot be sorted by. Where the server orders the rows, the value is not looked at. */
  readonly sortBy?: (row: Row) => SortValue;
  /** The first press puts the largest first, as for amounts and times. */
  readonly isDescendingFirst?: boolean;
  /** `end` for money and counts: right-aligned, figures below each other, never on two lines. */
  readonly align?: 'start' | 'end';
  readonly card: CardPlace;
  /** On a card, where there are no heads, the header stands before the value. */
  readonly isLabelledOnCard?: boolean;
  /** CSS width. Where rows are virtual, columns without one share the rest. */
  readonly width?: string;
  /** Stands in the file and on paper only. */
  readonly isFileOnly?: boolean;
}

/** By which column rows are ordered, and in which direction. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

export interface TableWords {
  readonly loading: string;
  /** How to move in the list by keys; read out with the table's name. */
  readonly keys: string;
  readonly sortBy: string;
  readonly asListed: string;
  readonly ascending: (header: string) => string;
  readonly descending: (header: string) => string;
  readonly more: string;
  readonly loadingMore: string;
  readonly couldNotLoadMore: string;
  readonly exportCsv: string;
  readonly print: string;
  readonly preparing: string;
  readonly couldNotPrepare: string;
}
