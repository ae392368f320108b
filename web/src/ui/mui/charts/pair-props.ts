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
  /** States the subject: "Lost and won back, by month". */
  readonly title: string;
  readonly description: string;
  readonly pairs: readonly Pair[];
  readonly format: (rupees: number) => string;
  readonly words: PairWords;
}
