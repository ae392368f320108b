import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { Collection, Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useLiveList } from '../../../firebase/live.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';

type Row<C extends Collection> = Entry<z.output<C['schema']>>;

interface Asked<C extends Collection> {
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

interface PagedListProps<C extends Collection> extends Asked<C> {
  readonly label: string;
  readonly loading: string;
  readonly columns: readonly Column<Row<C>>[];
  readonly rowTo?: (row: Row<C>) => string;
  readonly icon: LucideIcon;
  readonly empty: string;
}

/** A list of the platform, live, page by page. */
export function PagedList<C extends Collection>(props: PagedListProps<C>) {
  const { collection, specOf, label, loading, columns, rowTo, icon, empty } = props;
  const table = useWords(tablePart);
  const live = useRootList(collection, specOf(null));
  const first: Read<Row<C>, Cursor> = live.state === 'ready'
    ? { items: live.value, next: live.next ?? null }
    : NONE;
  const question = JSON.stringify(specOf(null));
  const { items, unreadable, more, onMore, asked } = useFurtherPages({ question, first, idOf });
  return (
    <>
      <Gate live={live} skeleton={<SkeletonRows label={loading} rows={6} rowHeight={44} />}>
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <DataTable
              {...{ label, columns }}
              rows={items}
              rowId={idOf}
              words={{ ...table, loading }}
              {...(rowTo !== undefined && { rowTo })}
              cardsBelow={760}
              more={more === 'none' ? null : { state: more, onMore }}
              empty={<EmptyState icon={icon} line={empty} />}
            />
          </>
        )}
      </Gate>
      {asked.map((page) => (
        <Further key={page.index} {...{ collection, specOf }} {...page} />
      ))}
    </>
  );
}
