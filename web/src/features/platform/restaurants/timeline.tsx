import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
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
import { useSteps } from './use-steps.ts';
import type { Happened } from './use-steps.ts';

interface TimelineProps {
  readonly restaurantId: string;
  readonly tenant: Tenant;
}

/** The restaurant's history and the platform's acts with their reasons, latest first. */
export function Timeline({ restaurantId, tenant }: TimelineProps) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const { live, rows, unreadable, more } = useSteps(restaurantId, tenant);
  const columns = useMemo<readonly Column<Happened>[]>(() => {
    const heads = words.timelineColumns;
    return [
      { id: 'what', header: heads.what, text: ({ what }) => what, card: 'title' },
      { id: 'at', header: heads.at, text: ({ when }) => when, card: 'secondary' },
      { id: 'reason', header: heads.reason, text: ({ reason }) => reason, card: 'secondary' },
    ];
  }, [words]);
  return (
    <SectionCard title={words.timeline} padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loadingOne} rows={4} />}>
        {() => (
          <>
            <UnreadableCard unreadable={unreadable} />
            <DataTable
              label={words.timeline}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              words={{ ...table, loading: words.loadingOne }}
              more={more}
              empty={<EmptyState icon={ScrollText} line={words.noTimeline} />}
            />
          </>
        )}
      </Gate>
    </SectionCard>
  );
}
