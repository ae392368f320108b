import type { More } from '../../../ui/table/table-more.tsx';

/** A list that is read page by page, latest first. */
export interface Stream<Row> {
  readonly rows: readonly Row[];
  /** The time down to which it was read; `-Infinity` once all of it was. */
  readonly readTo: number;
  readonly more: More | null;
}

/** Returns the time down to which a list was read. `last` is its last entry, null for none. */
export const readToOf = (more: More | null, last: number | null): number =>
  more === null ? -Infinity : (last ?? -Infinity);

/**
 * Merges several lists into one, latest first, down to the time to which all of them were read. It leaves out older
 * entries, because an unread one may belong above them. Reading on loads only the lists that were read no further than
 * that time.
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
