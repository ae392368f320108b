import { Store } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { Cursor, Entry } from '@bhoj/domain/kernel/collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { dateName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked } from '../../../ui/table/use-further-pages.ts';
import type { Words } from '../../../words/part.ts';
import { platformStaffPart } from '../../../words/owner/platform-staff.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';

type Row = Entry<Tenant>;
const idOf = ({ id }: Row): string => id;
/** ms between two looks at the clock: a trial ends while the page is open. */
const TICK = 60_000;

function columnsOf(words: Words<'platformStaffWords'>, now: number): readonly Column<Row>[] {
  const heads = words.restaurantColumns;
  const day = (at: number | null) => (at === null ? words.notYet : dateName(at));
  return [
    {
      id: 'name',
      header: heads.name,
      text: ({ value }) => value.name,
      cell: ({ value }) =>
        value.selfReferral ? <StatusDotBadge color="red" word={words.selfReferral} /> : null,
      card: 'title',
    },
    { id: 'signedUp', header: heads.signedUp, text: ({ value }) => day(value.signedUpAt), card: 'secondary' },
    {
      id: 'plan',
      header: heads.plan,
      text: ({ value }) => words.plans[subscriptionOf(value, now).state],
      card: 'secondary',
    },
    { id: 'onboarded', header: heads.onboarded, text: ({ value }) => day(value.onboardedAt), card: 'hidden' },
    { id: 'paid', header: heads.paid, text: ({ value }) => day(value.paidAt), card: 'hidden' },
  ];
}

interface OfStaff {
  readonly staffId: string;
}

/** Reads one further page, live, and renders nothing. */
function Further({ staffId, index, after, onPage }: PageAsked<Row, Cursor> & OfStaff) {
  const live = useLiveList(tenants, {}, tenants.queries.ofStaff(staffId, after));
  useEffect(() => {
    if (live.state === 'ready') onPage(index, { state: 'ready', items: live.value, next: live.next ?? null });
    else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

/** The restaurants of one person, latest sign-up first; self-referrals are marked. */
export function ReferredRestaurants({ staffId }: OfStaff) {
  const words = useWords(platformStaffPart);
  const table = useWords(tablePart);
  const now = useNow(TICK);
  const columns = useMemo(() => columnsOf(words, now), [words, now]);
  const live = useLiveList(tenants, {}, tenants.queries.ofStaff(staffId, null));
  const first =
    live.state === 'ready' ? { items: live.value, next: live.next ?? null } : { items: [], next: null };
  const { items, more, onMore, asked } = useFurtherPages<Row, Cursor>({ question: staffId, first, idOf });
  return (
    <SectionCard title={words.restaurants} padding="flush">
      <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={4} />}>
        {() => (
          <DataTable
            label={words.restaurants}
            {...{ columns }}
            rows={items}
            rowId={idOf}
            words={table}
            more={more === 'none' ? null : { state: more, onMore }}
            empty={<EmptyState icon={Store} line={words.noRestaurants} />}
          />
        )}
      </Gate>
      {asked.map((page) => (
        <Further key={page.index} staffId={staffId} {...page} />
      ))}
    </SectionCard>
  );
}
