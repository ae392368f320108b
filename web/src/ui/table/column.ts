import type { ReactNode } from 'react';

/** The value that rows are sorted by; null comes last in both directions. */
export type SortValue = string | number | null;

/**
 * The place of a column on a phone's card: `title` is first, `amount` to its right, `secondary` below both. `hidden`
 * columns show on wide screens only.
 */
export type CardPlace = 'title' | 'secondary' | 'amount' | 'hidden';

/** One column, defined once for the screen, the card, the file and the paper. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The cell as plain text: for the file, for paper, and for the screen without a `cell`. */
  readonly text: (row: Row) => string;
  /** Replaces the text on the screen. In the title's column it is below the text, which opens the row. */
  readonly cell?: (row: Row) => ReactNode;
  /** Replaces the text in the CSV file; amounts as numbers of rupees. */
  readonly csv?: (row: Row) => string | number;
  /** Without it the column cannot be sorted. When the server sorts the rows, the value is not used. */
  readonly sortBy?: (row: Row) => SortValue;
  /** True when the first press sorts in descending order, as for amounts and times. */
  readonly isDescendingFirst?: boolean;
  /** `end` for money and counts: right-aligned, digits of equal width, never on two lines. */
  readonly align?: 'start' | 'end';
  readonly card: CardPlace;
  /** True when a card shows the heading before the value, because cards have no row of headings. */
  readonly isLabelledOnCard?: boolean;
  /** CSS width. With virtual rows, columns without one share the rest. */
  readonly width?: string;
  /** True for a column of the file and the paper only. */
  readonly isFileOnly?: boolean;
  /** True for a column of the CSV file only, such as one that an import reads and nobody needs on paper. */
  readonly isCsvOnly?: boolean;
}

/** The column and direction of the sorting. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

export interface TableWords {
  readonly loading: string;
  /** How to move in the list by keyboard. Screen readers read it with the table's name. */
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
