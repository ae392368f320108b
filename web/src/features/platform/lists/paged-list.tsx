import type { LucideIcon } from 'lucide-react';
import type { Collection, Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';

const idOf = ({ id }: { readonly id: string }): string => id;

type Row<C extends Collection> = Entry<z.output<C['schema']>>;

interface PagedListProps<C extends Collection> {
  readonly collection: C;
  /** Returns the query of the page after a cursor; null gives the first. */
  readonly specOf: (after: Cursor | null) => QuerySpec;
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
  const { live, items, unreadable, more } = useLivePages(collection, {}, specOf);
  return (
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
            more={more}
            empty={<EmptyState icon={icon} line={empty} />}
          />
        </>
      )}
    </Gate>
  );
}
