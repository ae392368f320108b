import Button from '@mui/material/Button';
import { Store } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from './restaurant-columns.tsx';

const idOf = ({ id }: Row): string => id;

interface RestaurantsListProps {
  readonly filter: TenantFilter;
  /** The time at which the page was opened; it decides the states. */
  readonly now: number;
  readonly columns: readonly Column<Row>[];
  readonly onClear: () => void;
}

/** Restaurants, page by page. */
export function RestaurantsList({ filter, now, columns, onClear }: RestaurantsListProps) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const { live, items, unreadable, more } = useLivePages(tenants, {}, (after) =>
    tenants.queries.list(filter, new Date(now), after),
  );
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
              more={more}
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
    </SectionCard>
  );
}
