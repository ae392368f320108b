import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { customers } from '@bhoj/domain/customers/customer.collection';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import type { Marks } from '@bhoj/domain/customers/segment.schema';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { hasPages, specOf } from '../state/customers-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import { customerColumns } from './customer-columns.tsx';
import { NobodyFound } from './nobody-found.tsx';

export interface CustomerListProps {
  readonly address: Address;
  readonly marks: Marks | null;
  /** Epoch ms. */
  readonly now: number;
  /** The query of the first page. */
  readonly spec: QuerySpec;
  readonly onClear: () => void;
}

/** One list of customers in pages of thirty. */
export function CustomerList({ address, marks, now, spec, onClear }: CustomerListProps) {
  const words = useWords(customersPart);
  const table = useWords(tablePart);
  const restaurantId = useRestaurantId();
  const { live, items, unreadable, more } = useLivePages(customers, { restaurantId }, (after) =>
    after === null ? spec : (specOf(address, marks, now, after) ?? spec),
  );
  const columns = useMemo(() => customerColumns(words), [words]);
  const { view, q } = address;
  const title = q !== '' || view === 'all' ? words.list : words.view[view];
  const empty =
    q === '' ? (
      <EmptyState icon={Users} line={view === 'all' ? words.none : words.noneIn(words.view[view])} />
    ) : (
      <NobodyFound typed={q} onClear={onClear} />
    );
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: words.couldNotLoad, offline: words.offline }}
      empty={{ is: (list) => list.length === 0, show: empty }}
    >
      {() => (
        <SectionCard title={title} padding="flush">
          <UnreadableCard unreadable={unreadable} />
          <DataTable
            label={title}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            words={{ ...table, loading: words.loading }}
            rowTo={({ id }) => addressOf({ ...address, customer: id })}
            cardsBelow={760}
            more={hasPages(address) ? more : null}
          />
        </SectionCard>
      )}
    </Gate>
  );
}
