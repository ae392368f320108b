import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { platformAudit } from '@bhoj/domain/platform/platform-audit.collection';
import type { Tenant } from '@bhoj/domain/platform/tenant.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Payment } from './payments-card.tsx';
import type { RestaurantWords } from './restaurant-columns.tsx';

interface Happened {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly reason: string;
}

/** Sign-up, set-up and payments. */
function ownSteps(words: RestaurantWords, tenant: Tenant, payments: readonly Payment[]): Happened[] {
  const { signedUpAt, onboardedAt } = tenant;
  const paid = payments.flatMap(({ id, value: { state, paidAt, planName, amountPaise } }) =>
    state === 'used' && paidAt !== null
      ? [{ id, at: paidAt, what: words.paid(planName, formatMoney(amountPaise)), reason: '' }]
      : [],
  );
  return [
    { id: 'sign-up', at: signedUpAt, what: words.signedUp, reason: '' },
    ...(onboardedAt === null ? [] : [{ id: 'set-up', at: onboardedAt, what: words.onboarded, reason: '' }]),
    ...paid,
  ];
}

interface TimelineProps {
  readonly restaurantId: string;
  readonly tenant: Tenant;
  readonly payments: readonly Payment[];
}

/** What happened with the restaurant, and what the platform did and why, latest first. */
export function Timeline({ restaurantId, tenant, payments }: TimelineProps) {
  const words = useWords(platformRestaurantsPart);
  const table = useWords(tablePart);
  const live = useLiveList(platformAudit, {}, platformAudit.queries.ofSubject(restaurantId));
  const columns = useMemo<readonly Column<Happened>[]>(() => {
    const heads = words.timelineColumns;
    return [
      { id: 'what', header: heads.what, text: ({ what }) => what, card: 'title' },
      { id: 'at', header: heads.at, text: ({ at }) => momentName(at), card: 'secondary' },
      { id: 'reason', header: heads.reason, text: ({ reason }) => reason, card: 'secondary' },
    ];
  }, [words]);
  return (
    <SectionCard title={words.timeline} padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loadingOne} rows={4} />}>
        {(entries) => {
          const acts = entries.map(({ id, value: { at, action, reason } }) => ({
            id,
            at,
            what: words.actions[action] ?? action,
            reason,
          }));
          const rows = [...acts, ...ownSteps(words, tenant, payments)].toSorted((a, b) => b.at - a.at);
          return (
            <DataTable
              label={words.timeline}
              {...{ columns, rows }}
              rowId={({ id }) => id}
              words={table}
              empty={<EmptyState icon={ScrollText} line={words.noTimeline} />}
            />
          );
        }}
      </Gate>
    </SectionCard>
  );
}
