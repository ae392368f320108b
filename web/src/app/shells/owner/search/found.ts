/** What a search finds, in the order in which it is shown. */
export const GROUPS = ['recent', 'pages', 'numbers', 'tables', 'dishes', 'people', 'customers'] as const;
export type Group = (typeof GROUPS)[number];

export interface Found {
  readonly group: Group;
  readonly label: string;
  readonly hint: string;
  /** Where it leads; also what it is told apart by. */
  readonly to: string;
  /** Epoch ms for what happened at a time; the newest is shown first. */
  readonly at?: number;
}

/** Sorts by group, and within numbers the newest first. */
export const inOrder = (found: readonly Found[]): Found[] =>
  [...new Map(found.map((one) => [`${one.group} ${one.to} ${one.label}`, one])).values()].toSorted(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (b.at ?? 0) - (a.at ?? 0),
  );
