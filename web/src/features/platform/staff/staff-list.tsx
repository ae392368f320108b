import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { staffColumns } from './staff-columns.tsx';
import type { StaffRow } from './staff-columns.tsx';
import { useFunnels } from './use-funnels.ts';
import { staffQuery } from './use-staff-address.ts';
import type { StaffAddress } from './use-staff-address.ts';

const idOf = ({ id }: { readonly id: string }): string => id;

interface StaffListProps {
  readonly address: StaffAddress;
  readonly onClear: () => void;
}

/** Platform staff, page by page, with the funnel of each. */
export function StaffList({ address, onClear }: StaffListProps) {
  const words = useWords(platformStaffPart);
  const table = useWords(tablePart);
  const columns = useMemo(() => staffColumns(words), [words]);
  const { live, items, unreadable, more } = useLivePages(platformStaff, {}, (after) =>
    staffQuery(address, after),
  );
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
              more={more}
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
    </SectionCard>
  );
}
