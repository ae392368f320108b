import { useEffect } from 'react';
import type { Collection, Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useLiveList } from '../../../firebase/live.ts';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';

export type Row<C extends Collection> = Entry<z.output<C['schema']>>;

export interface Asked<C extends Collection> {
  readonly collection: C;
  /** The query of the page after a cursor; null asks for the first. */
  readonly specOf: (after: Cursor | null) => QuerySpec;
}

const idOf = ({ id }: { readonly id: string }): string => id;
const NONE: Read<never, Cursor> = { items: [], next: null };

/** The platform's collections stand at the root, so their path needs nothing. */
const useRootList = <C extends Collection>(collection: C, spec: QuerySpec) =>
  useLiveList(collection, {} as Parameters<typeof useLiveList<C>>[1], spec);

/** Reads one further page, live, and renders nothing. */
function Further<C extends Collection>({
  collection,
  specOf,
  index,
  after,
  onPage,
}: PageAsked<Row<C>, Cursor> & Asked<C>) {
  const live = useRootList(collection, specOf(after));
  useEffect(() => {
    if (live.state === 'ready') {
      const { value: items, next = null, unreadable = [] } = live;
      onPage(index, { state: 'ready', items, next, unreadable });
    } else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

/** A list of the platform, live, page by page; `readers` must be rendered. */
export function useRootPages<C extends Collection>({ collection, specOf }: Asked<C>) {
  const live = useRootList(collection, specOf(null));
  const first: Read<Row<C>, Cursor> = live.state === 'ready'
    ? { items: live.value, next: live.next ?? null }
    : NONE;
  const question = JSON.stringify(specOf(null));
  const { asked, ...pages } = useFurtherPages({ question, first, idOf });
  const readers = asked.map((page) => <Further key={page.index} {...{ collection, specOf }} {...page} />);
  return { ...pages, live, readers };
}
