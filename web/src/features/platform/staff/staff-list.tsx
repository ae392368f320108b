import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Cursor, Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';
import { platformStaffPart } from '../../../words/owner/platform-staff.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';
import { staffColumns } from './staff-columns.tsx';
import type { StaffRow } from './staff-columns.tsx';
import { useFunnels } from './use-funnels.ts';
import { staffQuery } from './use-staff-address.ts';
import type { StaffAddress } from './use-staff-address.ts';

type Person = Entry<PlatformStaff>;
const NONE: Read<Person, Cursor> = { items: [], next: null };
const idOf = ({ id }: { readonly id: string }): string => id;

/** Reads one further page, live, and renders nothing. */
function FurtherStaff({
  address,
  index,
  after,
  onPage,
}: PageAsked<Person, Cursor> & { readonly address: StaffAddress }) {
  const live = useLiveList(platformStaff, {}, staffQuery(address, after));
  useEffect(() => {
    if (live.state === 'ready') {
      const { value: items, next = null, unreadable = [] } = live;
      onPage(index, { state: 'ready', items, next, unreadable });
    } else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

interface StaffListProps {
  readonly address: StaffAddress;
  readonly onClear: () => void;
}

/** Platform staff, page by page, with the funnel of each. */
export function StaffList({ address, onClear }: StaffListProps) {
  const words = useWords(platformStaffPart);
  const table = useWords(tablePart);
  const columns = useMemo(() => staffColumns(words), [words]);
  const live = useLiveList(platformStaff, {}, staffQuery(address, null));
  const first = live.state === 'ready' ? { items: live.value, next: live.next ?? null } : NONE;
  const { items, unreadable, more, onMore, asked } = useFurtherPages({
    question: JSON.stringify(address),
    first,
    idOf,
  });
  const funnels = useFunnels(items.map(idOf));
  const rows = items.map((person): StaffRow => ({ ...person, funnel: funnels.of.get(person.id) }));
  const isFiltered = address.q !== '' || address.state !== null;
  return (
    <SectionCard padding="flush">
      {funnels.failed && <Notice tone="error">{words.funnelsFailed}</Notice>}
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={8} rowHeight={44} />}>
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <DataTable
              label={words.list}
              {...{ columns, rows, isFiltered }}
              rowId={idOf}
              words={{ ...table, loading: words.loading }}
              rowTo={({ id }) => href('superStaffMember', { staffId: id })}
              cardsBelow={760}
              more={more === 'none' ? null : { state: more, onMore }}
              empty={<EmptyState icon={Users} line={words.empty} />}
              nothingFits={
                <EmptyState
                  icon={Users}
                  line={words.nothingFits}
                  action={<Button onClick={onClear}>{words.clear}</Button>}
                />
              }
            />
          </>
        )}
      </Gate>
      {asked.map((page) => (
        <FurtherStaff key={page.index} address={address} {...page} />
      ))}
    </SectionCard>
  );
}
