import { Users } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { customers } from '@bhoj/domain/customers/customer.collection';
import type { Cursor, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { Marks } from '@bhoj/domain/customers/segment.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { hasPages, specOf } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import { customerColumns } from './customer-columns.tsx';
import { NobodyFound } from './nobody-found.tsx';

const NONE: Read<CustomerEntry, Cursor> = { items: [], next: null };
const idOf = ({ id }: CustomerEntry): string => id;

interface FurtherProps extends PageAsked<CustomerEntry, Cursor> {
  readonly specAfter: (after: Cursor) => QuerySpec;
}

/** Reads one further page, live, and renders nothing. */
function FurtherCustomers({ specAfter, index, after, onPage }: FurtherProps) {
  const live = useLiveList(customers, { restaurantId: useRestaurantId() }, specAfter(after));
  useEffect(() => {
    if (live.state === 'ready')
      onPage(index, {
        state: 'ready',
        items: live.value,
        next: live.next ?? null,
        unreadable: live.unreadable ?? [],
      });
    else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

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
  const live = useLiveList(customers, { restaurantId }, spec);
  const columns = useMemo(() => customerColumns(words), [words]);
  const { view, q } = address;
  const next = live.state === 'ready' && hasPages(address) ? (live.next ?? null) : null;
  const first =
    live.state === 'ready' ? { items: live.value, next, unreadable: live.unreadable ?? [] } : NONE;
  const pages = useFurtherPages({ question: JSON.stringify(spec), first, idOf });
  const { more, onMore } = pages;
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
          <UnreadableCard unreadable={pages.unreadable.slice(unreadableOf(live).length)} />
          <DataTable
            label={title}
            columns={columns}
            rows={pages.items}
            rowId={idOf}
            words={{ ...table, loading: words.loading }}
            rowTo={({ id }) => addressOf({ ...address, customer: id })}
            cardsBelow={760}
            more={more === 'none' ? null : { state: more, onMore }}
          />
          {pages.asked.map((asked) => (
            <FurtherCustomers
              key={asked.index}
              {...asked}
              specAfter={(after) => specOf(address, marks, now, after) ?? spec}
            />
          ))}
        </SectionCard>
      )}
    </Gate>
  );
}
