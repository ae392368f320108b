import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import { platformAudit } from '@bhoj/domain/platform/platform-audit.collection';
import type { Tenant } from '@bhoj/domain/platform/tenant.schema';
import { momentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';
import { useRootPages } from '../lists/use-root-pages.tsx';
import { useSteps } from './use-steps.ts';
import type { Happened } from './use-steps.ts';

interface TimelineProps {
  readonly restaurantId: string;
  readonly tenant: Tenant;
}

/** What happened with the restaurant, and what the platform did and why, latest first. */
export function Timeline({ restaurantId, tenant }: TimelineProps) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const specOf = (after: Cursor | null) => platformAudit.queries.ofSubject(restaurantId, after);
  const { live, items, unreadable, more, onMore, readers } = useRootPages({
    collection: platformAudit,
    specOf,
  });
  const steps = useSteps(restaurantId, tenant);
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
        {() => {
          const acts = items.map(({ id, value: { at, action, reason } }): Happened => ({
            id,
            at,
            when: momentName(at),
            what: words.actions[action] ?? action,
            reason,
          }));
          // What is older than the last act that was read comes with the acts of its time.
          const from = more === 'none' ? -Infinity : (acts.at(-1)?.at ?? -Infinity);
          const own = steps.filter(({ at }) => at >= from);
          return (
            <>
              <UnreadableCard unreadable={unreadable} />
              <DataTable
                label={words.timeline}
                columns={columns}
                rows={[...acts, ...own].toSorted((a, b) => b.at - a.at)}
                rowId={({ id }) => id}
                words={{ ...table, loading: words.loadingOne }}
                more={more === 'none' ? null : { state: more, onMore }}
                empty={<EmptyState icon={ScrollText} line={words.noTimeline} />}
              />
            </>
          );
        }}
      </Gate>
      {readers}
    </SectionCard>
  );
}
