import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Cursor, Entry } from '@bhoj/domain/kernel/collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { NO_FILTER } from '@bhoj/domain/platform/tenants/tenant-list';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { FilterField } from './filter-field.tsx';
import { STATES } from './use-subscriptions-address.ts';
import type { ViewProps } from './use-subscriptions-address.ts';

/** The filter of the list of restaurants for each state. */
const ASKED = {
  dunning: { state: 'grace' },
  lapsed: { state: 'lapsed' },
  premium: { state: 'running', plan: 'premium' },
  ending: { state: 'ending', plan: 'free' },
  trialing: { state: 'running', plan: 'free' },
} as const satisfies Record<(typeof STATES)[number], Partial<TenantFilter>>;

/** Subscriptions by state; those with a payment due come first. */
export function StatesView({ address: { state }, go, now }: ViewProps) {
  const words = useWords(platformSubscriptionsPart);
  const restaurants = useWords(platformRestaurantsPart);
  const filter: TenantFilter = { ...NO_FILTER, ...ASKED[state] };
  const columns = useMemo<readonly Column<Entry<Tenant>>[]>(() => {
    const heads = words.subscriptionColumns;
    return [
      { id: 'name', header: heads.name, text: ({ value }) => value.name, card: 'title' },
      { id: 'email', header: heads.email, text: ({ id }) => id, card: 'secondary' },
      { id: 'state', header: heads.state, text: () => words.states[state], card: 'secondary' },
      {
        id: 'until',
        header: heads.until,
        text: ({ value: { membership, premiumUntil, trialEndDate } }) => {
          const end = membership === 'premium' ? premiumUntil : trialEndDate;
          return end === null ? restaurants.noEnd : dateName(end);
        },
        card: 'secondary',
        isLabelledOnCard: true,
      },
    ];
  }, [words, restaurants, state]);
  return (
    <>
      <FilterField
        label={words.state}
        value={state}
        options={STATES}
        words={words.states}
        onChange={(to) => go({ state: to })}
      />
      <SectionCard padding="flush">
        <PagedList
          collection={tenants}
          specOf={(after: Cursor | null) => tenants.queries.list(filter, new Date(now), after)}
          label={words.subscriptions}
          loading={words.loading}
          columns={columns}
          rowTo={({ id }) => href('superRestaurant', { restaurantId: id })}
          icon={Store}
          empty={words.noSubscriptions}
        />
      </SectionCard>
    </>
  );
}
