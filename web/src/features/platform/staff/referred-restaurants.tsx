import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<Tenant>;
/** ms between two updates of the time, because a trial may end while the page is open. */
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

/** The restaurants of one person, latest sign-up first; self-referrals are marked. */
export function ReferredRestaurants({ staffId }: { readonly staffId: string }) {
  const words = useWords(platformStaffPart);
  const now = useNow(TICK);
  const columns = useMemo(() => columnsOf(words, now), [words, now]);
  return (
    <SectionCard title={words.restaurants} padding="flush">
      <PagedList
        collection={tenants}
        specOf={(after) => tenants.queries.ofStaff(staffId, after)}
        label={words.restaurants}
        loading={words.loading}
        columns={columns}
        icon={Store}
        empty={words.noRestaurants}
      />
    </SectionCard>
  );
}
