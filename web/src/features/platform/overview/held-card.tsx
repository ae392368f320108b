import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';

type Row = Entry<Tenant>;

/** Self-referrals that count for nobody until a super admin gives the restaurant to somebody (P-PLATFORM-6). */
export function HeldCard() {
  const words = useWords(platformOverviewPart);
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      { id: 'name', header: words.heldColumns.name, text: ({ value }) => value.name, card: 'title' },
      {
        id: 'signedUp',
        header: words.heldColumns.signedUp,
        text: ({ value }) => dateName(value.signedUpAt),
        card: 'secondary',
      },
    ],
    [words],
  );
  return (
    <SectionCard title={words.held} description={words.heldHint} padding="flush">
      <PagedList
        collection={tenants}
        specOf={tenants.queries.held}
        label={words.held}
        loading={words.loading}
        columns={columns}
        rowTo={({ id }) => href('superRestaurant', { restaurantId: id })}
        icon={CircleCheck}
        empty={words.noneHeld}
      />
    </SectionCard>
  );
}
