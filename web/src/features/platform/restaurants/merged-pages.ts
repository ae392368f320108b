/** A list that is read page by page, latest first. */
export interface Stream<Row> {
  readonly rows: readonly Row[];
  /** Down to which moment it was read; `-Infinity` when all of it was. */
  readonly readTo: number;
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** Returns down to which moment a list was read. `last` is its last entry, null for none. */
export const readToOf = (more: Stream<never>['more'], last: number | null): number =>
  more === 'none' ? -Infinity : (last ?? -Infinity);

/**
 * Returns one list of several, latest first, down to the moment to which all of them were read: what is older could stand
 * below an entry that is not read yet. Reading on asks only those that end there.
 */
export function mergedPages<Row extends { readonly at: number }>(
  streams: readonly Stream<Row>[],
): Pick<Stream<Row>, 'rows' | 'more' | 'onMore'> {
  const horizon = Math.max(...streams.map(({ readTo }) => readTo));
  const ending = streams.filter(({ readTo, more }) => more !== 'none' && readTo === horizon);
  return {
    rows: streams
      .flatMap(({ rows }) => rows.filter(({ at }) => at >= horizon))
      .toSorted((a, b) => b.at - a.at),
    more:
      (['failed', 'loading', 'ready'] as const).find((state) => ending.some(({ more }) => more === state)) ??
      'none',
    onMore: () => ending.forEach(({ onMore }) => onMore()),
  };
}
