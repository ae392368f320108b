import type { ReactNode } from 'react';

export interface Pair {
  readonly name: string;
  /** In rupees, with decimals for paise. */
  readonly first: number;
  /** Null where there is none. */
  readonly second: number | null;
}

export interface PairWords {
  readonly show: string;
  readonly chart: string;
  readonly table: string;
  /** The headings of the column of names, and of the two amounts. */
  readonly name: string;
  readonly first: string;
  readonly second: string;
  /** Shown in place of a missing second amount. */
  readonly none: string;
}

export interface PairFigureProps {
  /** States the subject: "Sales of today by hour, tax included, beside a usual Sunday". */
  readonly title: string;
  readonly description: string;
  readonly pairs: readonly Pair[];
  readonly format: (rupees: number) => string;
  /** Draws the first amount of a pair in the table, for example as a link; without it, the table shows its text. */
  readonly drawFirst?: ((pair: Pair, place: number) => ReactNode) | undefined;
  readonly words: PairWords;
}
