/** The kinds of results, in the order in which they are shown. */
export const GROUPS = ['recent', 'pages', 'numbers', 'tables', 'dishes', 'people', 'customers'] as const;
export type Group = (typeof GROUPS)[number];

export interface Found {
  readonly group: Group;
  readonly label: string;
  readonly hint: string;
  /** The address of the result. It also identifies the result. */
  readonly to: string;
  /** The time of a dated result, epoch ms; the newest comes first. */
  readonly at?: number;
}

/** Sorts by group, and within numbers the newest first. */
export const inOrder = (found: readonly Found[]): Found[] =>
  [...new Map(found.map((one) => [`${one.group} ${one.to} ${one.label}`, one])).values()].toSorted(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (b.at ?? 0) - (a.at ?? 0),
  );
