import type { More } from '../../../ui/table/table-more.tsx';

/** A list that is read page by page, latest first. */
export interface Stream<Row> {
  readonly rows: readonly Row[];
  /** Down to which moment it was read; `-Infinity` when all of it was. */
  readonly readTo: number;
  readonly more: More | null;
}

/** Returns down to which moment a list was read. `last` is its last entry, null for none. */
export const readToOf = (more: More | null, last: number | null): number =>
  more === null ? -Infinity : (last ?? -Infinity);

/**
 * Returns one list of several, latest first, down to the moment to which all of them were read: what is older could stand
 * below an entry that is not read yet. Reading on asks only those that end there.
 */
export function mergedPages<Row extends { readonly at: number }>(
  streams: readonly Stream<Row>[],
): Pick<Stream<Row>, 'rows' | 'more'> {
  const horizon = Math.max(...streams.map(({ readTo }) => readTo));
  const ending = streams.flatMap(({ readTo, more }) => (more !== null && readTo === horizon ? [more] : []));
  const state = (['failed', 'loading', 'ready'] as const).find((of) =>
    ending.some((more) => more.state === of),
  );
  return {
    rows: streams
      .flatMap(({ rows }) => rows.filter(({ at }) => at >= horizon))
      .toSorted((a, b) => b.at - a.at),
    more: state === undefined ? null : { state, onMore: () => ending.forEach(({ onMore }) => onMore()) },
  };
}
