import Button from '@mui/material/Button';
import { Store } from 'lucide-react';
import { useEffect } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import { useLiveList } from '../../../firebase/live.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from './restaurant-columns.tsx';

const NONE: Read<Row, Cursor> = { items: [], next: null };
const idOf = ({ id }: Row): string => id;

interface Asked {
  readonly filter: TenantFilter;
  /** The time at which the page was opened, by which states are told apart. */
  readonly now: number;
}

/** Reads one further page, live, and renders nothing. */
function Further({ filter, now, index, after, onPage }: PageAsked<Row, Cursor> & Asked) {
  const live = useLiveList(tenants, {}, tenants.queries.list(filter, new Date(now), after));
  useEffect(() => {
    if (live.state === 'ready') {
      const { value: items, next = null, unreadable = [] } = live;
      onPage(index, { state: 'ready', items, next, unreadable });
    } else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

interface RestaurantsListProps extends Asked {
  readonly columns: readonly Column<Row>[];
  readonly onClear: () => void;
}

/** Restaurants, page by page. */
export function RestaurantsList({ filter, now, columns, onClear }: RestaurantsListProps) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const live = useLiveList(tenants, {}, tenants.queries.list(filter, new Date(now), null));
  const first = live.state === 'ready' ? { items: live.value, next: live.next ?? null } : NONE;
  const question = JSON.stringify(filter);
  const { items, unreadable, more, onMore, asked } = useFurtherPages({ question, first, idOf });
  const isFiltered = Object.values(filter).some((value) => value !== null);
  return (
    <SectionCard padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={8} rowHeight={44} />}>
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <DataTable
              label={words.list}
              {...{ columns, isFiltered }}
              rows={items}
              rowId={idOf}
              words={{ ...table, loading: words.loading }}
              rowTo={({ id }) => href('superRestaurant', { restaurantId: id })}
              cardsBelow={760}
              more={more === 'none' ? null : { state: more, onMore }}
              empty={<EmptyState icon={Store} line={words.empty} />}
              nothingFits={
                <EmptyState
                  icon={Store}
                  line={words.nothingFits}
                  action={<Button onClick={onClear}>{words.clear}</Button>}
                />
              }
            />
          </>
        )}
      </Gate>
      {asked.map((page) => (
        <Further key={page.index} {...{ filter, now }} {...page} />
      ))}
    </SectionCard>
  );
}
